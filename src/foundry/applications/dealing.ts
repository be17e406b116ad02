/** The ways out of a table whose key is lost: to propose that it is dealt again, to agree, and to go to the new one. */
import { entryOf } from '../../kernel/lookup';
import type { RedealStep } from '../../table/panels/referee-banner';
import type { TableClient } from '../../table/panels/client-model';
import { speech } from '../speech';
import { agreeToRedeal, proposeRedeal } from '../tables/redeal';
import { knownRegistry } from './known-registry';
import { openTable } from './open-table';

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
  agree: agreeToRedeal,
  open,
};

/** Takes the step that a button names. */
export const takeStep = async (client: TableClient, step: string): Promise<void> =>
  entryOf<(client: TableClient) => Promise<void>>(STEPS, step)?.(client);
