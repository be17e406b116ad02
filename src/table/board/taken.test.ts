/**
 * The piece under the pointer is the one that moves, never a twin elsewhere, however it is taken and wherever it
 * goes.
 */
import { expect, test } from 'vitest';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { sameFaces } from './by-hand';
import { step } from './gestures';
import { EMPTY } from './hand';
import { targetsIn } from './held';
import { forecastOf } from './labels';
import { liesOn } from './targets';
import { carriedOver, middleOf, MODES, pointsOf, situationAt } from './testing/taken';
import { wordingOf } from '../i18n/wording';
import { speechOf } from '../../../scripts/languages';
import { seatedTable } from '../testing/seated-tables';

const SPEECH = speechOf('en');

/** Each piece is dropped at one in this many places; `taken.fuzz.test.ts` tries all. */
const ONE_OF = 4;

/** A game without pieces at the start, so that none can be chosen together. */
const STARTS_EMPTY: readonly string[] = ['civil-war'];

// shows table.4
test.each(EVERY_GAME.flatMap(game => MODES.map(mode => [game.id, mode, game] as const)))(
  '%s, %s: the piece under the pointer at the start is the one that moves, at every place',
  async (_, mode, game) => {
    const { table, seats } = await seatedTable(game, { seed: 3 });
    const { timeline } = table.referee;
    const seat = toAct(game, timeline.state)[0] ?? seats[0] ?? '';
    const situation = situationAt(timeline, timeline.state, seat, mode);
    const { looked, grouped, wrong } = carriedOver(situation, pointsOf(situation), ONE_OF);
    expect(looked).toBeGreaterThan(floorOf(game.id, mode === 'enforced' ? 0 : 30, -1));
    if (mode === 'free' && !STARTS_EMPTY.includes(game.id)) expect(grouped).toBeGreaterThan(floorOf(game.id, 5, -1));
    expect(wrong.slice(0, 8)).toEqual([]);
  },
);

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: no drag of a counter in Advised does nothing: where nothing takes it, the pointer says so',
  async (_, game) => {
    const { table, seats } = await seatedTable(game, { seed: 3 });
    const { timeline } = table.referee;
    const seat = toAct(game, timeline.state)[0] ?? seats[0] ?? '';
    const situation = situationAt(timeline, timeline.state, seat, 'advised');
    const words = wordingOf(situation.client.presentation, SPEECH);
    const silent: string[] = [];
    let missed = 0;
    for (const placement of situation.view.placements) {
      if (placement.kind !== 'counter') continue;
      const own = situation.view.board.slots.find(({ id }) => id === placement.slot)?.box;
      const { hand } = step(situation, EMPTY, { kind: 'lift', placement });
      for (const at of pointsOf(situation)) {
        const isHome = own && at.x >= own.x && at.x <= own.x + own.width && at.y >= own.y && at.y <= own.y + own.height;
        const isItself = liesOn({ area: { box: placement } }, at);
        if (isHome || isItself) continue;
        const { action } = step(situation, hand, { kind: 'drop', placement, at });
        if (action?.kind === 'why') missed++;
        if (action?.kind === 'why' ? !forecastOf(words, SPEECH, action) : !action)
          silent.push(JSON.stringify([placement.id, placement.slot, at]));
      }
    }
    expect(silent).toEqual([]);
    if (!STARTS_EMPTY.includes(game.id)) expect(missed).toBeGreaterThan(floorOf(game.id, 5, -1));
  },
);

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: a marker goes along its own track, where every box is lit and takes it, and along no other',
  async (_, game) => {
    const { table, seats } = await seatedTable(game, { seed: 3 });
    const { timeline } = table.referee;
    const situation = situationAt(timeline, timeline.state, seats[0] ?? '', 'free');
    const { view, client } = situation;
    const markers = view.tabletop.markers.flatMap(marker => {
      const placement = view.placements.find(one => one.id === marker.id && one.kind === 'marker');
      return placement ? [{ marker, placement }] : [];
    });
    expect(markers.length).toBeGreaterThan(floorOf(game.id, 0, -1));
    for (const { marker, placement } of markers) {
      const { hand } = step(situation, EMPTY, { kind: 'lift', placement });
      const lit = targetsIn(situation, hand).map(({ aim }) => aim.key);
      for (const { key, landing, area } of view.aims) {
        if (landing.kind !== 'value' || !('box' in area)) continue;
        const set = { kind: 'set', marker: marker.id, to: landing.value } as const;
        const isOpen =
          landing.track === marker.track &&
          landing.value !== marker.value &&
          Array.isArray(game.edit(view.state, set, sameFaces));
        const at = middleOf(area.box);
        // boxes of several tracks may lie over each other: the last one is meant
        if (view.aims.findLast(aim => aim.landing.kind === 'value' && liesOn(aim, at))?.key !== key) continue;
        const { action } = step(situation, hand, { kind: 'drop', placement, at });
        const drop = action?.kind === 'go' ? action.target.drop : action?.kind === 'perform' ? action.drop : undefined;
        const made = drop?.kind === 'edit' ? drop.edit : undefined;
        const where = `${client.game.id}: ${marker.id} on ${key}`;
        expect([where, made]).toEqual([where, isOpen ? set : undefined]);
        expect([where, lit.includes(key)]).toEqual([where, isOpen]);
      }
    }
  },
);
