/** Libraries that other modules build on. */
import { named, settled, type Scenario } from './scenario';

export const wrapping: Scenario = {
  id: 'lib-wrapper',
  what: 'a library that wraps methods: two wrappers around one, in their order',
  async play({ gm, documents }) {
    await gm.evaluate(`(async () => {
      const target = 'CONFIG.JournalEntry.documentClass.prototype._preCreate';
      libWrapper.register('probe-module', target, function (wrapped, data, ...rest) {
        this.updateSource({ name: this.name + ' wrapped' });
        return wrapped(data, ...rest);
      }, 'WRAPPER');
      await JournalEntry.create({ name: 'Entry' });
      libWrapper.unregister('probe-module', target);
      await JournalEntry.create({ name: 'Plain' });
    })()`);
    const { JournalEntry } = await documents();
    return [
      ...(named(JournalEntry, 'Entry wrapped') ? [] : ['the wrapped method did not change the entry']),
      ...(named(JournalEntry, 'Plain') ? [] : ['the wrapper still stood after it was taken off']),
    ];
  },
};

export const sockets: Scenario = {
  id: 'socketlib',
  what: 'a library of sockets: a player has the game master write what he may not write himself',
  async play({ gm, player, documents }) {
    const register = `(() => {
      globalThis.shared = socketlib.registerModule('probe-module');
      shared.register('write', async name => (await JournalEntry.create({ name })).id);
      shared.register('hear', word => { globalThis.heard = word; });
    })()`;
    await gm.evaluate(register);
    await player.evaluate(register);
    const id = await player.evaluate(`shared.executeAsGM('write', 'By the player')`);
    await player.evaluate(`shared.executeForEveryone('hear', 'all')`);
    const heard = await settled(async () => (await gm.evaluate('globalThis.heard')) ?? undefined);
    const entry = named((await documents())['JournalEntry'], 'By the player');
    return [
      ...(entry && entry['_id'] === id ? [] : ['the entry that the player asked for is not there']),
      ...(heard === 'all' ? [] : ['the game master did not hear what was said to everyone']),
    ];
  },
};

export const testing: Scenario = {
  id: 'quench',
  what: 'the module by which batches of tests run in Foundry: it runs all of ours, as a game master and as a player',
  beside: ['tests/conformance/module'],
  async play({ gm, player, documents }) {
    const wrong: string[] = [];
    for (const page of [gm, player]) {
      const report = (await page.evaluate(`new Promise(resolve => {
        Hooks.once('quenchReports', ({ json }) => resolve(JSON.parse(json)));
        void quench.runBatches('revolution-tables-conformance.**', { json: true });
      })`)) as Report;
      console.log(`    ${report.stats.passes} of ${report.stats.tests} hold`);
      if (report.stats.passes === 0) wrong.push('no batch was run');
      wrong.push(...report.failures.map(({ fullTitle, err }) => `${fullTitle}: ${err.message}`));
    }
    const { Scene = [], Cards = [] } = await documents();
    return [
      ...wrong,
      ...(Scene.length + Cards.length === 0 ? [] : ['the batches did not take away what they had made']),
    ];
  },
};

/** What Mocha's own reporter writes. */
interface Report {
  readonly stats: { readonly passes: number; readonly tests: number };
  readonly failures: readonly { readonly fullTitle: string; readonly err: { readonly message: string } }[];
}
