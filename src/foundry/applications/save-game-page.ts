/** Saves a game as one HTML page: fetches the player script and inserts the record, words and fonts. */
import { gamePage } from '../../page/html';
import type { Words } from '../../table/loading';
import type { TableClient } from '../../table/panels/client-model';
import { fetchPage, fetchProblems, fetchRedeal, language } from '../lazy-translations';
import { ID } from '../module-id';
import { speech } from '../lazy-import';
import { savePage } from '../files';

const FONTS = [
  { family: 'Oswald', weight: 400, file: 'oswald-latin-400-normal.woff2' },
  { family: 'Oswald', weight: 600, file: 'oswald-latin-600-normal.woff2' },
  { family: 'PT Serif', weight: 400, file: 'pt-serif-latin-400-normal.woff2' },
] as const;

const fetched = async (file: string): Promise<Response> => {
  const answer = await fetch(foundry.utils.getRoute(`modules/${ID}/${file}`)).catch(() => undefined);
  if (!answer?.ok) throw new Error(file);
  return answer;
};

const fontFace = async ({ family, weight, file }: (typeof FONTS)[number]): Promise<string> => {
  const bytes = new Uint8Array(await (await fetched(`assets/fonts/${file}`)).arrayBuffer());
  const text = [...bytes].map(byte => String.fromCharCode(byte)).join('');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${btoa(text)})}`;
};

/** The translations that the page needs: the core's and the game's. */
const wordsOf = (id: string): Words => {
  const { RT: all = {} } = (game.i18n?.translations ?? {}) as { readonly RT?: Words };
  const games = all['games'] ?? {};
  const others = Object.keys(games).filter(other => other !== id);
  return { RT: Object.fromEntries(Object.entries(all).filter(([key]) => !others.includes(key))) };
};

/** Makes the page and offers it for download; notifies the user if a part does not load. */
export const saveGamePage = async (client: TableClient): Promise<void> => {
  const { head } = client.timeline;
  try {
    const [shared, own, style, ...faces] = await Promise.all([
      fetched('page/all.js').then(answer => answer.text()),
      fetched(`page/${head.game}.js`).then(answer => answer.text()),
      fetched('page/page.css').then(answer => answer.text()),
      ...FONTS.map(fontFace),
      fetchPage().then(() => ''),
      fetchProblems().then(() => ''),
      fetchRedeal().then(() => ''),
    ]);
    const html = gamePage({
      title: head.name,
      script: `${shared ?? ''}${own ?? ''}`,
      style: `${faces.join('')}${style ?? ''}`,
      data: {
        language: language(),
        words: wordsOf(head.game),
        record: client.exportRecord(),
        people: client.people.map(({ id, name: called }) => ({ id, name: called })),
      },
    });
    savePage(client, html);
  } catch (error) {
    const file = error instanceof Error ? error.message : String(error);
    ui.notifications.error(speech.format('RT.page.failed', { file }));
  }
};
