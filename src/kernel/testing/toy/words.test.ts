import { wordsTests } from '../words';
import { toy } from './toy';
import { CARDS, ENDINGS } from './words';

wordsTests(toy, {
  folder: new URL('.', import.meta.url),
  phases: ['bids', 'fishing'],
  endings: ENDINGS,
  sections: ['§1', '§2', '§3', '§4', '§5', '§6', '§7'],
  pieces: [...CARDS, 'boat', 'coin'],
  ids: ['deck', 'discards', 'hand-north', 'hand-south'],
  seen: ['cards-drawn', 'cards-taken', 'cards-laid', 'cards-looked-at', 'bid-sealed'],
  notLines: ['points', 'coins'],
  unremedied: { said: ['too-few-coins'], byHand: ['bids-are-secret', 'no-such-change'] },
});
