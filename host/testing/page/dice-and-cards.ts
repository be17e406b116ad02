import { describe, expect, test } from 'vitest';
import type { Doc, PageGlobals, Rolled, TestSession } from '../page-globals';
declare const foundry: PageGlobals['foundry'];
declare const Cards: PageGlobals['Cards'];
declare const Hooks: PageGlobals['Hooks'];
declare const Roll: PageGlobals['Roll'];
declare const CONFIG: PageGlobals['CONFIG'];

/** Dice and stacks of cards, as a package uses them. */
export const diceAndCards = (session: TestSession): void => {
  describe('dice', () => {
    test('roll, are sent as JSON texts, and are rolls again in the message', async () => {
      const [total, again, again2] = await session.gm.evaluate(async () => {
        const roll = await new Roll('2d6 + 3').evaluate();
        const message = await roll.toMessage({ flavor: 'x' });
        const [first] = message['rolls'] as Rolled[];
        const source = message.toObject()['rolls'] as string[];
        return [roll.total, first?.total, (JSON.parse(source[0] ?? '{}') as Rolled).total];
      });
      expect(again).toBe(total);
      expect(again2).toBe(total);
    });

    test('a package adds a die by its letter; an unknown one is an error', async () => {
      const seen = await session.gm.evaluate(async () => {
        class Hammer extends foundry.dice.terms.DiceTerm {
          static DENOMINATION = 'h';
          constructor(data: object) {
            super({ ...data, faces: 6 });
          }
        }
        CONFIG.Dice.terms['h'] = Hammer;
        CONFIG.Dice.randomUniform = () => 0.5;
        const roll = await new Roll('3dh - 1').evaluate();
        return [roll.formula, roll.total, roll.dice[0] instanceof Hammer, Roll.validate('2dq'), Roll.validate('2d6 +')];
      });
      expect(seen).toEqual(['3dh - 1', 8, true, false, false]);
    });

    test('fromData keeps the given results', async () => {
      expect(
        await session.gm.evaluate(
          () =>
            Roll.fromData({
              class: 'Roll',
              formula: '2d6',
              evaluated: true,
              total: 9,
              terms: [
                {
                  class: 'Die',
                  number: 2,
                  faces: 6,
                  evaluated: true,
                  results: [4, 5].map(result => ({ result, active: true })),
                },
              ],
            }).total,
        ),
      ).toBe(9);
    });
  });

  describe('cards', () => {
    test('a drawn card stays in its deck, marked as drawn, and its copy can come home again', async () => {
      const seen = await session.gm.evaluate(async () => {
        const quiet = { chatNotification: false };
        const cards = [1, 2, 3].map(value => ({ name: `Card ${value}`, value, sort: value }));
        const stacks = [
          { name: 'Deck', type: 'deck', cards },
          { name: 'Hand', type: 'hand' },
        ];
        const [deck, hand] = await Cards.createDocuments(stacks);
        const call = (doc: Doc | undefined, method: string, ...args: unknown[]): Promise<Doc[]> =>
          (doc?.[method] as (...args: unknown[]) => Promise<Doc[]>).apply(doc, args);
        const [card] = await call(hand, 'draw', deck, 1, quiet);
        const stack = (doc: Doc | undefined, part: string): number => (doc?.[part] as Doc[]).length;
        const count = (): number[] => [
          stack(deck, 'availableCards'),
          stack(deck, 'drawnCards'),
          stack(hand, 'availableCards'),
        ];
        const drawn = count();
        await call(deck, 'recall', quiet);
        return { card: card?.name, drawn, recalled: count() };
      });
      expect(seen).toEqual({ card: 'Card 1', drawn: [2, 1, 1], recalled: [3, 0, 0] });
    });
  });

  test('a hook that returns false prevents a pass of cards before anything is written', async () => {
    const left = await session.gm.evaluate(async () => {
      const stacks = [
        { name: 'From', type: 'pile', cards: [{ name: 'Kept' }] },
        { name: 'To', type: 'pile' },
      ];
      const [from, to] = await Cards.createDocuments(stacks);
      const id = Hooks.on('passCards', (_from: Doc, _to: Doc, { action }: { action: string }) => action !== 'play');
      const [card] = from?.['availableCards'] as Doc[];
      await (card?.['play'] as (to?: Doc) => Promise<unknown>).call(card, to);
      Hooks.off('passCards', id);
      return [from, to].map(stack => (stack?.['availableCards'] as Doc[]).length);
    });
    expect(left).toEqual([1, 0]);
  });
};
