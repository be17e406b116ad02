/**
 * §8.1.6, §8.1.7 Answers of a Non-player that its cards do not give: the one worth most to it, by chance if several
 * tie. If none is worth anything it declines, where it may.
 */
import { distance } from '../data/owners-map';
import { TOWNS, type Space } from '../data/map';
import { capabilitiesIn, cellsIn, discsIn, piecesIn, spaceOfPlace } from '../selectors';
import { germanChoice } from '../rules/german-flow';
import type { State } from '../state';
import { isSide, kindOfCapability, type Command, type CommandOf, type Step, type StepOf } from '../vocabulary';
import { agitates, agitatesThere } from './agitating';
import { cardOf } from './groups';
import { oneOf } from './chance';
import type { Choice, Question } from './types';
import { eventChoice } from './event-choices';
import { whyOf } from './reasons';
import { flippable } from './target-tests';
import { bestTerror } from './terror';
import { isNonplayer } from '../options';
import { foremost, townsFirst } from './wants';

/** Of some answers one with the most of each measure, one measure after another; by chance if they tie. */
const bestOf = <C extends Command>(
  { chance }: Question,
  answers: readonly C[],
  ...measures: readonly ((command: C) => number)[]
): C | undefined => {
  const best = answers.length ? foremost(answers, ...measures) : [];
  return best.length ? oneOf(chance, best) : undefined;
};
const ofKind = <K extends Command['kind']>({ answers }: Question, kind: K): readonly CommandOf<K>[] =>
  answers.filter((one): one is CommandOf<K> => one.kind === kind);
const kindOnly =
  (kind: Command['kind']) =>
  (question: Question): Command | undefined =>
    bestOf(question, ofKind(question, kind));

const priorityNow = ({ frame }: Question) => (frame ? cardOf(frame.card)?.priorities[frame.at] : undefined);

/** §8.3.2 Cells of players before others. */
const flipCell = (question: Question, { space }: StepOf<'flip-space'>): Command | undefined => {
  const { seat, state } = question;
  const wanted = flippable(state, seat, space, 1);
  return bestOf(
    question,
    ofKind(question, 'flip-cell').filter(one =>
      wanted.some(({ faction, stance }) => faction === one.faction && stance === one.stance),
    ),
    ({ faction }) => Number(!isNonplayer(state, faction)),
    ({ faction }) => Number(isSide(faction)),
  );
};

const terrorThere = (question: Question, { left, space }: StepOf<'terror-space'>): Command | undefined => {
  const { chance, seat, state } = question;
  const ways = bestTerror(state, seat, space, priorityNow(question)?.removes ?? 'anything', left);
  return oneOf(chance, ways)[0];
};

/** The Germans follow their flowchart, or move towards a Town with Reds. */
const coordinated = (question: Question): Command | undefined => {
  const { state } = question;
  switch (germanChoice(state)) {
    case 'attack':
      return bestOf(
        question,
        ofKind(question, 'german-attack'),
        ...townsFirst(state).map(measure => (one: CommandOf<'german-attack'>) => measure(one.space)),
        ({ space }) => piecesIn(state, space, 'reds'),
      );
    case 'land':
      return bestOf(question, ofKind(question, 'land'));
    case 'march':
      return bestOf(
        question,
        ofKind(question, 'german-march').filter(one => closer(state, one) > 0),
        one => closer(state, one),
      );
    default:
      return undefined;
  }
};
const toReds = (state: State, space: Space): number =>
  Math.min(99, ...TOWNS.filter(town => piecesIn(state, town, 'reds') > 0).map(town => distance(state, space, town)));
const closer = (state: State, { from, to }: CommandOf<'german-march'>): number =>
  toReds(state, from) - toReds(state, to);

/** §8.1.9 Reconstructed: Jaeger and Trains together, then the largest group, Towns first. */
const placeMarker = (question: Question, { marker, seat }: StepOf<'place-capability'>): Command | undefined => {
  const { state } = question;
  const kind = kindOfCapability(marker);
  const mate = kind === 'trains' ? 'jaeger' : kind === 'jaeger' ? 'trains' : undefined;
  if (!isSide(seat)) return undefined;
  const placeOf = ({ at }: CommandOf<'place-marker'>): Space => spaceOfPlace(at) ?? 'helsinki';
  return bestOf(
    question,
    ofKind(question, 'place-marker').filter(({ at }) => spaceOfPlace(at) !== undefined),
    one => Number(mate !== undefined && capabilitiesIn(state, placeOf(one), seat).map(kindOfCapability).includes(mate)),
    one => cellsIn(state, placeOf(one), seat),
    ...townsFirst(state).map(measure => (one: CommandOf<'place-marker'>) => measure(placeOf(one))),
  );
};

const newLeader = (question: Question): Command | undefined =>
  bestOf(
    question,
    ofKind(question, 'place-personality'),
    ({ space }) => cellsIn(question.state, space, 'moderates'),
    ({ space }) => discsIn(question.state, space, 'moderates'),
  );

/** §6.5.1 All, if the country is divided; none otherwise. Reconstructed. */
const RELEASE_AT = 6;
const release = (question: Question): Command | undefined =>
  bestOf(question, ofKind(question, 'release'), ({ prisoners }) =>
    question.state.polarization >= RELEASE_AT ? prisoners : -prisoners,
  );

/** A bot's messenger stops as soon as it has moved. */
const messenger = (question: Question, { path }: StepOf<'messenger'>): Command | undefined =>
  path.length ? undefined : kindOnly('move-on')(question);

type Choices = { readonly [K in Step['kind']]?: (question: Question, step: StepOf<K>) => Command | undefined };
const CHOICES: Choices = {
  'rally-space': kindOnly('place-cells'),
  'flip-space': flipCell,
  'terror-space': terrorThere,
  'attack-space': kindOnly('roll-attack'),
  'choose-casualties': kindOnly('engage'),
  casualties: question =>
    bestOf(question, ofKind(question, 'remove-cell'), ({ stance }) => Number(stance === 'active')),
  attrition: question => bestOf(question, ofKind(question, 'lose-cell'), ({ stance }) => Number(stance === 'inactive')),
  messenger,
  capture: kindOnly('roll-capture'),
  negotiated: kindOnly('lower-polarization'),
  coordinated,
  'german-march': coordinated,
  'place-capability': placeMarker,
  'new-leader': newLeader,
  'release-prisoners': release,
  'political-event': kindOnly('collect'),
  'publish-space': kindOnly('expose'),
  'second-limited': kindOnly('spend-news'),
  'nonplayer-due': kindOnly('let-play'),
  agitation: agitates,
  'agitate-space': agitatesThere,
};

/** The answer to the step on top, and its reason; undefined: decline, or by chance. */
export const choiceFor = (question: Question): Choice | undefined => {
  const [top] = question.state.agenda;
  if (!top) return undefined;
  // each function gets steps of its own kind
  const choose = CHOICES[top.kind] as ((question: Question, step: Step) => Command | undefined) | undefined;
  if (!choose) return eventChoice(question);
  const command = choose(question, top);
  return command && { command, notes: whyOf(question, top, command) };
};
