import { settings, ID, SOCKET } from '../module-id';
import { thisClient } from '../tables/tab-name';

export const QUERY = `${ID}.examine` as const;
declare global {
  namespace CONFIG {
    interface Queries {
      'revolution-tables.examine': (
        given: { readonly trial: string },
        context?: { readonly user?: object },
      ) => Promise<{ readonly named: boolean }>;
    }
  }
}

/** Messages between tabs while one of them examines Foundry. */
type Word =
  | { readonly kind: 'examine'; readonly trial: string }
  | { readonly kind: 'here'; readonly trial: string; readonly user: string; readonly client: string }
  | { readonly kind: 'handled'; readonly trial: string; readonly client: string };

const isWord = (value: unknown): value is Word =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'trial' in value &&
  typeof value.trial === 'string' &&
  (value.kind === 'examine' || (['here', 'handled'].includes(String(value.kind)) && 'client' in value));

/** What other tabs have said since the last probe began. */
export const heard: Exclude<Word, { readonly kind: 'examine' }>[] = [];
export const say = (word: Word): void => {
  game.socket.emit(SOCKET, word);
};

/** Lets other tabs examine this one: it answers only that it is there. */
const answerExaminations = (): void => {
  CONFIG.queries[QUERY] = ({ trial }, context) => {
    const word = { kind: 'handled', trial, client: thisClient() } as const;
    heard.push(word);
    say(word);
    return Promise.resolve({ named: context?.user instanceof foundry.abstract.Document });
  };
  Hooks.once('ready', () =>
    game.socket.on(SOCKET, (value: unknown) => {
      if (!isWord(value)) return;
      const { trial, kind } = value;
      if (kind === 'examine') say({ kind: 'here', trial, user: game.userId ?? '', client: thisClient() });
      else if (heard.length < 1_000) heard.push(value);
    }),
  );
};

declare global {
  interface SettingConfig {
    'revolution-tables.examination': string;
    /** What an earlier start has reported in this world about differences of its Foundry. */
    'revolution-tables.told': string;
  }
}

/** Settings for probes: one tries this browser's storage, one keeps an earlier start's report. */
const registerOwnSettings = (): void => {
  settings().register(ID, 'examination', { scope: 'client', config: false, type: String, default: '' });
  settings().register(ID, 'told', { scope: 'world', config: false, type: String, default: '' });
};

/** Called in `init`. */
export const registerDiagnostics = (): void => {
  registerOwnSettings();
  answerExaminations();
};
