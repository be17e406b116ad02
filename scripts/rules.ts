/** `npm run -s rules`: JSON lines in, one JSON line out each. Empty lines are passed over. */
import { createInterface } from 'node:readline';
import { program, withoutArguments } from './command-line';
import { speechOf } from './languages';
import { answerLine, openDoor } from './rules-cli';

export const main = withoutArguments(async () => {
  // the reader of the answers may leave before the last one
  process.stdout.on('error', () => process.exit());
  const answer = openDoor(speechOf('en'));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity }))
    if (line.trim()) process.stdout.write(`${answerLine(answer, line)}\n`);
});

await program(import.meta.filename, 'Usage: npm run -s rules < <requests, one a line>', main);
