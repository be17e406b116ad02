/**
 * The actions that a change may be a part of behind any answer that could come before it. Hands do the second thing
 * first: they recruit before the card is played that allows it. All answers lead on, which are too many to look at
 * everything behind them: only what names something that was changed, or nothing at all, is tried there.
 */
import { toAct } from './agenda';
import { isOnlyWords } from './announcements';
import { lookingAhead, type Looking, type Position, type Prospect, prospectsOf } from './coming-actions';
import { type Difference, textsIn } from './difference';
import type { Rules } from './game';
import { topOf } from './lookup';
import type { GameTypes } from './messages';
import { sameQuestion } from './referee';
import type { Slices } from './slices';

/** So many positions are looked at, so many decisions ahead, and so many courses played out. */
const MOST_POSITIONS = 40;
const MOST_AHEAD = 2;
const MOST_PLAYED = 500;

/** What becomes of the places that a change concerns: of two answers that ask on alike, both may be needed. */
const hereIn = (difference: Difference, made: Difference): string =>
  JSON.stringify([...made.keys()].map(path => difference.get(path)));

/** The actions behind every answer of a position that name what was changed. `named`: the ids of that. */
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
  const isTried = (command: G['command']): boolean => Object.keys(command).length === 1 || namesAny(command);
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
      const { found: here } = yield* prospectsOf(looking, at, seat, isTried);
      found.push(...here);
      if (at.ahead < MOST_AHEAD) queue = [...positionsAfter(here.filter(isAimed)), ...queue];
    }
  }
  return found;
}
