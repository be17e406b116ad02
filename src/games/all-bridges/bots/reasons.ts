/** The reason for a command, in one line and from what everybody sees. */
import { population } from '../data/owners-map';
import type { Eyes as EyesOf, Reason } from '../../../kernel/bot';
import type { Whys } from '../../../kernel/kit/bots';
import type { Options } from '../../../kernel/messages';
import type { Space } from '../data/map';

import { fightOf } from '../rules/attack';
import { strengthOf } from '../rules/strength';
import { lineOf } from '../options';
import { MOST_TENSION } from '../rules/victory';
import { controllerOf, issuesAndNetworks, oppositionAndAdministrations, piecesIn } from '../selectors';
import { kindOfBox } from '../sequence';
import type { State, AllBridges } from '../state';
import { COMMANDS, friendOf, isSide, SEATS, type Seat, SPECIALS } from '../vocabulary';

type Eyes = EyesOf<AllBridges>;

/** Keys under `reasons` in lang. */
export const REASONS = [
  'takes-control',
  'keeps-control',
  'grows',
  'weakens',
  'towards-opposition',
  'towards-neutral',
  'builds',
  'earns',
  'saves',
  'cannot-pay',
  'calms',
  'cube',
  'strength',
  'two-actions',
  'stays-eligible',
  'vassalage',
  'event',
  'wakes',
  ...[...COMMANDS, ...SPECIALS].map(action => `for-${action}` as const),
] as const;

const because = (word: (typeof REASONS)[number], params: Options = {}): Reason => ({ word, params });

/** The space that the question is about. */
export const spaceAsked = ({ agenda }: State): Space | undefined => {
  const [top] = agenda;
  return top && 'space' in top ? top.space : undefined;
};

/** Own pieces, and those of all others, in a space. */
const balance = (state: State, space: Space, seat: Seat) => {
  const mine = piecesIn(state, space, seat);
  return { space, mine, theirs: SEATS.reduce((sum, one) => sum + piecesIn(state, space, one), 0) - mine };
};

/** A reason: more own pieces in a space, or fewer of others. */
const presence = (
  { state, seat }: Eyes,
  space: Space | undefined,
  otherwise: 'grows' | 'weakens',
): Reason | undefined => {
  if (!space) return undefined;
  const params = balance(state, space, seat);
  if (!isSide(seat) || Math.abs(params.mine - params.theirs) > 2) return because(otherwise, params);
  return because(controllerOf(state, space) === seat ? 'keeps-control' : 'takes-control', params);
};

/** §7.2 A reason for a shift in its maker's favour, or in others'. `by`: towards Support if above 0. */
const whyShift = ({ state, seat }: Eyes, space: Space | undefined, by?: number): Reason | undefined => {
  const isOwnWay = by === undefined || by > 0 === (seat !== 'reds');
  if (!space || !population(state, space) || !isOwnWay) return undefined;
  const now = oppositionAndAdministrations(state);
  const params = { space, by: population(state, space), now, need: lineOf(state, 'reds') + 1 };
  return because(seat === 'reds' ? 'towards-opposition' : 'towards-neutral', params);
};

/** §7.2 Polarization, and the level that this Faction needs. */
const whyCalm = ({ state, seat }: Eyes): Reason => {
  const need = isSide(seat) ? MOST_TENSION - state.vassalage[friendOf(seat)] : issuesAndNetworks(state);
  return because('calms', { now: state.polarization, need });
};

const whyBuild = ({ state, seat }: Eyes): Reason =>
  seat === 'reds'
    ? because('builds', { now: oppositionAndAdministrations(state), need: lineOf(state, 'reds') + 1 })
    : because('calms', { now: state.polarization, need: issuesAndNetworks(state) + 1 });

const whyEarn = ({ state, seat }: Eyes): Reason => because('earns', { now: state.resources[seat] });

const whyStrength = ({ state }: Eyes): Reason | undefined => {
  const [top] = state.agenda;
  return top?.kind === 'attack-space' ? because('strength', { strength: strengthOf(state, fightOf(top)) }) : undefined;
};

const whyPass = ({ state, seat }: Eyes): Reason =>
  state.resources[seat] < 2
    ? because('cannot-pay', { now: state.resources[seat] })
    : seat === 'moderates'
      ? because('saves', { now: state.resources.moderates, need: lineOf(state, 'moderates') + 1 })
      : because('earns', { now: state.resources[seat] });

export const whys: Whys<AllBridges> = {
  take: ({ box }) =>
    ({ command: because('two-actions'), limited: because('stays-eligible'), event: because('event') })[kindOfBox(box)],
  'choose-command': ({ command }) => because(`for-${command}`),
  'special-activity': ({ activity }) => because(`for-${activity}`),
  pass: (_command, eyes) => whyPass(eyes),
  rally: ({ space }, eyes) => presence(eyes, space, 'grows'),
  'place-cells': (_command, eyes) => presence(eyes, spaceAsked(eyes.state), 'grows'),
  deploy: ({ space, faction }, eyes) => (faction === eyes.seat ? presence(eyes, space, 'grows') : undefined),
  march: ({ space }, eyes) => presence(eyes, space, 'grows'),
  build: (_command, eyes) => whyBuild(eyes),
  'activate-cell': () => because('wakes'),
  'move-on': () => because('for-message'),
  'place-prepared': () => because('for-prepare'),
  agitate: ({ space }, eyes) => whyShift(eyes, space),
  shift: ({ by }, eyes) => whyShift(eyes, spaceAsked(eyes.state), by),
  'shift-space': ({ space, by }, eyes) => whyShift(eyes, space, by),
  talk: ({ space }, eyes) => whyShift(eyes, space),
  terror: ({ space }, eyes) => presence(eyes, space, 'weakens'),
  'remove-cell': (_command, eyes) => presence(eyes, spaceAsked(eyes.state), 'weakens'),
  strike: ({ space }, eyes) => presence(eyes, space, 'weakens'),
  attack: ({ space }, eyes) => presence(eyes, space, 'weakens'),
  'crack-down': ({ space }, eyes) => presence(eyes, space, 'weakens'),
  'add-strength': (_command, eyes) => whyStrength(eyes),
  'roll-attack': (_command, eyes) => whyStrength(eyes),
  collect: (_command, eyes) => whyEarn(eyes),
  publish: (_command, eyes) => whyEarn(eyes),
  'lower-polarization': (_command, eyes) => whyCalm(eyes),
  negotiate: (_command, eyes) => whyCalm(eyes),
  'place-cube': (_command, { state }) => because('cube', { cubes: state.display.reds + state.display.senate + 1 }),
  'raise-vassalage': (_command, { state, seat }) =>
    isSide(seat) ? because('vassalage', { now: state.vassalage[friendOf(seat)] }) : undefined,
};
