/** What waits for hands at the bottom of an agenda waits on, whatever is done over it; a new agenda waits for nobody. */
import { describe, expect, test } from 'vitest';
import type { AnyTypes } from '../table/record/model';
import { changeFrame, playOut } from './agenda';
import { quickDice } from './dice';
import type { Rules } from './game';
import type { Message } from './messages';
import { WAITS_BENEATH } from './options';

interface State {
  readonly agenda: readonly Message[];
  readonly options: object;
  readonly held?: number;
}
type Frame = Message & { readonly seen: number };
const seenMore = (frame: Message): Frame => ({ ...frame, seen: ((frame as Partial<Frame>).seen ?? 0) + 1 });

const end: Message = { kind: 'end' };
const frame: Message = { kind: 'frame' };
const acts: Message = { kind: 'acts' };

/** A game in which a step replaces the agenda: by the same one, with a note on the frame beneath, or by another. */
const gameWith = (after: (agenda: readonly Message[]) => readonly Message[]) =>
  ({
    steps: {
      acts: {
        section: '§1',
        run: ({ agenda }: State) => ({ events: [{ kind: 'noted' }], then: after(agenda.slice(1)), instead: true }),
      },
      frame: { section: '§1', run: () => ({}) },
      end: { section: '§1', run: () => ({}) },
    },
    folds: { noted: (state: State) => changeFrame(state, 'frame', seenMore) },
  }) as unknown as Rules<AnyTypes>;

const played = (after: (agenda: readonly Message[]) => readonly Message[], marks: object): readonly Message[] => {
  const state = { agenda: [acts, frame, end], options: marks, held: 2 } as unknown as AnyTypes['state'];
  return playOut(gameWith(after), state, {}, 0, quickDice(1)).state.agenda;
};
const MARKED = { [WAITS_BENEATH.id]: true };

describe('what waits beneath a step that replaces the agenda', () => {
  test('waits on as it lay', () => {
    expect(played(agenda => agenda, MARKED)).toEqual([frame, end]);
  });
  test('waits on where an event has changed a frame of it', () => {
    expect(played(agenda => agenda.with(0, seenMore(frame)), MARKED)).toEqual([seenMore(frame), end]);
  });
  test('does not wait on a table that was made before', () => {
    expect(played(agenda => agenda, {})).toEqual([]);
  });
  test('waits no longer where another agenda comes, even one like it', () => {
    expect(played(() => [{ kind: 'frame' }, { kind: 'end' }], MARKED)).toEqual([]);
    expect(played(() => [end], MARKED)).toEqual([]);
    expect(played(() => [], MARKED)).toEqual([]);
  });
});
