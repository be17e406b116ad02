/** Decides whether to offer a passphrase at a table. The dialogs load when needed, and get what they need from here. */
import type { TableClient } from '../../table/panels/client-model';
import { lazyImport } from '../lazy-import';
import { fetchDevices } from '../lazy-translations';
import { personSecret, tendLock } from '../tables/person';
import { onSignal } from '../tables/socket';
import type { devicePairing } from './device-pairing';
import { goOnBy, hands, type PersonHands } from './person-secret';

/** Is there a hand that only this browser can read? Then a passphrase is offered quietly until there is one. */
export const isPassphraseOffered = ({ lesson, timeline, mySeats }: TableClient): boolean =>
  !lesson && !timeline.open && !timeline.ending && mySeats.length > 0 && personSecret() === undefined;

/** May the passphrase be changed here? */
export const hasPassphrase = ({ timeline }: TableClient): boolean => !timeline.open && personSecret() !== undefined;

const fetched = async <T>(load: () => Promise<(given: PersonHands) => T>): Promise<T | undefined> => {
  const [make] = await Promise.all([lazyImport(load), fetchDevices()]);
  return make?.(hands);
};
export const fetchPassphrase = () => fetched(async () => (await import('./passphrase')).passphrases);

let pairing: ReturnType<typeof devicePairing> | undefined;
/** One instance for the page: it remembers what other browsers said. */
export const fetchPairing = async () => {
  const made = pairing ?? (await fetched(async () => (await import('./device-pairing')).devicePairing));
  return (pairing ??= made);
};

/** Called when the tables are open. Listens to this user's other browsers and to changes of their flags. */
export const watchPairing = (goOnHere: () => Promise<void>): void => {
  goOnBy(goOnHere);
  void tendLock();
  onSignal((signal, by) => {
    if (signal.kind !== 'pairing' || signal.user !== game.userId || (by !== undefined && by !== game.userId)) return;
    const { what } = signal;
    void fetchPairing().then(part => part?.hear(what));
  });
};
