/** Changes by hand in the middle of a game: the game can continue, nothing leaks, and nonsense is refused. */
import { toAct } from '../agenda';
import type { Tabletop } from '../board';
import { chooser, quickDice } from '../dice';
import type { Edit } from '../edit';
import type { Game } from '../game';
import { looseName, homeOf } from '../piles';
import type { GameTypes } from '../messages';
import { openPlay } from '../playthrough';
import { ENOUGH, positionFault, type Fuzz } from './fuzz';
import { diceOfSeed, movesOf, optionsOfGame, pickMove, type Choose } from './random-play';
import { watchSecrets } from './secrets';
import { tabletopFault } from './positions';
import { type Fault, freeze, notPlain, thrownText } from './values';

/** A change by hand that makes sense in this state, most of the time. */
export type MakeEdit<G extends GameTypes> = (state: G['state'], choose: Choose) => Edit;

export interface Edits<G extends GameTypes> extends Fuzz<G> {
  /** The number of commands between two changes by hand. */
  readonly every: number;
  /** The game's own sensible changes; half are always made up from the tabletop. */
  readonly edits?: MakeEdit<G>;
}

export interface EditReport {
  commands: number;
  edits: number;
  refused: number;
  readonly kinds: Map<string, number>;
  readonly faults: Fault[];
}

const tabletops = new WeakMap<object, Tabletop>();
/** Most attempts are refused; then the tabletop must be unchanged. */
const tabletopOf = <G extends GameTypes>(game: Game<G>, state: G['state']): Tabletop => {
  const tabletop = tabletops.get(state) ?? game.presentation(state.options).tabletop(state);
  tabletops.set(state, tabletop);
  return tabletop;
};

/** Any change somebody might try with the pieces on the tabletop; much of it is nonsense that a game must refuse. */
export const anyEdit = <G extends GameTypes>(game: Game<G>, state: G['state'], choose: Choose): Edit => {
  const { board } = game.presentation(state.options);
  const { counters, markers, piles } = tabletopOf(game, state);
  const counter = choose([...counters, { id: 'nothing', piece: 'nothing', slot: 'nowhere', count: 1 }]);
  const marker = choose([...markers, { id: 'nothing', value: 0 }]);
  const pile = choose([...piles, { id: 'nowhere', cards: ['nothing'] }]);
  const card = choose([...pile.cards, '?']);
  const home = homeOf(game.piles(state.options), pile.id);
  const loose = looseName({
    x: choose([10, 400, board.width]),
    y: choose([10, 300]),
    up: choose([true, false]),
    ...(home !== undefined && { home }),
  });
  const named = [...board.slots.map(slot => slot.id), ...piles.map(one => one.id)];
  const places = [
    ...named,
    'nowhere',
    `nowhere@1,1,up`,
    ...(choose([true, false]) ? Array(named.length).fill(loose) : []),
  ];
  const piece = choose([counter.piece, counter.id]);
  const count = choose([1, 1, 1, 2, 99, 0, -1]);
  return choose<() => Edit>([
    () => ({ kind: 'skip' }),
    () => ({ kind: 'move', piece, from: counter.slot, to: choose(places), count }),
    () => ({ kind: 'add', piece: choose([piece, card]), to: choose(places), count }),
    () => ({ kind: 'remove', piece, from: counter.slot, count }),
    () => ({ kind: 'flip', piece, at: counter.slot }),
    () => ({
      kind: 'set',
      marker: marker.id,
      to: choose([0, 1, marker.value + 1, marker.value - 1, 1000, -1000, 0.5]),
    }),
    () => ({ kind: 'card', card, from: pile.id, to: choose(places) }),
    () => ({ kind: 'card', card: '?', from: pile.id, to: choose(places), at: choose([0, 1, 2, 99]) }),
    () => ({ kind: 'card', card, from: pile.id, to: choose(places), under: true }),
    () => ({ kind: 'cards', from: pile.id, to: choose(places), count }),
    () => ({ kind: 'deal', pile: pile.id, count, ...(choose([true, false]) && { to: choose(places) }) }),
    () => ({ kind: 'show', card, pile: pile.id }),
    () => ({ kind: 'look', seat: choose([...game.seats(state.options), 'nobody']), pile: pile.id, count }),
    () => ({ kind: 'shuffle', pile: pile.id }),
    () => ({ kind: 'recall', pile: pile.id }),
    () => ({
      kind: 'together',
      edits: [
        { kind: 'flip', piece, at: counter.slot },
        { kind: 'move', piece, from: counter.slot, to: choose(places), count: 1 },
      ],
    }),
    () => ({
      kind: 'together',
      edits: [
        { kind: 'cards', from: pile.id, to: choose(places), count: 1 },
        { kind: 'move', piece, from: counter.slot, to: choose(places), count: 1 },
      ],
    }),
  ])();
};

