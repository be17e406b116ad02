/** While looking ahead is unfinished, a drag names no rule: a guess could accuse falsely. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { toAct } from '../../kernel/agenda';
import { finished } from '../../kernel/slices';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { readingOf } from '../panels/reading';
import { playOn, seatedTable } from '../testing/seated-tables';
import { foreseen, judge, saidOf } from './by-hand';
import { EMPTY, handOf } from './hand';
import { forecastOf } from './labels';
import { changesBetween, makesSense } from './testing/changes';
import { situationAt } from './testing/taken';

const speech = speechOf('en');

/** How many decisions ahead changes are taken from; Kremlin begins with forty for its sheets. */
const AHEAD = 4;
const DECISIONS = 100;
const LOOKED_AT = 6;
const MOST_CHANGES = 60;
/** In how many decisions the final verdict is checked. */
const JUDGED = 4;

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: a drag names no rule until looking ahead is done, and then what the rules say',
  async (id, game) => {
    const { table, at } = await seatedTable(game, { seed: 3 });
    const timelines = [];
    for (let turn = 0; turn < DECISIONS && !table.referee.timeline.ending; turn++) {
      const { timeline } = table.referee;
      if (turn % AHEAD === 0 && timelines.at(-1)?.state !== timeline.state) timelines.push(timeline);
      await playOn(table, at, 1, undefined, turn, 'bot');
    }
    const looks = timelines.filter((_, n) => n < LOOKED_AT / 2 || n >= timelines.length - LOOKED_AT / 2);
    let asked = 0;
    for (const [n, timeline] of looks.slice(0, -1).entries()) {
      const [seat = ''] = toAct(game, timeline.state);
      const situation = situationAt(timeline, timeline.state, seat, 'advised');
      const { words } = readingOf(situation.client, speech);
      const hand = handOf(situation, { ...EMPTY, byHand: true });
      const { seen } = hand;
      const work = foreseen(hand);
      const isOver = work.next().done;
      const { presentation } = situation.client;
      const later = game.hide(looks[n + 1]?.state ?? timeline.state, seat);
      const { counters } = presentation.tabletop(seen);
      const slots = [...new Set(counters.map(({ slot }) => slot))];
      const moves = counters
        .slice(0, 12)
        .flatMap(({ piece, slot: from }) =>
          slots.filter(to => to !== from).map(to => ({ kind: 'move', piece, from, to, count: 1 }) as const),
        );
      const changes = [...changesBetween({ game, presentation }, seen, later), ...moves]
        .filter(change => makesSense(game, seen, change))
        .slice(0, MOST_CHANGES);
      for (const edit of changes) {
        const drop = judge(hand, [edit]);
        if (isOver || (drop.kind !== 'edit' && drop.kind !== 'proposal')) continue;
        asked++;
        const forecast = forecastOf(words, speech, { kind: 'perform', drop }, change => saidOf(hand, change));
        expect(forecast?.rule, JSON.stringify(edit)).toBeUndefined();
      }
      finished(work);
      for (const edit of changes.slice(0, JUDGED)) expect(saidOf(hand, edit)).toMatchObject({ judged: true });
    }
    expect(asked).toBeGreaterThan(floorOf(id, 0, -1));
  },
);
