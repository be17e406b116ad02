/** Whatever a legal move changes at an Advised table, hands can change with some control, in every game. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { EVERY_GAME } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { openPlay } from '../../kernel/playthrough';
import { diceOfSeed, movesOf, pickMove } from '../../kernel/testing/random-play';
import { piecesOf } from '../drawing/picture-names';
import { type Reading, readingOf } from '../panels/reading';
import { seatedTable } from '../testing/seated-tables';
import type { Dragged, Drop } from './by-hand';
import type { ByHandRow } from './by-hand-rows';
import { cardRows } from './card-rows';
import { step } from './gestures';
import { type BoardAction, EMPTY, type Situation } from './hand';
import { pieceMoves, pieceRows } from './piece-rows';
import { pileRows } from './pile-rows';
import type { Placement } from './projection';
import { eachChangeOf } from './testing/changes';
import { situationAt } from './testing/taken';

/** So many positions of a game are looked at, with so many decisions between them. */
const POSITIONS = 40;
const EVERY = 4;
/** So many commands of a position at most. */
const COMMANDS = 150;
/** Of changes that differ only in a number one is enough. */
const likeness = (edit: GameEdit): string =>
  JSON.stringify({
    ...edit,
    ...('card' in edit && { card: edit.card === '?' }),
    ...('to' in edit && edit.kind === 'set' && { to: 0 }),
  }).replace(/\d+/g, '#');

const dropsOf = (action: BoardAction | undefined): readonly Drop[] => {
  if (action?.kind === 'perform') return [action.drop];
  if (action?.kind !== 'go') return [];
  const { commands, drop } = action.target;
  return [...commands.map(command => ({ kind: 'command', command }) as const), ...(drop ? [drop] : [])];
};

/** Is it this change, or the action that it belongs to? A card that is not named may be any. */
const isIt = (drop: Drop, edit: GameEdit): boolean => {
  if (drop.kind === 'refused') return false;
  if (drop.kind === 'command') return true;
  const made: Readonly<Record<string, unknown>> = drop.edit;
  const isDealt = made['kind'] === 'deal' && edit.kind === 'cards' && made['to'] === edit.to;
  const asked = Object.entries(edit).filter(([field]) => !['card', 'count'].includes(field));
  return isDealt || asked.every(([field, value]) => made[field] === value);
};

/** Points all over the boxes of a place. */
const GRID = 7;
const pointsIn = ({ view }: Situation, to: string) =>
  view.aims.flatMap(({ ids, area }) => {
    if (!ids.includes(to) || !('box' in area)) return [];
    const { x, y, width, height } = area.box;
    return Array.from({ length: GRID ** 2 }, (_, n) => ({
      x: x + (width * ((n % GRID) + 0.5)) / GRID,
      y: y + (height * (Math.floor(n / GRID) + 0.5)) / GRID,
    }));
  });

const isWithinReach = (situation: Situation, reading: Reading, edit: GameEdit): boolean => {
  const { client, view } = situation;
  const lying = (name: string, slot?: string): readonly Placement[] =>
    view.placements.filter(
      ({ id, piece, slot: own, group }) =>
        [id, piece].includes(name) && (slot === undefined || [own, group].includes(slot)),
    );
  const inRows = (rows: readonly ByHandRow[], wanted: GameEdit = edit): boolean =>
    rows.some(({ drop }) => isIt(drop, wanted));
  const inMenu = (placements: readonly Placement[]): boolean =>
    placements.some(one => inRows(pieceRows(reading, view, one, 1)) || inRows(pieceMoves(reading, view, one, 1)));
  switch (edit.kind) {
    case 'move':
      return inMenu(lying(edit.piece, edit.from));
    case 'add': {
      const { piece, to } = edit;
      const dragged: Dragged = { kind: 'new', piece };
      const isInTray =
        piecesOf(client.game, view.state.options).includes(piece) && client.presentation.face(piece)?.kind !== 'marker';
      const isTaken = (): boolean =>
        pointsIn(situation, to).some(at =>
          dropsOf(step(situation, EMPTY, { kind: 'receive', dragged, at }).action).some(drop => isIt(drop, edit)),
        );
      return (isInTray && isTaken()) || inMenu(lying(piece, to));
    }
    case 'remove':
      return inMenu(lying(edit.piece, edit.from));
    case 'flip':
      return inMenu(lying(edit.piece, edit.at));
    case 'set': {
      const { marker, to } = edit;
      const dials = view.tabletop.counters.flatMap(one => (one.dials ?? []).map(dial => ({ ...dial, bearer: one.id })));
      const dial = dials.find(({ id }) => id === marker);
      if (!dial) return inMenu(lying(marker));
      const one: GameEdit = { ...edit, to: dial.value + Math.sign(to - dial.value) };
      return lying(dial.bearer).some(bearer => inRows(pieceRows(reading, view, bearer, 1), one));
    }
    case 'card': {
      const { from, card, to } = edit;
      const at = view.tabletop.piles.find(({ id }) => id === from)?.cards.indexOf(card) ?? -1;
      const top: GameEdit = { kind: 'cards', from, to, count: 1 };
      return inRows(cardRows(reading, view, { pile: from, at, card })) || inRows(pileRows(reading, view, from, 1), top);
    }
    case 'cards':
      return inRows(pileRows(reading, view, edit.from, edit.count));
    default:
      return false;
  }
};

test.for(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: hands can make each change of a legal move with a drag, the tray or a menu',
  async ([, game]) => {
    const { table } = await seatedTable(game, { seed: 3 });
    const { timeline } = table.referee;
    const play = openPlay(game, timeline.state.options, diceOfSeed(3));
    const choose = chooser(quickDice(3));
    const piles = game.piles(timeline.state.options);
    const looked = new Set<string>();
    const beyond: string[] = [];
    for (let n = 0; n < POSITIONS * EVERY && play.state.agenda.length; n++) {
      const [asked] = toAct(game, play.state);
      if (n % EVERY === 0 && asked !== undefined) {
        const situation = situationAt(timeline, play.state, asked, 'advised');
        const reading = readingOf(situation.client, speechOf('en'));
        let tried = 0;
        eachChangeOf(game, situation.view.state, asked, (command, edits) => {
          for (const edit of edits) {
            const owner = 'from' in edit ? piles[edit.from]?.owner : undefined;
            // what another holds is asked for, and looked at by their own hands
            if (looked.has(likeness(edit)) || (owner !== undefined && owner !== asked)) continue;
            looked.add(likeness(edit));
            if (!isWithinReach(situation, reading, edit)) beyond.push(JSON.stringify([command, edit]));
          }
          return ++tried >= COMMANDS;
        });
      }
      const { seat, command } = pickMove(movesOf(game, play.state), choose, game.demo.eagerness);
      play.submit(seat, command);
    }
    expect(beyond).toEqual([]);
    expect(looked.size).toBeGreaterThan(0);
  },
);