const editOne = <G extends GameTypes>(
  game: Game<G>,
  how: Edits<G>,
  n: number,
  report: EditReport,
): Fault | undefined => {
  const seed = (how.seed ?? 3) * 100_003 + n;
  const choose = chooser(quickDice(seed));
  let last: unknown;
  let turn = 0;
  let agenda = '';
  const fault = (what: string): Fault => ({
    what,
    where: `seed ${seed}, turn ${turn}, last ${JSON.stringify(last)}, agenda ${agenda}`,
  });
  try {
    const play = openPlay(game, optionsOfGame(game, how, n), diceOfSeed(seed));
    const secrets = watchSecrets(game, play.state, how.ids);
    for (; turn < how.cap && play.state.agenda.length; turn++) {
      freeze(play.state);
      agenda = JSON.stringify(play.state.agenda.slice(0, 2));
      const byHand = turn % how.every === how.every - 1;
      if (byHand) {
        const change =
          how.edits && choose([true, false]) ? how.edits(play.state, choose) : anyEdit(game, play.state, choose);
        last = change;
        const verdict = play.edit('table', change);
        if (!verdict.ok) {
          report.refused++;
          continue;
        }
        report.edits++;
        report.kinds.set(change.kind, (report.kinds.get(change.kind) ?? 0) + 1);
      } else {
        const owing = toAct(game, play.state);
        const moves = movesOf(game, play.state);
        if (!moves.some(move => owing.includes(move.seat))) return fault('dead end: nobody asked has a legal answer');
        const { seat, command } = pickMove(moves, choose, how.weigh);
        last = command;
        if (!play.submit(seat, command).ok) return fault('a legal command is refused');
        report.commands++;
      }
      const { seat, events, barrier } = play.turns.at(-1) ?? { seat: 'table', events: [], barrier: true };
      const actor = byHand || seat === 'table' ? undefined : seat;
      const bad = notPlain(play.state) ?? notPlain(events);
      const problem =
        bad !== undefined
          ? `not JSON at ${bad}`
          : (positionFault(game, play.state, how) ??
            secrets.see({ actor, state: play.state, events, barrier }) ??
            (byHand ? tabletopFault(game, play.state) : undefined));
      if (problem !== undefined) return fault(byHand ? `after a change by hand: ${problem}` : problem);
    }
    return undefined;
  } catch (thrown) {
    return fault(thrownText(thrown));
  }
};

/** Random games with changes by hand in between. They may make a game longer than `cap`, which is no fault here. */
export const playWithEdits = <G extends GameTypes>(game: Game<G>, how: Edits<G>): EditReport => {
  const report: EditReport = { commands: 0, edits: 0, refused: 0, kinds: new Map(), faults: [] };
  for (let n = 0; n < how.games && report.faults.length < ENOUGH; n++) {
    const fault = editOne(game, how, n, report);
    if (fault) report.faults.push(fault);
  }
  return report;
};

/** The number of changes between two checks that the board can be drawn. */
const DRAWN = 10;
/** How many changes are made at one table before a new one is set up. */
const AT_A_TABLE = 500;

/** Changes by hand alone, as in Free: after each every card and counter still exists exactly once. */
export const editAtLength = <G extends GameTypes>(game: Game<G>, how: Edits<G>): EditReport => {
  const report: EditReport = { commands: 0, edits: 0, refused: 0, kinds: new Map(), faults: [] };
  for (let n = 0; report.edits < how.every && report.faults.length < ENOUGH; n++) {
    const seed = (how.seed ?? 3) * 100_003 + n;
    const choose = chooser(quickDice(seed));
    const play = openPlay(game, optionsOfGame(game, how, n), diceOfSeed(seed));
    const secrets = watchSecrets(game, play.state, how.ids);
    const most = Math.min(how.every, report.edits + AT_A_TABLE);
    for (let tried = 0; report.edits < most && tried < AT_A_TABLE * 20 && play.state.agenda.length; tried++) {
      const change =
        how.edits && choose([true, false]) ? how.edits(play.state, choose) : anyEdit(game, play.state, choose);
      if (change.kind === 'skip') continue;
      if (!play.edit('table', change).ok) {
        report.refused++;
        continue;
      }
      report.edits++;
      report.kinds.set(change.kind, (report.kinds.get(change.kind) ?? 0) + 1);
      const { events, barrier } = play.turns.at(-1) ?? { events: [], barrier: true };
      const problem =
        positionFault(game, play.state, how) ??
        secrets.see({ actor: undefined, state: play.state, events, barrier }) ??
        (report.edits % DRAWN ? undefined : tabletopFault(game, play.state));
      if (problem === undefined) continue;
      report.faults.push({ what: problem, where: `seed ${seed}, change ${JSON.stringify(change)}` });
      break;
    }
  }
  return report;
};
