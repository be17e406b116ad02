/**
 * A file of its own, run by a Worker: it examines a game of another module away from the page, which a rule that loops
 * would stop. It says that it goes on before each command; whoever started it ends it when it no longer does.
 */
import { examine } from '../kernel/testing/examination';
import type { Examined, Examining } from '../table/registration';

const say = (message: Examined): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<Examining>) => {
  const { address, id } = data;
  import(address).then(
    (rules: { readonly game?: unknown }) => {
      const found = examine(rules.game, id, () => say({ kind: 'goes-on' }));
      say({ kind: 'done', ...(found && { found }) });
    },
    (thrown: unknown) => say({ kind: 'done', found: { problem: 'game-throws', detail: String(thrown).slice(0, 200) } }),
  );
});
