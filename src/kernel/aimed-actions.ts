/**
 * The actions that may contain a change, after any answer that could come before it. By hand players often do the second
 * thing first: they recruit before they play the card that allows it. There are too many answers to search everything
 * after each: only commands that name something that was changed, or nothing at all, are tried, and a few that choose one
 * thing and change nothing yet, such as a Command.
 */
import { toAct } from './agenda';
import { isOnlyWords } from './let-pass';
import { lookingAhead, type Looking, type Position, type Prospect, prospectsOf } from './coming-actions';
import { type Difference, textsIn } from './difference';
import type { Rules } from './game';
import { topOf } from './lookup';
import type { GameTypes } from './messages';
import { sameQuestion } from './referee';
import type { Slices } from './slices';

/** The most positions that are searched, decisions ahead, and courses that are played out. */
const MOST_POSITIONS = 40;
const MOST_AHEAD = 2;
const MOST_PLAYED = 500;
/** The most choices of one kind that are followed. */
const MOST_CHOICES = 6;

/** What becomes of the places that a change concerns: two answers that ask the same next may both be needed. */
const hereIn = (difference: Difference, made: Difference): string =>
  JSON.stringify([...made.keys()].map(path => difference.get(path)));

/** The actions after every answer of a position that name what was changed. `named`: the ids of that. */
export function* aimedAhead<G extends GameTypes>(
  game: Rules<G>,
  seen: G['state'],
  viewer: G['seat'] | undefined,
  made: Difference,
  named: readonly string[],
): Slices<readonly Prospect<G>[]> {
  const ids = new Set(named);
  const namesAny = (command: G['command']): boolean => textsIn(command).some(text => ids.has(text));
  const looking: Looking<G> = { game, viewer, depth: 'wide', budget: { left: MOST_PLAYED } };
  const isAimed = ({ command }: Prospect<G>): boolean => command !== undefined && namesAny(command);
  const isWord = (command: G['command']): boolean => Object.keys(command).length === 1;
  /** A choice of one thing, such as a Command: it may lead to one that names what was changed. */
  const isChoice = (command: G['command']): boolean => Object.keys(command).length === 2;
  /** Once for each position. */
  const tries = () => {
    const chosen = new Map<string, number>();
    return (command: G['command']): boolean => {
      if (isWord(command) || namesAny(command)) return true;
      const often = chosen.get(command.kind) ?? 0;
      chosen.set(command.kind, often + 1);
      return isChoice(command) && often < MOST_CHOICES;
    };
  };
  const isSilent = ({ courses }: Prospect<G>): boolean =>
    courses.length > 0 && courses.every(({ difference }) => isOnlyWords(game, difference));
  const met = new Set<string>();
  const found: Prospect<G>[] = [];
  const positionsAfter = (prospects: readonly Prospect<G>[]): readonly Position<G>[] =>
    prospects.flatMap(({ courses, ahead, from, refusal }) =>
      (refusal ? [] : courses).flatMap(({ difference, next }): readonly Position<G>[] => {
        const question = JSON.stringify(next.agenda.slice(0, 2)) + hereIn(difference, made);
        if (!next.agenda.length || met.has(question)) return [];
        if (!difference.size && sameQuestion(topOf<G>(from), topOf<G>(next))) return [];
        met.add(question);
        return [{ state: next, ahead: isOnlyWords(game, difference) ? ahead : ahead + 1 }];
      }),
    );
  const first = (yield* lookingAhead(game, seen, viewer)).filter(({ from }) => from === seen);
  const others = first.filter(one => !isAimed(one));
  let queue = positionsAfter([...first.filter(isAimed), ...others]);
  for (let n = 0; n < MOST_POSITIONS && looking.budget.left > 0; n++) {
    const [at, ...later] = queue;
    if (!at) break;
    queue = later;
    for (const seat of toAct(game, at.state)) {
      const { found: here } = yield* prospectsOf(looking, at, seat, tries());
      found.push(...here);
      const silent = here.filter(one => !isAimed(one) && isSilent(one));
      if (at.ahead < MOST_AHEAD) queue = [...positionsAfter(here.filter(isAimed)), ...queue, ...positionsAfter(silent)];
    }
  }
  return found;
}
