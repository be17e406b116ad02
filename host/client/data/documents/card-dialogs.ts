/** The dialogs of stacks of cards. [D14] foundry.documents.Cards; docs/platform.md 3 */
import { DialogV2 } from '../../ui/dialog';
import { make } from '../../ui/dom';
import { formGroup } from '../../ui/form-data';
import { current } from '../current';
import type { HostDocument } from '../document';
import { CARD_DRAW_MODES } from './card';

interface Stack extends HostDocument {
  readonly availableCards: readonly HostDocument[];
}

type Answer = Readonly<Record<string, unknown>> | null;

const options = (stacks: readonly HostDocument[], chosen?: string): HTMLElement[] =>
  stacks.map(({ id, name }) => make('option', { value: id, selected: id === chosen }, name));

const stacksFor = (stack: Stack, isMeant: (other: HostDocument) => boolean): HostDocument[] =>
  current.game.cards.filter(other => (other as HostDocument) !== stack && other.isOwner && isMeant(other));

/** Notifies that there is nothing to choose from; null is the answer of a closed dialog. */
const nobody = (key: string): null => {
  const { ui } = globalThis as { ui?: { notifications?: { warn(message: string): void } } };
  ui?.notifications?.warn(current.game.i18n.localize(key));
  return null;
};

const ask = async (title: string, ...groups: readonly HTMLElement[]): Promise<Answer> =>
  (await DialogV2.input({
    window: { title },
    content: make('div', { class: 'dialog-content standard-form' }, ...groups),
  })) as Answer;

const numberField = (most: number): HTMLElement =>
  formGroup('Number', make('input', { type: 'number', name: 'number', value: 1, min: 1, max: most }));

const modeField = (): HTMLElement =>
  formGroup(
    'Draw from',
    make(
      'select',
      { name: 'how', 'data-dtype': 'Number' },
      make('option', { value: CARD_DRAW_MODES.TOP }, 'Top'),
      make('option', { value: CARD_DRAW_MODES.BOTTOM }, 'Bottom'),
      make('option', { value: CARD_DRAW_MODES.RANDOM }, 'Random'),
    ),
  );

const faceDownField = (): HTMLElement => formGroup('Face down', make('input', { type: 'checkbox', name: 'down' }));

/** The questions about a move: which stacks, how many cards, from where, and whether face down. */
export interface Move {
  readonly stacks: readonly string[];
  readonly number: number;
  readonly how: number;
  readonly down: boolean;
}

const moveOf = (answer: Answer): Move | null =>
  answer && {
    stacks: [answer['stacks'] ?? []].flat().map(String),
    number: Number(answer['number'] ?? 1),
    how: Number(answer['how'] ?? CARD_DRAW_MODES.TOP),
    down: answer['down'] === true,
  };

/** The stacks to which a deck deals. */
export const askDeal = async (stack: Stack): Promise<Move | null> => {
  const others = stacksFor(stack, ({ type }) => type !== 'deck');
  if (others.length === 0) return nobody('There is no stack to deal to.');
  const to = make('select', { name: 'stacks', multiple: true }, ...options(others));
  return moveOf(
    await ask('Deal', formGroup('To', to), numberField(stack.availableCards.length), modeField(), faceDownField()),
  );
};

/** The stack from which a hand or a pile draws. */
export const askDraw = async (stack: Stack): Promise<Move | null> => {
  const others = stacksFor(stack, ({ type }) => type === 'deck');
  if (others.length === 0) return nobody('There is no deck to draw from.');
  const from = make('select', { name: 'stacks' }, ...options(others));
  return moveOf(await ask('Draw', formGroup('From', from), numberField(100), modeField(), faceDownField()));
};

/** The stack to which a stack passes. */
export const askPass = async (stack: Stack): Promise<Move | null> => {
  const others = stacksFor(stack, ({ type }) => type !== 'deck');
  if (others.length === 0) return nobody('There is no stack to pass to.');
  const to = make('select', { name: 'stacks' }, ...options(others));
  return moveOf(
    await ask('Pass', formGroup('To', to), numberField(stack.availableCards.length), modeField(), faceDownField()),
  );
};

/** The pile onto which a card is played. */
export const askPlay = async (stack: Stack): Promise<Move | null> => {
  const others = stacksFor(stack, ({ type }) => type !== 'deck');
  if (others.length === 0) return nobody('There is no stack to play to.');
  const to = make('select', { name: 'stacks' }, ...options(others));
  return moveOf(await ask('Play', formGroup('To', to), faceDownField()));
};

/** Whether all cards come home. */
export const askReset = async ({ name }: Stack): Promise<boolean> =>
  (await DialogV2.confirm({
    window: { title: 'Recall' },
    content: make('p', {}, `${current.game.i18n.localize('Recall all cards')}: ${name}`),
  })) === true;
