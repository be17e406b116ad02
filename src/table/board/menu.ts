/** The menu at a place of the board: possible actions with price and chance, and impossible ones with the reason. */
import type { Message } from '../../kernel/messages';
import { choices } from '../../kernel/offers';
import { isAnytime } from '../panels/choices';
import { buttonOf, type ChoiceButton, distinct, fieldsOf, type Known, labelled } from '../panels/choice-buttons';
import { detailOf } from '../panels/choice-groups';
import type { Reading } from '../panels/reading';
import { whereabouts } from '../panels/counter-place';
import { speaksOf } from './hit-targets';
import type { AnyGame, AnyTypes } from '../record/model';

/** More impossible rows than this do not help. */
const MOST_ILLEGAL = 5;
/** With more rows than this, do not compute which are final. */
const WITH_FINAL = 24;

/** The label of a choice under its place's heading: only what the heading does not say. */
const labelAt = (reading: Reading, command: Message, ids: readonly string[]): string | undefined => {
  const others = Object.entries(fieldsOf(command)).filter(([, value]) => !ids.some(id => id === value));
  if (others.some(([, value]) => typeof value === 'string')) return undefined;
  const detail = detailOf(
    reading,
    command,
    others.map(([field]) => field),
  );
  const kind = reading.words.kind(command.kind);
  return detail ? `${kind}: ${detail}` : kind;
};

/** The menu rows of a place or piece with `ids`: the legal ones first. */
export const menuAt = (
  reading: Reading,
  commands: readonly Message[],
  ids: readonly string[],
): readonly ChoiceButton[] => {
  const {
    client: { game, timeline, seat },
  } = reading;
  if (seat === undefined) return [];
  const wanted = new Set(commands.map(command => JSON.stringify(command)));
  const all = choices(game, timeline.state, seat);
  const make =
    (roomy: boolean) =>
    (choice: Known): ChoiceButton => {
      const button = buttonOf(reading, seat, { short: false, roomy, primary: undefined, priced: true })(choice);
      return labelled(button, labelAt(reading, choice.command, ids) ?? button.label);
    };
  const legal = all.filter(({ command, refusal }) => !refusal && wanted.has(JSON.stringify(command)));
  const anytime = isAnytime(game, timeline.state);
  const inOrder = legal.toSorted((a, b) => Number(anytime(a.command.kind)) - Number(anytime(b.command.kind)));
  const seen = new Set<string>();
  const illegal = all.filter(({ command, refusal }) => {
    const key = refusal && ids.every(id => speaksOf(command, id)) && `${command.kind} ${refusal.reason}`;
    return key !== undefined && key !== false && !seen.has(key) && seen.add(key);
  });
  const placeOf = whereabouts(reading);
  return [
    ...distinct(inOrder.map(make(legal.length <= WITH_FINAL)), placeOf),
    ...distinct(illegal.slice(0, MOST_ILLEGAL).map(make(false)), placeOf),
  ];
};

/**
 * The legal actions that a change may mean, the likeliest first: the exact one, then answers to the question, then
 * what is always possible.
 */
export const likelyFirst = (
  game: Pick<AnyGame, 'steps'>,
  state: AnyTypes['state'],
  { commands, exact }: { readonly commands: readonly Message[]; readonly exact: boolean },
): readonly Message[] => {
  const anytime = isAnytime(game, state);
  const [first] = commands;
  const isExact = (command: Message): boolean => exact && command === first;
  return commands.toSorted(
    (one, other) =>
      Number(isExact(other)) - Number(isExact(one)) || Number(anytime(one.kind)) - Number(anytime(other.kind)),
  );
};
