/** Tells the game master about differences of this Foundry, once for each. */
import { fetchDiagnostics } from '../lazy-translations';
import { ID } from '../module-id';
import { speech } from '../lazy-import';
import type { Finding } from './probe';
import { findingText, nameOf } from './report';

const keyOf = ({ probe, answer }: Finding): string => `${probe}=${answer}`;

/** Probes what a table needs, and reports differences. Called when the tables are open. */
export const tellAtStart = async (): Promise<void> => {
  if (!game.users.activeGM?.isSelf) return;
  const { checkAtStart } = await import('./check-foundry');
  const told = game.settings.get(ID, 'told').split(' ');
  const news = (await checkAtStart()).filter(finding => !told.includes(keyOf(finding)));
  if (!news.length) return;
  await fetchDiagnostics();
  const lines = news.map(finding => `${nameOf(finding)}: ${findingText(finding)}`);
  ui.notifications.info([speech.localize('RT.diagnostics.different'), ...lines].join(' '), { permanent: true });
  await game.settings.set(ID, 'told', [...told, ...news.map(keyOf)].join(' ').trim());
};
