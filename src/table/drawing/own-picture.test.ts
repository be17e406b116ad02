/** Pictures of an owner's own, from the side of somebody who has written into a world what should not stand there. */
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../testing/all-games';
import { ownCardSvg, ownCounterSvg, picturePath } from './own-picture';
import { cardPicture, type Artist } from './piece';

describe('the path of a picture', () => {
  test.each([
    'worlds/ours/cards/28.png',
    'cards/A Long Night.jpg',
    'cards/A%20Long%20Night.JPEG',
    'Spiele/Größe/ä.webp',
    'a.avif',
  ])('may be %s: a file of the data', path => expect(picturePath(path)).toBe(path));

  test.each([
    ['an address elsewhere', 'https://example.org/a.png'],
    ['one without a scheme', '//example.org/a.png'],
    ['code', 'javascript:alert(1)//.png'],
    ['code in capitals, with a gap', 'java\tscript:alert(1).png'],
    ['data', 'data:image/png;base64,AAAA.png'],
    ['a blob', 'blob:https://example.org/a.png'],
    ['a file of the server', 'file:///etc/a.png'],
    ['from the root', '/a.png'],
    ['a way up', 'worlds/../../secret.png'],
    ['a way up, encoded', 'worlds/%2e%2e/secret.png'],
    ['a slash, encoded', 'worlds%2f..%2fsecret.png'],
    ['backslashes', 'worlds\\..\\secret.png'],
    ['an end in between', 'worlds/a%00.png'],
    ['encoded badly', 'worlds/%zz.png'],
    ['encoded twice', 'worlds/%253a.svg'],
    ['an SVG, which is a document', 'worlds/a.svg'],
    ['another kind', 'worlds/a.html'],
    ['a kind in the query only', 'worlds/a.php?.png'],
    ['a kind behind a mark', 'worlds/a.html#.png'],
    ['an end of an attribute', 'a" onerror="alert(1).png'],
    ['a tag', '<img>.png'],
    ['an empty part', 'worlds//a.png'],
    ['nothing', ''],
    ['too long', `${'a'.repeat(400)}.png`],
    ['a number', 7],
    ['a list', ['worlds/a.png']],
    ['an object', { toString: () => 'worlds/a.png' }],
  ])('may not be %s', (_what, path) => expect(picturePath(path)).toBeUndefined());
});

describe('what is drawn', () => {
  const game = gameOf('civil-war');
  if (!game) throw new Error('no game');
  const presentation = game.presentation({});
  const artist = (own: (piece: string) => string | undefined): Artist => ({
    presentation,
    seats: ['red', 'white'],
    texts: () => ({}),
    own,
  });

  test('is the owner’s picture where there is one, and the drawn face where not', () => {
    const own = artist(piece => (piece === 'red-lenin' ? 'blob:here/1' : undefined));
    expect(cardPicture(own, 'red-lenin')).toBe(ownCardSvg('blob:here/1'));
    expect(cardPicture(own, 'red-trotsky')).toBe(
      cardPicture(
        artist(() => undefined),
        'red-trotsky',
      ),
    );
    expect(cardPicture(own, 'red-trotsky')).not.toContain('<image');
  });
  test('is a back where nobody here may know the card, whatever picture it has', () => {
    const own = artist(piece => (piece.startsWith('back') ? undefined : 'blob:here/1'));
    expect(cardPicture(own, '?', 'red')).not.toContain('<image');
    const back = artist(piece => (piece === 'back-red' ? 'blob:here/2' : undefined));
    expect(cardPicture(back, '?', 'red')).toContain('blob:here/2');
    expect(cardPicture(back, '?', 'white')).not.toContain('<image');
  });
  test('holds nothing but the picture, however its address is written', () => {
    const href = '"><script>alert(1)</script>';
    for (const svg of [ownCardSvg(href), ownCounterSvg(href)]) {
      expect(svg).not.toContain('<script');
      expect(svg.match(/<image /g)).toHaveLength(1);
    }
  });
});
