/** §8.1.8 Why a Non-player acts as it does in a Propaganda Round, as an event before the act. */
import type { Command, Event, Step } from '../vocabulary';
import type { Question } from './types';

/** Ids that lang has words for. */
export const MADE = [
  'made-lower',
  'made-build',
  'made-raise',
  'made-calm',
  'made-cube',
  'made-terror',
  'made-release',
  'made-no-release',
] as const;
type Made = (typeof MADE)[number];

const madeOf = (command: Command): Made | undefined => {
  switch (command.kind) {
    case 'lower-polarization':
      return 'made-lower';
    case 'build':
      return 'made-build';
    case 'place-cube':
      return 'made-cube';
    case 'remove-terror':
      return 'made-terror';
    default:
      return undefined;
  }
};

/** The event that explains an answer in the Support Phase, and of prisoners. */
export const whyOf = ({ seat, state }: Question, { kind }: Step, command: Command): readonly Event[] => {
  const made = (because: Made): readonly Event[] => [{ kind: 'choice-made', seat, because }];
  if (kind === 'release-prisoners' && command.kind === 'release') {
    const isAny = state.prisoners.reds + state.prisoners.senate > 0;
    return isAny ? made(command.prisoners ? 'made-release' : 'made-no-release') : [];
  }
  if (kind !== 'agitate-space') return [];
  if (command.kind === 'shift') return made(seat === 'moderates' ? 'made-calm' : 'made-raise');
  const because = madeOf(command);
  return because ? made(because) : [];
};
