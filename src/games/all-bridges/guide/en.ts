/** The guide in English. Its form: docs/writing-a-guide.md. */
import { board } from './en/board';
import { cards } from './en/cards';
import { commands } from './en/commands';
import { moderates } from './en/moderates';
import { nonplayers } from './en/nonplayers';
import { rounds } from './en/rounds';
import { sequence } from './en/sequence';
import { specials } from './en/specials';
import { start } from './en/start';
import { terms } from './en/terms';

export const en = [start, board, sequence, commands, moderates, specials, rounds, nonplayers, cards, terms].join('\n');
