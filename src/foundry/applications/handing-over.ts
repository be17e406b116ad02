/** Copies this user's tables from another open browser: both show one code, and both ask the user. */
import { read } from '../../kernel/reading';
import { isLockOf } from '../../table/record/keyring';
import {
  type HandingEffect,
  type HandingInput,
  NO_HANDING,
  said as shape,
  stepHanding,
} from '../../table/wire/handing-over';
import { speech } from '../lazy-import';
import type { PersonHands } from './person-secret';

/** How long (ms) the other device may take to answer. */
const PATIENCE = 10_000;

const say = (key: string, data: Readonly<Record<string, string>> = {}): string =>
  speech.format(`RT.devices.${key}`, data);

/** The part of this page in the copying, with its part in the user's secret. */
export const handingOver = ({
  goOnHere,
  keepPerson,
  lockedInWorld,
  owner,
  personSecret,
  random,
  send,
}: PersonHands) => {
  let handing = NO_HANDING;

  const feed = (input: HandingInput): void => {
    const next = stepHanding(handing, input, { owner: owner(), random, person: personSecret() });
    handing = next.handing;
    for (const effect of next.effects) carryOut(effect);
  };

  const compare = async ({ word, gives }: Extract<HandingEffect, { kind: 'compare' }>): Promise<void> => {
    const text = foundry.utils.escapeHTML(say(gives ? 'fetch-there' : 'fetch-here', { code: '' }).trim());
    const isSame = await foundry.applications.api.DialogV2.confirm({
      window: { title: 'RT.devices.fetch-title', icon: 'fa-solid fa-laptop' },
      classes: ['rt', 'rt-handing'],
      rejectClose: false,
      content: `<p>${text}</p><p class="rt-code">${foundry.utils.escapeHTML(word)}</p>`,
      yes: { label: 'RT.devices.fetch-yes', default: false },
      no: { label: 'RT.devices.fetch-no', default: true },
    });
    feed({ kind: isSame === true ? 'same' : 'stop', word });
  };

  const take = async (secret: string): Promise<void> => {
    const locked = lockedInWorld();
    await keepPerson(secret, locked && isLockOf(secret, owner(), locked) ? locked : undefined);
    await goOnHere();
    ui.notifications.info(say('unlocked'));
  };

  const carryOut = (effect: HandingEffect): void => {
    switch (effect.kind) {
      case 'say':
        return send({ kind: 'handing', user: game.userId ?? '', what: effect.said });
      case 'compare':
        return void compare(effect).catch(error => console.warn(error));
      case 'take':
        return void take(effect.secret).catch(error => console.warn(error));
      case 'failed':
        ui.notifications.warn(say('fetch-failed'));
    }
  };

  /** Handles a message that another page sent in this user's name. */
  const hear = (what: object): void => {
    const said = read(shape, what);
    if (said) feed({ kind: 'said', said });
  };

  /** Asks this user's other browsers for their tables. */
  const fetchFromOther = (): void => {
    feed({ kind: 'begin' });
    const { asking } = handing;
    ui.notifications.info(say('fetching'));
    window.setTimeout(() => {
      if (handing.asking && handing.asking.id === asking?.id && handing.asking.other === undefined) {
        feed({ kind: 'stop' });
        ui.notifications.warn(say('fetch-none'));
      }
    }, PATIENCE);
  };

  return { hear, fetchFromOther };
};
