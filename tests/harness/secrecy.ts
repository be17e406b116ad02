/** After a game: was anybody sent what they may not know? */
import { expect } from 'vitest';
import { inTable, untilAll } from './in-page';
import type { Person } from './people';
import { leaksIn, secretsOf } from './wire';

/** Somewhere in the middle of a game, when much is hidden. */
const MIDDLE = 20;

/** Compares all that the people at the seats were sent with what the finished record reveals. */
export const expectSecretsKept = async (
  gm: Person,
  table: string,
  seated: Readonly<Record<string, Person>>,
): Promise<void> => {
  await untilAll([gm], table, 'the secrets are revealed', client => client.timeline.secret !== undefined);
  const record = (await inTable(gm.page, table, client => client.exportRecord())) ?? '';
  for (const [seat, { received }] of Object.entries(seated)) {
    const secrets = secretsOf(record, seat);
    expect(received.length).toBeGreaterThan(50);
    expect(leaksIn(received, secrets)).toEqual([]);
    // the net has no holes: a hidden card by its id, by its picture or by its title would have been caught
    const entry = JSON.stringify({ [String(MIDDLE).padStart(8, '0')]: '' });
    const hidden = secrets.telling(secrets.at(MIDDLE)).filter(({ picture, title }) => picture && title);
    expect(hidden.length).toBeGreaterThan(20);
    for (const { id, picture, title } of hidden) {
      expect(
        leaksIn([entry, `"${id}"`, `/${picture}.svg`, `<b>${title}</b>`], secrets).length,
        id,
      ).toBeGreaterThanOrEqual(3);
    }
  }
};
