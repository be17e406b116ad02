/** Texts about standing answers, and about a seat whose browsers are lost. */
import { describe, expect, test } from 'vitest';
import { atWindow } from '../testing/reaction-windows';
import type { StandingNote, TableClient } from './client-model';
import { newKeyPanel } from './new-key';
import { proposalPanels } from './proposals';
import { readingOf } from './reading';
import { standingPanel } from './standing';
import { tablePanel } from './table';
import { clientOf, person } from './testing/client';
import { english, render, textOf } from './testing/render';

const seated = async () => {
  const one = await atWindow();
  const [seat = ''] = one.window().seats;
  const browser = one.at[seat];
  if (!browser) throw new Error('nobody sits there');
  return { one, seat, browser, client: clientOf(browser.sees(seat), browser.user) };
};

describe('standing answers', () => {
  test('are offered to a seat of a game with windows, with the given one and its fate', async () => {
    const { client } = await seated();
    const panel = (stands: StandingNote, more: Partial<TableClient> = {}) =>
      standingPanel({ ...client, stands, ...more }, english);
    expect(standingPanel(client, english)?.answers.map(({ given }) => given)).toEqual([false, false]);
    const held = panel({ word: 'until-parade' });
    expect(held?.answers.find(({ given }) => given)?.label).toBe('Pass until the parade');
    expect(held?.note).toMatch(/even if you close this page/);
    const gone = { kind: 'gone', name: 'gm', canTakeOver: false } as const;
    expect(panel({ word: 'until-parade' }, { referee: gone })?.note).toMatch(/waits until the game is hosted again/);
    const text = textOf(
      render(
        'table-window',
        tablePanel(readingOf({ ...client, ahead: speech => standingPanel(client, speech) }, english), undefined),
      ),
    );
    expect(text).toContain('Pass unless my people are touched');
  });

  test('that have ended are returned with the reason, and none is selected', async () => {
    const { client } = await seated();
    for (const [ended, why] of [
      ['met', /did not let pass/],
      ['shifted', /has been changed/],
    ] as const) {
      const panel = standingPanel({ ...client, stands: { word: 'until-parade', ended } }, english);
      expect(panel?.note).toMatch(why);
      expect(panel?.answers.some(({ given }) => given)).toBe(false);
    }
  });

  test('from another browser can be taken back but not read; an onlooker is offered none', async () => {
    const { client } = await seated();
    expect(standingPanel({ ...client, stands: {} }, english)).toMatchObject({ isElsewhere: true });
    expect(standingPanel({ ...client, seat: undefined }, english)).toBeUndefined();
  });
});

describe('a seat whose browsers are lost', () => {
  test('is shown to the game master with the code of the new browser, and to others as their vote', async () => {
    const { one, seat, browser } = await seated();
    const { table, gm, at } = one;
    const later = await table.browser(browser.user);
    const master = () => {
      const self = clientOf(gm.sees(), 'gm', {
        people: [person('gm', { gm: true, self: true }), person(browser.user)],
      });
      return newKeyPanel(readingOf(self, english), seat);
    };
    const shown = master();
    expect(shown?.key).toBe(later.key.public);
    const code = /code ([0-9A-Z\u2011]{14})/.exec(shown?.text ?? '')?.[1] ?? 'none';
    const what = { kind: 'key', user: browser.user, key: later.key.public } as const;
    await gm.ask({ kind: 'propose', seat: 'table', what });
    // asking once is enough
    expect(master()?.key).toBeUndefined();
    const asked = Object.entries(at).map(([own, { sees, user }]) => {
      const [panel] = proposalPanels(readingOf(clientOf(sees(own), user), english));
      expect(panel?.text).toContain(code);
      return [own === seat, panel?.asked] as const;
    });
    // their own earlier browser may object
    expect(asked.map(([, isAsked]) => isAsked)).toEqual([true, true, true]);
    const [mine] = proposalPanels(readingOf(clientOf(later.sees(seat), browser.user), english));
    expect(mine?.asked).toBe(false);
  });
});
