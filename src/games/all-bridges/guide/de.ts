/** The guide in German. Its form: docs/writing-a-guide.md. */
import { board } from './de/board';
import { cards } from './de/cards';
import { commands } from './de/commands';
import { moderates } from './de/moderates';
import { nonplayers } from './de/nonplayers';
import { rounds } from './de/rounds';
import { sequence } from './de/sequence';
import { specials } from './de/specials';
import { start } from './de/start';
import { terms } from './de/terms';

export const de = [start, board, sequence, commands, moderates, specials, rounds, nonplayers, cards, terms].join('\n');
