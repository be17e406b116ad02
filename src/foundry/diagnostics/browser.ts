/**
 * What this browser and Foundry release provide: random numbers, storage, clipboard, clock, rolls. docs/platform.md
 * 5, 7.
 */
import { makeRoll } from '../chat/rolls';
import { ID } from '../module-id';
import type { Probe } from './probe';

/** How far the server's clock may differ from this browser's (ms). */
const TOLERANCE = 60_000;
const GENERATION = 14;

const release: Probe<'known' | 'older' | 'newer'> = {
  id: 'release',
  answers: { known: 'fine', older: 'trouble', newer: 'managed' },
  run() {
    const { generation } = game.release;
    return Promise.resolve(generation === GENERATION ? 'known' : generation < GENERATION ? 'older' : 'newer');
  },
};

const chance: Probe<'there' | 'missing'> = {
  id: 'chance',
  answers: { there: 'fine', missing: 'trouble' },
  run: () => Promise.resolve(new Set(crypto.getRandomValues(new Uint8Array(16))).size > 1 ? 'there' : 'missing'),
};

const storage: Probe<'kept' | 'lost'> = {
  id: 'storage',
  answers: { kept: 'fine', lost: 'trouble' },
  async run() {
    const trial = foundry.utils.randomID(16);
    await game.settings.set(ID, 'examination', trial);
    const kept = Array.from({ length: localStorage.length }, (_, n) => localStorage.getItem(localStorage.key(n) ?? ''));
    await game.settings.set(ID, 'examination', '');
    return kept.some(text => text?.includes(trial)) ? 'kept' : 'lost';
  },
};

const clipboard: Probe<'there' | 'missing'> = {
  id: 'clipboard',
  answers: { there: 'fine', missing: 'managed' },
  // the types do not know that it is missing on plain http
  run: () => Promise.resolve('clipboard' in navigator && typeof navigator.clipboard === 'object' ? 'there' : 'missing'),
};

const clock: Probe<'same' | 'apart'> = {
  id: 'clock',
  answers: { same: 'fine', apart: 'managed' },
  run: () => Promise.resolve(Math.abs(game.time.serverTime - Date.now()) < TOLERANCE ? 'same' : 'apart'),
};

const rolls: Probe<'terms' | 'data' | 'lost'> = {
  id: 'rolls',
  answers: { terms: 'fine', data: 'managed', lost: 'trouble' },
  run() {
    const { roll, from } = makeRoll({ count: 2, sides: 6, faces: [2, 5] });
    return Promise.resolve(roll.total === 7 ? from : 'lost');
  },
};

/** A dialog like the module's, to see how Foundry sanitizes its content. */
const FORM =
  '<label>Code <input type="text" name="code" required><input type="number" name="n" min="1" value="5"></label>';

const dialogs: Probe<'kept' | 'bare' | 'lost'> = {
  id: 'dialogs',
  answers: { kept: 'fine', bare: 'managed', lost: 'trouble' },
  run() {
    const { body } = new DOMParser().parseFromString(foundry.utils.cleanHTML(FORM), 'text/html');
    const fields = [...body.querySelectorAll('label > input')];
    const isWhole = fields.length === 2 && fields.every(field => field.hasAttribute('name'));
    const isKept = fields[0]?.hasAttribute('required') && fields[1]?.getAttribute('value') === '5';
    return Promise.resolve(isWhole ? (isKept ? 'kept' : 'bare') : 'lost');
  },
};

/** A dialog that closes at once: is the value of its `close` taken as the answer? */
const dialogClose: Probe<'answer' | 'ignored'> = {
  id: 'dialog-close',
  answers: { answer: 'fine', ignored: 'fine' },
  async run() {
    const answer: unknown = await foundry.applications.api.DialogV2.wait({
      window: { title: game.i18n.localize('RT.diagnostics.probes.dialog-close.name') },
      content: '<p></p>',
      buttons: [{ action: 'none', label: '—' }],
      rejectClose: false,
      render: (_event, dialog) => void dialog.close(),
      close: () => 'closed',
    });
    return answer === 'closed' ? 'answer' : 'ignored';
  },
};

/** Reads the content security policy of the page; trying it out would put an error on the console. */
const policy: Probe<'open' | 'strict'> = {
  id: 'csp',
  answers: { open: 'fine', strict: 'fine' },
  async run() {
    const { headers } = await fetch(location.href, { method: 'HEAD' });
    return /\b(?:script|default)-src\b/.test(headers.get('content-security-policy') ?? '') ? 'strict' : 'open';
  },
};

export const BROWSER_PROBES: readonly Probe[] = [
  ...[release, chance, storage, clipboard, clock, rolls],
  ...[dialogs, dialogClose, policy],
];
