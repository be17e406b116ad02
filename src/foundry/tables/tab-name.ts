/** The name of this browser tab: the page's part in naming tabs (`table/referee/election/naming`). */
import { fields, is, oneOf, text } from '../../kernel/reading';
import {
  type Name,
  type NameInput,
  type Naming,
  newName,
  type NameStepped,
  PATIENCE,
  stepName,
} from '../../table/wire/tab-name';
import { ID } from '../module-id';

const NAME = `${ID}.client`;

const fresh = (): string => foundry.utils.randomID(16);
const moment = () => ({ now: performance.now(), fresh: fresh() });

let name: Name | undefined;
let tabs: BroadcastChannel | undefined;
let said: readonly Naming[] = [];

const carryOut = ({ name: next, effects }: NameStepped): Name => {
  name = next;
  for (const effect of effects) {
    if (effect.kind === 'keep') sessionStorage.setItem(NAME, effect.client);
    else if (tabs) tabs.postMessage(effect.said);
    else said = [...said, effect.said];
  }
  return next;
};
const known = (): Name => name ?? carryOut(newName(fresh(), sessionStorage.getItem(NAME) ?? undefined, moment()));
const feed = (input: NameInput): Name => carryOut(stepName(known(), input, moment()));

/** The tab's name. */
export const thisClient = (): string => known().client;

let settled: Promise<void> = Promise.resolve();

/** Resolves when no other tab can have this name. Until then this tab referees nothing. */
export const nameSettled = (): Promise<void> => settled;

const naming = fields({ kind: oneOf(['name', 'named']), client: text(), tab: text() });

const isSure = (resolve: () => void): void => {
  if (feed({ kind: 'tick' }).since === undefined) resolve();
  else window.setTimeout(isSure, PATIENCE, resolve);
};

/** Announces this tab's name to the browser's other tabs. Called once. */
export const settleName = (): void => {
  const channel = new BroadcastChannel(NAME);
  tabs = channel;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (is(naming, data)) feed({ kind: 'heard', said: data });
  });
  known();
  for (const one of said) channel.postMessage(one);
  said = [];
  settled = new Promise(isSure);
};
