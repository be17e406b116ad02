/** What a table must say of a breach by hand, worked out again from what the pages know of the record. */
import type { Page } from 'playwright-core';
import { isOfSequence, type GameEdit } from '../../src/kernel/edit';
import { finished } from '../../src/kernel/slices';
import { violationsOf } from '../../src/table/judgement/violations';
import type { AnyGame } from '../../src/table/record/model';
import type { Moment } from '../../src/table/record/timeline-model';
import { inTable } from './in-page';
import type { Person } from './people';

type Judged = Parameters<typeof violationsOf>[0];

/** A table as a person's page reads it; at an earlier entry, as it was just before that. */
export const judgedAt = async (
  game: AnyGame,
  { page }: Person,
  table: string,
  before = Number.POSITIVE_INFINITY,
): Promise<Judged> => {
  const text = await inTable(page, table, ({ timeline: { head, moments } }) =>
    JSON.stringify({
      head,
      moments: moments.map(({ entry, undone, state, edit }) => ({ entry, undone, edit, state })),
    }),
  );
  const { head, moments } = JSON.parse(text ?? '{}') as Pick<Judged, 'head'> & { readonly moments: readonly Moment[] };
  const earlier = moments.filter(({ entry }) => entry.r < before);
  const last = earlier.at(-1);
  if (!last) throw new Error('nothing has been done at the table');
  return { game, head, moments: earlier, state: last.state };
};

/** The rules that a change breaks there. */
export const brokenBy = (judged: Judged, seat: string, change: GameEdit): readonly string[] =>
  isOfSequence(change)
    ? []
    : finished(violationsOf(judged, seat, change)).map(({ section, reason }) => `${section} ${reason}`);

/** The entry of the change by hand that was made after a revision, once it is there. */
export const madeAfter = ({ page }: Person, table: string, before: number): Promise<number | undefined> =>
  inTable(page, table, ({ timeline: { moments } }) =>
    JSON.stringify(
      moments.filter(({ entry }) => entry.kind === 'turn' && entry.by === 'hand').map(({ entry }) => entry.r),
    ),
  ).then(text => (JSON.parse(text ?? '[]') as number[]).find(r => r > before));

/** The rules that the record says an entry breaks. */
export const toldAt = async (page: Page, table: string, at: number): Promise<readonly string[]> => {
  const text = await inTable(page, table, ({ timeline: { moments } }) =>
    JSON.stringify(
      moments.flatMap(({ entry }) => (entry.kind === 'turn' && entry.by === 'hand' ? [[entry.r, entry.breaks]] : [])),
    ),
  );
  const all = JSON.parse(text ?? '[]') as [number, readonly { section: string; reason: string }[] | undefined][];
  const breaks = all.find(([r]) => r === at)?.[1] ?? [];
  return breaks.map(({ section, reason }) => `${section} ${reason}`);
};
