/** A thread that plays games: it receives a plan as data, then numbers of games, and answers with their counts. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Options } from '../../src/kernel/messages';
import { gameWording } from '../../src/table/i18n/wording';
import { gameOf } from '../../src/testing/all-games';
import { speechOf } from '../languages';
import { countGame, type Seats } from './game-count';

/** The data that a thread receives, from which it makes the plan. */
export interface Told {
  readonly game: string;
  readonly options: Options;
  readonly bots: Seats;
  readonly seed: number;
}

const { game: id, ...told } = workerData as Told;
const game = gameOf(id);
if (!game || !parentPort) throw new Error(`no thread plays ${id}`);
const port = parentPort;
const wording = gameWording(game, speechOf('en'));
const plan = { game, ...told, nameOf: (card: string) => wording.name(card) };
port.on('message', (number: number) => port.postMessage(countGame(plan, number)));
