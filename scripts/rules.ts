/** `npm run -s rules`: JSON lines in, one JSON line out each. */
import { createInterface } from 'node:readline';
import { openDoor } from './rules-door';
import { speechOf } from './speech';

const answer = openDoor(speechOf('en'));
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (!line.trim()) continue;
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    console.log(JSON.stringify({ ok: false, error: `this is not JSON: ${String(error)}` }));
    continue;
  }
  console.log(JSON.stringify(answer(request)));
}
