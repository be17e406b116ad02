/** Parsing a guide's prose, and playing its examples: a false statement is an error, and never reaches a page. */
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/testing/all-games';
import { GUIDES } from '../guides';
import { type AnyExample, type AnyGuide, played } from './played';
import { piecesOf, readProse } from './prose';
import { renderGuide } from './pages';

const TEXT = `
# ten-minutes The game
First **[§rally]**, then [§events|events].
It goes on.

## do
- One
  and on
- Two

| A | B |
| [§rally|x] | 2 |

{table cards | Card | Force}
!attack Who may?

# terms Words
token: Rally token, token
A sign.
`;

describe('prose', () => {
  const { pages, terms } = readProse(TEXT);
  const [first] = pages;

  test('is parsed into pages of blocks', () => {
    expect(first?.title).toBe('The game');
    expect(first?.blocks).toEqual([
      { kind: 'text', text: 'First **[§rally]**, then [§events|events]. It goes on.' },
      { kind: 'heading', text: 'do' },
      { kind: 'list', ordered: false, items: ['One and on', 'Two'] },
      {
        kind: 'rows',
        rows: [
          ['A', 'B'],
          ['[§rally|x]', '2'],
        ],
      },
      { kind: 'table', name: 'cards', heads: ['Card', 'Force'] },
      { kind: 'example', id: 'attack', text: 'Who may?' },
    ]);
  });

  test('has terms with all their forms', () =>
    expect(terms).toEqual([{ id: 'token', forms: ['Rally token', 'token'], text: 'A sign.' }]));

  test('has links within emphasized text', () =>
    expect(piecesOf('**[§rally]**: go to [§events|events]')).toEqual([
      { text: '', isBold: true, page: '§rally' },
      { text: ': go to ', isBold: false },
      { text: 'events', isBold: false, page: '§events' },
    ]));

  test('a text before the first page is an error with its line', () =>
    expect(() => readProse('\nlost\n# a A')).toThrow('line 2'));
  test('a term without a definition is an error', () =>
    expect(() => readProse('# terms Words\ntoken: token')).toThrow('no term'));
});

describe('a guide with a false statement', () => {
  const game = gameOf('civil-war');
  const guide = GUIDES.get('civil-war');
  if (!game || !guide) throw new Error('Reds and Whites has no guide');
  const attack = guide.examples['attack'];
  if (!attack) throw new Error('there is no example of an attack');
  const [refused, , accepted] = attack.play;
  if (!refused || !accepted) throw new Error('the example has other moves');
  const playing = (play: AnyExample['play']) => () => played(game, 'attack', { ...attack, play });
  const says = (text: string, more: Partial<AnyGuide> = {}) => {
    const texts = { ...guide.texts, en: `# a A\n${text}\n\n# terms T\nx: xyz\nA word.` };
    return () => renderGuide(game, { ...guide, texts, ...more }, 'en');
  };

  test('a refusal that the rules do not make is an error', () =>
    expect(playing([{ ...accepted, refusedBy: '§attacking' }])).toThrow('the rules accept it'));
  test('a move that the rules refuse, or refuse by another section, is an error', () => {
    const { refusedBy: _section, ...move } = refused;
    expect(playing([move])).toThrow('refused by §attacking, no-token');
    expect(playing([{ ...refused, refusedBy: '§blocking' }])).toThrow('refused by §attacking');
  });
  test('dice that are not rolled are an error', () =>
    expect(playing([{ ...accepted, rolls: [['1d6', [3]]] }])).toThrow('not rolled'));
  test('a name, figure, page, table or example that does not exist is an error', () => {
    expect(says('{nobody}')).toThrow('neither a figure nor an id');
    expect(says('See [§nowhere-page|x] [nowhere].')).toThrow('there is no page nowhere');
    expect(says('{table nothing | A}')).toThrow('there is no table');
    expect(says('!nothing Look.')).toThrow('there is no example');
  });
  test('a sound guide is written', () =>
    expect(says('{red-trotsky} leads.')().pages[0]?.html).toContain('Trotsky leads.'));
});
