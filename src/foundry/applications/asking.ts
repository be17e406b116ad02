/** What the Table window asks for beside turns: a vote, taking back by consent, another mode. */
import { isWaiting } from '../../kernel/agenda';
import type { TableClient } from '../../table/panels/client-model';
import type { Reading } from '../../table/panels/reading';
import { undoPanel } from '../../table/panels/undo';
import { MODES, type Mode } from '../../table/record/model';
import { entryOf } from '../../kernel/lookup';
import type { RedealStep } from '../../table/panels/referee-banner';
import { speech } from '../lazy-import';
import { agreeToRedeal, proposeRedeal } from '../tables/redeal';
import { knownRegistry } from '../windows';
import { openTable } from '../layout/open-table';

export const isMode = (value: string | undefined): value is Mode => MODES.some(mode => mode === value);

export const proposeUndo = async (reading: Reading): Promise<void> => {
  const { client } = reading;
  const { proposeTo } = undoPanel(reading);
  const { seat } = client;
  if (proposeTo === undefined || seat === undefined) return;
  await client.ask({ kind: 'propose', seat, what: { kind: 'undo', to: proposeTo } });
};

export const vote = async (client: TableClient, { on, yes }: DOMStringMap): Promise<void> => {
  const { seat } = client;
  if (seat === undefined) return;
  await client.ask({ kind: 'vote', seat, on: Number(on), yes: yes === 'true' });
};

/** A game master changes the mode; anybody else who plays proposes it. */
export const changeMode = async (client: TableClient, mode: Mode): Promise<void> => {
  const { seat, people } = client;
  if (mode === client.timeline.mode) return;
  if (people.some(person => person.self && person.gm)) {
    await client.setMode(mode);
    // what was stopped by hand goes on under the rules
    const { game: rules, timeline } = client;
    if (mode === 'enforced' && timeline.begun && isWaiting(rules, timeline.state))
      await client.edit({ kind: 'resolve' });
  } else if (seat !== undefined) await client.ask({ kind: 'propose', seat, what: { kind: 'mode', mode } });
};

// The ways out of a table whose key is lost: to propose that it is dealt again, to agree, and to go to the new one.

/** A game master proposes it, after reading what that means. */
const propose = async (client: TableClient): Promise<void> => {
  const paragraphs = ['stays', 'goes', 'how'].map(part => speech.localize(`RT.redeal.${part}`));
  const sure = await foundry.applications.api.DialogV2.confirm({
    window: { title: 'RT.redeal.title', icon: 'fa-solid fa-shuffle' },
    classes: ['rt', 'rt-anew'],
    rejectClose: false,
    content: paragraphs.map(text => `<p>${foundry.utils.escapeHTML(text)}</p>`).join(''),
  });
  if (sure) await proposeRedeal(client);
};

const open = async ({ dealing }: TableClient): Promise<void> => {
  const table = dealing?.as && knownRegistry()?.table(dealing.as.id);
  if (table) await openTable(table);
};

const STEPS: Readonly<Record<RedealStep, (client: TableClient) => Promise<void>>> = {
  propose,
  // called, not named: where files of the build import each other, it may be named before it is there
  agree: client => agreeToRedeal(client),
  open,
};

/** Takes the step that a button names. */
export const takeStep = async (client: TableClient, step: string): Promise<void> =>
  entryOf<(client: TableClient) => Promise<void>>(STEPS, step)?.(client);
