/** §intrigue Playing a card, and the questions that some cards still ask. */
import { refuse } from '../refusals';
import type { Answers, Asks, Form, Runs } from '../../../kernel/rule';
import { SUSTAINED, titleOf } from '../data/cards';
import { shownFace } from '../options';
import { inForce, isVotingMember, type State, type Kremlin } from '../state';
import { handOf, type CommandOf, type Event, type Seat, type Step, type StepOf } from '../vocabulary';
import { owesFirst, passCard } from '../rules/bargains';
import { hasBegun } from '../rules/declare';
import { died } from '../rules/fates';
import { drawn } from '../rules/phases';
import { sicken } from '../rules/health';
import { purgeBonus, purgeNumber } from '../rules/purges';
import { isTheMoment, phaseFor, reopened } from '../rules/reaction-windows';
import { healthCards } from './health';
import { influenceCards } from './influence';
import { ownersRule, ownersSteps } from './owners';
import { powerCards } from './power';
import { NOBODY, type CardRule, type CardRules } from './rule';
import { stressCards } from './stress';

export const CARD_RULES: CardRules = { ...stressCards, ...healthCards, ...powerCards, ...influenceCards };
const ruleOf = ({ options }: Pick<State, 'options'>, card: string): CardRule | undefined => {
  const own = ownersRule(options, card);
  if (own) return own;
  const title = titleOf(options, card);
  return Object.hasOwn(CARD_RULES, title) ? CARD_RULES[title] : undefined;
};

const formsOf = (state: State, seat: Seat): readonly Form<CommandOf<'play-card'>>[] =>
  hasBegun(state)
    ? state.piles[handOf(seat)].flatMap(card => {
        const rule = ruleOf(state, card);
        // out of its moment a card is shown with the reason; on nobody, if it has no possible target
        const targets = rule?.on(state, seat) ?? [];
        const on = targets.length || !rule || isTheMoment(state, rule.when) ? targets : [NOBODY];
        return on.length ? [{ kind: 'play-card' as const, card: [card], on }] : [];
      })
    : [];

export const cardRules = {
  'play-card': {
    section: '§intrigue',
    offers: ({ state, seat }) => formsOf(state, seat),
    forbids({ state, seat }, { card, on }) {
      const rule = ruleOf(state, card);
      if (!rule || !isTheMoment(state, rule.when))
        return refuse('§intrigue', 'not-the-moment', rule && { phase: phaseFor(state, rule.when) });
      return rule.forbids?.({ state, seat, card, on }) ?? owesFirst(state, seat, 1);
    },
    decide({ state, seat }, { card, on }, dice) {
      const rule = ruleOf(state, card);
      if (!rule) return {};
      const play = { state, seat, card, on };
      const { events = [], then = [], instead } = rule.does(play, dice);
      const played: Event = {
        kind: 'card-played',
        seat,
        card,
        on: rule.isSecret ? NOBODY : on,
        stays: SUSTAINED.has(titleOf(state.options, card)),
      };
      return {
        events: [played, ...(rule.ends ? [] : reopened(state, seat)), ...events],
        then: [...then, ...(rule.second ? [{ kind: 'second-choice' as const, seat, card, on }] : [])],
        ...(instead && { instead }),
      };
    },
  },
} satisfies Answers<Kremlin, Step>;

export const cardSteps = {
  ...ownersSteps,
  'second-choice': {
    section: '§intrigue',
    seats: (_state, { seat }) => [seat],
    answers: {
      choose: {
        section: '§intrigue',
        offers({ state, step }) {
          const on =
            ruleOf(state, step.card)?.second?.on({ state, seat: step.seat, card: step.card, on: step.on }) ?? [];
          return on.length ? [{ kind: 'choose', on }] : [];
        },
        decide: ({ state, step: { seat, card, on } }, command) => ({
          events: ruleOf(state, card)?.second?.does({ state, seat, card, on }, command.on) ?? [],
        }),
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'second-choice'>>,
  assassination: {
    section: '§intrigue',
    seats: (state, { seat, target }) => (isVotingMember(state, target) ? [seat] : []),
    answers: {
      'roll-assassination': {
        section: '§intrigue',
        offers: () => [{ kind: 'roll-assassination' }],
        decide({ state, step: { target } }, _command, dice) {
          const die = shownFace(state.options, dice.roll(1, 20)[0] ?? 1);
          const bonus = purgeBonus(state, target);
          const needed = purgeNumber(state, target);
          const short = needed - die - bonus;
          const guard = inForce(state, 'bodyguard', target);
          return {
            events: [
              { kind: 'assassination-rolled', target, die, bonus, needed },
              ...(guard ? [{ kind: 'card-ended' as const, card: guard.card }] : []),
              // the rulebook's correction of card 3: ++ if one is missing, + if two are
              ...(short <= 0 ? [died(target)] : short <= 2 ? sicken(state, target, 3 - short) : []),
            ],
          };
        },
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'assassination'>>,
  exchange: {
    section: '§intrigue',
    seats: (_state, { seat }) => [seat],
    answers: {
      'exchange-card': {
        section: '§intrigue',
        offers({ state, seat, step }) {
          const give = state.piles[handOf(seat)];
          // cards that the rival has played since are in the open
          const elsewhere = new Set(
            Object.entries(state.piles).flatMap(([id, pile]) => (id === handOf(step.rival) ? [] : pile)),
          );
          const take = state.looked[seat].filter(card => !elsewhere.has(card));
          return give.length && take.length ? [{ kind: 'exchange-card', give, take }] : [];
        },
        decide: ({ state, seat, step }, { give, take }) => ({
          events: [
            ...passCard(state, step.rival, seat, take),
            ...passCard(state, seat, step.rival, give),
            { kind: 'hand-forgotten', seat },
          ],
        }),
      },
      'keep-cards': {
        section: '§intrigue',
        offers: () => [{ kind: 'keep-cards' }],
        decide: ({ seat }) => ({ events: [{ kind: 'hand-forgotten', seat }] }),
      },
    },
    stuck: (_state, { seat }) => ({ events: [{ kind: 'hand-forgotten', seat }] }),
  } satisfies Asks<Kremlin, StepOf<'exchange'>>,
  discarding: {
    section: '§intrigue',
    seats: (state, { seat, left }) => (left > 0 && state.piles[handOf(seat)].length > 0 ? [seat] : []),
    answers: {
      'discard-card': {
        section: '§intrigue',
        offers: ({ state, seat }) => [{ kind: 'discard-card', card: state.piles[handOf(seat)] }],
        decide: ({ seat, step }, { card }) => ({
          events: [{ kind: 'card-discarded', seat, card }],
          then: [{ ...step, left: step.left - 1, gone: step.gone + 1 }],
        }),
      },
      'end-discarding': {
        section: '§intrigue',
        offers: ({ step }) => (step.redraws ? [{ kind: 'end-discarding' }] : []),
        decide: ({ seat, step }) => (step.gone ? { then: [{ kind: 'redraw', seat, count: step.gone }] } : {}),
      },
    },
    stuck: (_state, { seat, redraws, gone }) =>
      redraws && gone > 0 ? { then: [{ kind: 'redraw', seat, count: gone }] } : {},
  } satisfies Asks<Kremlin, StepOf<'discarding'>>,
  redraw: {
    section: '§intrigue',
    run: (state, { seat, count }, dice) => ({ events: drawn(state, seat, count, dice) }),
  } satisfies Runs<Kremlin, StepOf<'redraw'>>,
};
