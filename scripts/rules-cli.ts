/** The rules as JSON lines: one request in, one answer out. Documented in docs/rules-cli.md. */
import { isObject, isShallow } from '../src/kernel/reading';
import type { Speech } from '../src/table/i18n/wording';
import type { DoorTable } from './rules-cli/cli-table';
import { listed, Malformed, malformed, quoted } from './rules-cli/reading';
import { type Answer, verbsOf } from './rules-cli/verbs';

export type { Answer };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Starts a session with its own table; each call answers one request, whatever it is. */
export const openDoor = (speech: Speech): ((request: unknown) => Answer) => {
  let table: DoorTable | undefined;
  const open = (): DoorTable => table ?? malformed('no game is set up: send {"do":"setup","game":"…"} first');
  const verbs = verbsOf(speech, open, next => {
    table = next;
  });
  return request => {
    try {
      if (!isObject(request)) return malformed(`a request is a JSON object, not ${quoted(request)}`);
      const { do: verb } = request;
      const isKnown = typeof verb === 'string' && Object.hasOwn(verbs, verb);
      const answer = isKnown ? verbs[verb] : undefined;
      return answer?.(request) ?? malformed(`no verb ${quoted(verb)}: "do" is one of ${listed(Object.keys(verbs))}`);
    } catch (error) {
      if (error instanceof Malformed) return { ok: false, error: error.message };
      const cause = table?.altered
        ? 'the rules cannot go on from the state that was set by hand'
        : 'the rules failed, which is a bug';
      return { ok: false, error: `${cause}: ${messageOf(error)}` };
    }
  };
};

/** Answers one line of text with one line of text. */
export const answerLine = (answer: (request: unknown) => Answer, line: string): string => {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return JSON.stringify({ ok: false, error: `this is not JSON: ${messageOf(error)}` });
  }
  if (!isShallow(request)) return JSON.stringify({ ok: false, error: 'this request is nested too deeply' });
  try {
    return JSON.stringify(answer(request));
  } catch (error) {
    return JSON.stringify({ ok: false, error: `the answer cannot be written as JSON: ${messageOf(error)}` });
  }
};
