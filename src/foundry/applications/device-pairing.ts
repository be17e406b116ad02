/** Device pairing: brings this user's tables from another open browser. Both show one code, and both ask the user. */
import { read } from '../../kernel/reading';
import { isLockOf } from '../../table/record/keyring';
import {
  type PairingEffect,
  type PairingInput,
  NO_PAIRING,
  said as shape,
  stepPairing,
} from '../../table/wire/device-pairing';
import { speech } from '../lazy-import';
import type { PersonHands } from './person-secret';

/** How long (ms) the other device may take to answer. */
const PATIENCE = 10_000;

const say = (key: string, data: Readonly<Record<string, string>> = {}): string =>
  speech.format(`RT.devices.${key}`, data);

/** A page's part in pairing, and in its person's secret. */
export const devicePairing = ({
  goOnHere,
  keepPerson,
  lockedInWorld,
  owner,
  personSecret,
  random,
  send,
}: PersonHands) => {
  let pairing = NO_PAIRING;

  const feed = (input: PairingInput): void => {
    const next = stepPairing(pairing, input, { owner: owner(), random, person: personSecret() });
    pairing = next.pairing;
    for (const effect of next.effects) carryOut(effect);
  };

  const compare = async ({ word, gives }: Extract<PairingEffect, { kind: 'compare' }>): Promise<void> => {
    const text = foundry.utils.escapeHTML(say(gives ? 'fetch-there' : 'fetch-here', { code: '' }).trim());
    const isSame = await foundry.applications.api.DialogV2.confirm({
      window: { title: 'RT.devices.fetch-title', icon: 'fa-solid fa-laptop' },
      classes: ['rt', 'rt-pairing'],
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

  const carryOut = (effect: PairingEffect): void => {
    switch (effect.kind) {
      case 'say':
        return send({ kind: 'pairing', user: game.userId ?? '', what: effect.said });
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
    const { asking } = pairing;
    ui.notifications.info(say('fetching'));
    window.setTimeout(() => {
      if (pairing.asking && pairing.asking.id === asking?.id && pairing.asking.other === undefined) {
        feed({ kind: 'stop' });
        ui.notifications.warn(say('fetch-none'));
      }
    }, PATIENCE);
  };

  return { hear, fetchFromOther };
};
