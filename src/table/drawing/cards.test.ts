import { expect, test } from 'vitest';
import { LANGUAGES, speechOf } from '../../../scripts/languages';
import { defaultOptions } from '../../kernel/options';
import { GAMES } from '../../testing/all-games';
import { wordingOf } from '../i18n/wording';
import { cardSvg } from './card';
import { cardTexts } from './card-texts';
import { CARD } from './boxes';
import { widthOf } from './lettering';
import { piecesOf } from './picture-names';

test.each(GAMES.flatMap(game => LANGUAGES.map(language => [game.id, language, game] as const)))(
  '%s, %s: no card cuts what it says, and every line of it lies on the card',
  (_id, language, game) => {
    const presentation = game.presentation(defaultOptions(game.options));
    const words = wordingOf(presentation, speechOf(language));
    for (const piece of piecesOf(game)) {
      const face = presentation.face(piece);
      if (!face) continue;
      const texts = cardTexts(face, words);
      const cut: string[] = [];
      cardSvg(face, texts, {
        lettering({ text, x, y, size, face: typeface, anchor = 'start', spacing = 0 }) {
          const width = widthOf(text, typeface, size, spacing);
          const left = anchor === 'middle' ? x - width / 2 : x;
          const isOff = left < 0 || left + width > CARD.width || y - size * 0.8 < 0 || y + size * 0.2 > CARD.height;
          if (isOff || (text.endsWith('…') && !JSON.stringify(texts).includes('…'))) cut.push(text);
          return '';
        },
      });
      expect([piece, ...cut]).toEqual([piece]);
    }
  },
);
