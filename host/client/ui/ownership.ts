import { DialogV2 } from './dialog';
import { make } from './dom';
import { formGroup } from './forms';
import { localize, page, type HostDocument } from './globals';

const LEVELS = { 0: 'None', 1: 'Limited', 2: 'Observer', 3: 'Owner' };

const select = (name: string, label: string, chosen: number | undefined, inherits: boolean): HTMLElement => {
  const options = [...(inherits ? [['-1', 'Default'] as const] : []), ...Object.entries(LEVELS)].map(([value, text]) =>
    make('option', { value, selected: String(chosen ?? -1) === value }, localize(text)),
  );
  return formGroup(label, make('select', { name, 'data-dtype': 'Number' }, ...options));
};

/** [D13] foundry.applications.apps.DocumentOwnershipConfig: who may see and change a document. */
export const configureOwnership = async (document: HostDocument): Promise<void> => {
  const { ownership } = document as unknown as { ownership: Record<string, number> };
  const players = page.game.users.contents.filter(user => !user.isGM);
  const content = make(
    'div',
    { class: 'dialog-content standard-form' },
    select('default', 'All players', ownership['default'] ?? 0, false),
    ...players.map(user => select(user.id, user.name, ownership[user.id], true)),
  );
  const title = `${localize('Configure ownership')}: ${document.name}`;
  const answer = await DialogV2.input({ window: { title }, content });
  if (!answer) return;
  const chosen = Object.entries(answer as Record<string, number>).filter(([, level]) => level >= 0);
  await document.update({ ownership: Object.fromEntries(chosen) }, { recursive: false, diff: false });
};
