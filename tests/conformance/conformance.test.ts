/** The batches that anybody with a licence can run in Foundry itself hold in the host. */
import { join as pathOf } from 'node:path';
import { expect, test } from 'vitest';
import { openHost } from '../harness/host';
import { openBrowser } from '../harness/people';
import { askAll } from './asking';
import { reportOf } from './report';

// shows record.1, host.3
test('every batch holds in the host, for a game master with two pages and for a player', async () => {
  const [host, browser] = await Promise.all([
    openHost({ module: pathOf(import.meta.dirname, 'module') }),
    openBrowser(),
  ]);
  try {
    const { outcomes, answers } = await askAll(browser, host.plainUrl, { name: 'Gamemaster' }, { name: 'Player 1' });
    expect(outcomes.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(80);
    expect(answers).toMatchObject({
      'query to oneself': 'answered',
      'asker in a query handler': 'User',
      'tabs that handle a query': 'others too',
      'attributes that cleaning takes': [],
      'point of a Tile with anchors 0, 0': 'corner',
      'SVG as a texture': 'drawn',
      'a second document of the same id': 'refused',
      'Levels of a Scene made without': 1,
      'own flags of a player': 'written',
    });
    expect(host.host.faults()).toEqual([]);
  } finally {
    await browser.close();
    await host.close();
  }
});

test('a report has the form that Mocha gives its own', () => {
  const of = { version: '14', system: 'any', browser: 'any' };
  const outcomes = [
    { title: 'batch › suite › holds', milliseconds: 3 },
    { title: 'batch › suite › does not', milliseconds: 4, error: 'Error: no' },
  ];
  const report = reportOf(of, outcomes, { question: 'answer' }, [new Date(0), new Date(10)]);
  expect(report.stats).toMatchObject({ suites: 1, tests: 2, passes: 1, failures: 1, duration: 10 });
  expect(report.failures).toEqual([
    { title: 'does not', fullTitle: 'batch suite does not', duration: 4, err: { message: 'Error: no' } },
  ]);
});
