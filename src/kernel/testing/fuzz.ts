/** Random legal games: no dead end, no endless game, sound states, and views without leaks. */
import { toAct } from '../agenda';
import { chooser, quickDice } from '../dice';
import type { Game } from '../game';
import type { Message, GameTypes } from '../messages';
import { openPlay, type Playthrough } from '../playthrough';
import { diceOfSeed, movesOf, optionsOfGame, pickMove, type Play } from './random-play';
import { watchSecrets, type IsSecretId } from './secrets';
import { tabletopFault } from './positions';
import { type Fault, freeze, notPlain, thrownText } from './values';

export interface Fuzz<G extends GameTypes> extends Play<G> {
  /** Compare every view after every command, and freeze every state: slow and thorough. */
  readonly deep?: boolean;
  readonly ids?: IsSecretId;
  /** What is wrong with a state, if anything. */
  invariant?(state: G['state']): string | undefined | void;
}

/** The counts of what was played. */
export interface FuzzReport {
  games: number;
  commands: number;
  readonly faults: Fault[];
  /** How often each was played: `command pass`, `step round`, `event passed`, and `ending` with winner and reason. */
  readonly played: Map<string, number>;
  longest: number;
}

/** A tester stops after this number of faults: more would be the same. */
export const ENOUGH = 5;

const count = (tally: Map<string, number>, what: string): void => {
  tally.set(what, (tally.get(what) ?? 0) + 1);
};

/** The game, with automatic steps that report when they run. */
const overheard = <G extends GameTypes>(game: Game<G>, tally: Map<string, number>): Game<G> => {
  const steps = Object.fromEntries(
    Object.entries<object>(game.steps).map(([kind, step]) => {
      if (!('run' in step) || typeof step.run !== 'function') return [kind, step];
      const run: unknown = step.run.bind(step);
      return [
        kind,
        {
          ...step,
          run: (...args: readonly unknown[]): unknown => {
            count(tally, `step ${kind}`);
            return (run as (...args: readonly unknown[]) => unknown)(...args);
          },
        },
      ];
    }),
  );
  return { ...game, steps: steps as Game<G>['steps'] };
};

/** The faults of a position, whoever plays next. */
export const positionFault = <G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  how: Pick<Fuzz<G>, 'invariant'>,
): string | undefined => {
  const ending = game.ending(state);
  if (!state.agenda.length && !ending) return 'the game is over without an ending';
  if (state.agenda.length && ending) return `the game goes on after its ending (${ending.reason})`;
  return how.invariant?.(state) ?? undefined;
};

const describeTurn = <G extends GameTypes>(play: Playthrough<G>, seed: number): string => {
  const { command, edit, seat } = play.turns.at(-1) ?? {};
  return (
    `seed ${seed}, turn ${play.turns.length - 1}, ${seat} ${JSON.stringify(command ?? edit)},` +
    ` agenda ${JSON.stringify(play.state.agenda.slice(0, 2))}, options ${JSON.stringify(play.options)}`
  );
};

/** Plays one game; the first fault ends it. */
const fuzzOne = <G extends GameTypes>(
  game: Game<G>,
  how: Fuzz<G>,
  n: number,
  report: FuzzReport,
): Fault | undefined => {
  const seed = (how.seed ?? 1) * 100_003 + n;
  const choose = chooser(quickDice(seed));
  let play: Playthrough<G> | undefined;
  const fault = (what: string): Fault => ({ what, where: play ? describeTurn(play, seed) : `seed ${seed}, setup` });
  const note = (messages: readonly Message[]): void => {
    for (const { kind } of messages) count(report.played, `event ${kind}`);
  };
  try {
    play = openPlay(game, optionsOfGame(game, how, n), diceOfSeed(seed));
    note(play.turns[0]?.events ?? []);
    const secrets = how.deep ? watchSecrets(game, play.state, how.ids) : undefined;
    for (let turn = 0; play.state.agenda.length; turn++) {
      const { state } = play;
      const [top] = state.agenda;
      if (turn >= how.cap) return fault(`no end after ${how.cap} commands`);
      if (top) count(report.played, `step ${top.kind}`);
      const owing = toAct(game, state);
      const moves = movesOf(game, state);
      if (!owing.length) return fault('nobody is asked');
      if (!moves.some(move => owing.includes(move.seat))) return fault('dead end: nobody asked has a legal answer');
      const { seat, command } = pickMove(moves, choose, how.weigh);
      if (how.deep) freeze(state);
      const verdict = play.submit(seat, JSON.parse(JSON.stringify(command)));
      if (!verdict.ok) {
        return fault(
          `a legal command is refused: ${seat} ${JSON.stringify(command)} ${JSON.stringify(verdict.refusal)}`,
        );
      }
      report.commands++;
      count(report.played, `command ${command.kind}`);
      note(verdict.events);
      const problem =
        positionFault(game, play.state, how) ??
        (how.deep ? deepFault(game, play, turn) : undefined) ??
        secrets?.see({
          actor: seat,
          state: play.state,
          events: verdict.events,
          barrier: play.turns.at(-1)?.barrier ?? false,
        });
      if (problem !== undefined) return fault(problem);
    }
    const ending = game.ending(play.state);
    if (ending) count(report.played, `ending ${ending.winner} ${ending.reason}`);
    report.longest = Math.max(report.longest, play.turns.length);
    return undefined;
  } catch (thrown) {
    return fault(thrownText(thrown));
  }
};

/** The number of turns between two checks of the projection. */
const LOOK = 8;

const deepFault = <G extends GameTypes>(game: Game<G>, play: Playthrough<G>, turn: number): string | undefined => {
  const bad = notPlain(play.state) ?? notPlain(play.turns.at(-1)?.events);
  if (bad !== undefined) return `not JSON at ${bad}`;
  return turn % LOOK ? undefined : tabletopFault(game, play.state);
};

/** Plays random games. The report's faults carry seed and turn. */
export const fuzz = <G extends GameTypes>(game: Game<G>, how: Fuzz<G>): FuzzReport => {
  const report: FuzzReport = { games: 0, commands: 0, faults: [], played: new Map(), longest: 0 };
  const heard = overheard(game, report.played);
  for (let n = 0; n < how.games && report.faults.length < ENOUGH; n++) {
    const fault = fuzzOne(heard, how, n, report);
    if (fault) report.faults.push(fault);
    report.games++;
  }
  return report;
};

/** The kinds of steps and commands that no game of the report has played. */
export const unplayed = <G extends GameTypes>(
  game: Game<G>,
  { played }: Pick<FuzzReport, 'played'>,
): readonly string[] => {
  const answers = [
    ...Object.values<object>(game.steps).map(step => ('answers' in step ? step.answers : {})),
    game.anytime ?? {},
  ];
  const commands = new Set(answers.flatMap(one => Object.keys(one as object)));
  return [
    ...Object.keys(game.steps).map(kind => `step ${kind}`),
    ...[...commands].map(kind => `command ${kind}`),
  ].filter(what => !played.has(what));
};
