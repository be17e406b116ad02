/** `npm run -s rules`: JSON lines in, one JSON line out each. Empty lines are passed over. */
import { createInterface } from 'node:readline';
import { answerLine, openDoor } from './rules-cli';
import { speechOf } from './languages';

// the reader of the answers may leave before the last one
process.stdout.on('error', () => process.exit());

const answer = openDoor(speechOf('en'));
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim()) process.stdout.write(`${answerLine(answer, line)}\n`);
}
