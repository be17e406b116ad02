/**
 * §8.1.6, §8.1.7 What a Non-player answers beside its cards: of all answers the one worth most to it, by chance if
 * several are. Below nothing it rather leaves it, where it may.
 */
import { distance, TOWNS, type Space } from '../data/map';
import { capabilitiesIn, cellsIn, discsIn, piecesIn, spaceOfPlace } from '../selectors';
import { germanChoice } from '../rules/german-flow';
import type { State } from '../state';
import { isSide, kindOfCapability, type Command, type CommandOf, type Step, type StepOf } from '../vocabulary';
import { agitates, agitatesThere } from './agitating';
import { cardOf } from './cards';
import { oneOf } from './chance';
import type { Choice, Question } from './decision';
import { eventChoice } from './event-choices';
import { whyOf } from './reasons';
import { flippable } from './target-tests';
import { bestTerror } from './terror';
import { isNonplayer } from './who';
import { weightOf } from './wishes';

/** The most valuable answers, one of them by chance; nothing below `least`. */
const bestOf = (
  { answers, chance }: Question,
  worth: (command: Command) => number | undefined,
  least = 0,
): Command | undefined => {
  const weighed = answers.flatMap(command => {
    const value = worth(command);
    return value === undefined || value < least ? [] : [{ command, value }];
  });
  const most = Math.max(...weighed.map(({ value }) => value));
  const best = weighed.filter(({ value }) => value === most);
  return best.length ? oneOf(chance, best).command : undefined;
};
const kindOnly =
  (kind: Command['kind']) =>
  (question: Question): Command | undefined =>
    bestOf(question, command => (command.kind === kind ? 1 : undefined));

const priorityNow = ({ frame }: Question) => (frame ? cardOf(frame.card)?.priorities[frame.at] : undefined);

/** §8.3.2 A player's Cells before others. */
const flipCell = (question: Question, { space }: StepOf<'flip-space'>): Command | undefined => {
  const { seat, state } = question;
  const wanted = flippable(state, seat, space, 1);
  return bestOf(question, command =>
    command.kind === 'flip-cell' &&
    wanted.some(({ faction, stance }) => faction === command.faction && stance === command.stance)
      ? 1 + (isNonplayer(state, command.faction) ? 0 : 2) + (isSide(command.faction) ? 1 : 0)
      : undefined,
  );
};

const terrorThere = (question: Question, { left, space }: StepOf<'terror-space'>): Command | undefined => {
  const { chance, seat, state } = question;
  const ways = bestTerror(state, seat, space, priorityNow(question)?.removes ?? 'anything', left);
  return oneOf(chance, ways)[0];
};

/** The Germans go as their flowchart says, or towards a Town with Reds. */
const coordinated = (question: Question): Command | undefined => {
  const { state } = question;
  const choice = germanChoice(state);
  return bestOf(
    question,
    command => {
      switch (command.kind) {
        case 'german-attack':
          return choice === 'attack'
            ? 10 + weightOf(command.space) + piecesIn(state, command.space, 'reds')
            : undefined;
        case 'land':
          return choice === 'land' ? 5 : undefined;
        case 'german-march':
          return choice === 'march' ? closer(state, command) : undefined;
        default:
          return undefined;
      }
    },
    1,
  );
};
const toReds = (state: State, space: Space): number =>
  Math.min(99, ...TOWNS.filter(town => piecesIn(state, town, 'reds') > 0).map(town => distance(space, town)));
const closer = (state: State, { from, to }: CommandOf<'german-march'>): number =>
  toReds(state, from) - toReds(state, to);

/** §8.1.9 Reconstructed: Jaeger and Trains together, then the largest group, Towns first. */
const placeMarker = (question: Question, { marker, seat }: StepOf<'place-capability'>): Command | undefined => {
  const { state } = question;
  const kind = kindOfCapability(marker);
  const mate = kind === 'trains' ? 'jaeger' : kind === 'jaeger' ? 'trains' : undefined;
  return bestOf(question, command => {
    const space = command.kind === 'place-marker' ? spaceOfPlace(command.at) : undefined;
    if (!space || !isSide(seat)) return undefined;
    const there = capabilitiesIn(state, space, seat).map(kindOfCapability);
    return (mate && there.includes(mate) ? 100 : 0) + 5 * cellsIn(state, space, seat) + weightOf(space);
  });
};

const newLeader = (question: Question): Command | undefined =>
  bestOf(question, command =>
    command.kind === 'place-personality'
      ? 2 * cellsIn(question.state, command.space, 'moderates') + discsIn(question.state, command.space, 'moderates')
      : undefined,
  );

/** §6.5.1 All, if the country is divided; none otherwise. Reconstructed. */
const RELEASE_AT = 6;
const release = (question: Question): Command | undefined =>
  bestOf(
    question,
    command =>
      command.kind === 'release'
        ? question.state.polarization >= RELEASE_AT
          ? command.prisoners
          : -command.prisoners
        : undefined,
    -99,
  );

/** A bot on its way: it stays as soon as it has moved. */
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
    bestOf(question, command => (command.kind === 'remove-cell' ? (command.stance === 'active' ? 2 : 1) : undefined)),
  attrition: question =>
    bestOf(question, command => (command.kind === 'lose-cell' ? (command.stance === 'inactive' ? 2 : 1) : undefined)),
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

/** What is answered to the step on top, and why; undefined: it is left, or chance decides. */
export const choiceFor = (question: Question): Choice | undefined => {
  const [top] = question.state.agenda;
  if (!top) return undefined;
  // each is asked about a step of its own kind
  const choose = CHOICES[top.kind] as ((question: Question, step: Step) => Command | undefined) | undefined;
  if (!choose) return eventChoice(question);
  const command = choose(question, top);
  return command && { command, notes: whyOf(question, top, command) };
};
