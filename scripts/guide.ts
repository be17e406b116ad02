/** `npm run -s guide -- civil-war de > guide.html`: a guide as one page to read and print, pictures included. */
import { GUIDE_LANGUAGES } from '../src/kernel/guide';
import { GAMES } from '../src/testing/all-games';
import { named, program, readArguments, wrong } from './command-line';
import { guideOf } from './packs/guides';

const STYLE = `body{font:17px/1.45 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#1d1a16;background:#fbf6ea}
h1{font-size:1.6rem;border-top:3px solid;padding-top:1rem;margin-top:3rem}h2{font-size:1.1rem;margin:1.2rem 0 .3rem}
table{border-collapse:collapse}td,th{border:1px solid #8886;padding:.2rem .5rem;text-align:left;vertical-align:top}
figure{margin:1rem 0;padding:.8rem;border:1px solid #8886;background:#fff8}img{max-width:100%;height:auto}
.rt-term{border-bottom:1px dotted}.rt-example__legend{font-size:.85rem;color:#555}.rt-example__refused em{color:#a11}a{color:#7a1f1f}`;

const USAGE = `Usage: npm run -s guide -- <${GAMES.map(({ id }) => id).join(' | ')}> [${GUIDE_LANGUAGES.join(' | ')}] > guide.html`;

export const main = (args: readonly string[]): void => {
  const [id = '', given = 'en'] = readArguments(args, {}, 2).positionals;
  const language = GUIDE_LANGUAGES.find(one => one === given) ?? wrong(`There is no language "${given}".`);
  const guide = guideOf(named('game', GAMES, id), language) ?? wrong(`${id} has no guide.`);
  const drawn = new Map(guide.pictures.map(({ path, draw }) => [path, draw]));
  const inlined = (html: string): string =>
    html
      .replace(/@UUID\[[^\]]*\.(\w+)\]\{([^}]*)\}/g, '<a href="#$1">$2</a>')
      .replace(/src="modules\/revolution-tables\/assets\/([^"]*)"/g, (_whole, path: string) => {
        const svg = Buffer.from(drawn.get(path)?.() ?? '').toString('base64');
        return `src="data:image/svg+xml;base64,${svg}"`;
      });
  const body = guide.pages.map(page => `<h1 id="${page.key}">${page.name}</h1>${inlined(page.html)}`).join('\n');
  console.log(`<!doctype html><meta charset="utf-8"><title>${id}</title><style>${STYLE}</style>${body}`);
};

await program(import.meta.filename, USAGE, main);
