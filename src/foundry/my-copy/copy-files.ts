/** A copy from and to the user's disk: opened, merged with another, saved. The faults of a file are reported. */
import { isObject, parseJson } from '../../kernel/reading';
import type { Copy } from '../../kernel/copy-form';
import { fileProblems } from '../../table/panels/my-copy/problems';
import { conflictLines } from '../../table/panels/my-copy/changes';
import { type CopyOf, copyOf, fileOf, merged, progressOf } from '../../table/panels/my-copy/copy';
import { openFile } from '../files';
import { speech } from '../lazy-import';

/** The most faults of a file that are shown at once. */
const MOST_TOLD = 5;

/** The copy in a file; undefined if the file has a fault. */
const readCopy = async (of: CopyOf, page: Document): Promise<Copy | undefined> => {
  const { rules, copyForm } = of;
  const text = await (await openFile(page))?.text();
  if (text === undefined) return undefined;
  const spec = rules.options.find(({ id }) => id === copyForm.option);
  const read = spec?.kind === 'data' ? spec.read(text) : undefined;
  if (read && 'data' in read) {
    const file = parseJson(read.data, read.data.length);
    return isObject(file) ? copyOf(copyForm, file) : {};
  }
  const problem = fileProblems(of, text, read?.problems ?? [])
    .slice(0, MOST_TOLD)
    .join(' ');
  ui.notifications.error(speech.format('RT.my-copy.wrong-file', { problem }));
  return undefined;
};

/** Opens a file that replaces the present copy. */
export const openCopy = async (of: CopyOf, page: Document): Promise<Copy | undefined> => {
  const copy = await readCopy(of, page);
  if (copy) ui.notifications.info(speech.format('RT.my-copy.opened', { count: String(Object.keys(copy).length) }));
  return copy;
};

/** Adds a file to the present copy. Where they differ, the present value stays, and the difference is reported. */
export const mergeCopy = async (now: () => CopyOf, page: Document): Promise<Copy | undefined> => {
  const theirs = await readCopy(now(), page);
  if (!theirs) return undefined;
  const { copy: mine } = now();
  const of = now();
  const { copy, conflicts } = merged(mine, theirs);
  const added = Object.keys(copy).length - Object.keys(mine).length;
  ui.notifications.info(speech.format('RT.my-copy.merged', { count: String(added) }));
  if (conflicts.length) {
    const list = conflictLines(of, conflicts).join('; ');
    ui.notifications.warn(
      speech.format('RT.my-copy.merge-conflicts', { count: String(conflicts.length), list: list.slice(0, 500) }),
      { permanent: true },
    );
  }
  return copy;
};

/** Offers the file of a copy for download. */
export const saveCopy = ({ rules, copyForm, copy }: CopyOf): void => {
  const { checked } = progressOf(copyForm, copy);
  const text = JSON.stringify(fileOf(copyForm, copy), undefined, 2);
  foundry.utils.saveDataToFile(text, 'application/json', `${rules.id}-${checked}.json`);
};
