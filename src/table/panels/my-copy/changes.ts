/** An owner's copy in words: its differences from our values, and an assembled Event. */
import { defaultOptions } from '../../../kernel/options';
import type { Copy, CopyGroup, CopyPart } from '../../../kernel/copy-form';
import { partName, wordsOf, type CopyOf, differencesOf, isAsked, saidOf, type Conflict } from './copy';
import { withChange } from './edit';
import { told } from './sentences';
import type { Wording } from '../../i18n/wording';

/** One difference between an owner's copy and our values. */
export interface DifferenceLine {
  readonly name: string;
  readonly field: string;
  readonly ours: string;
  readonly theirs: string;
}

type Say = (group: CopyGroup, field: string, value: unknown) => string;
/** The words for parts and their values, at a usual table. */
const sayer = (of: CopyOf): { readonly words: Wording; readonly say: Say } => {
  const { rules, copyForm, speech } = of;
  const words = wordsOf(of, defaultOptions(rules.options));
  const telling = {
    copyForm,
    words,
    yesOrNo: (value: boolean) => speech.localize(value ? 'RT.table.yes' : 'RT.table.no'),
  };
  const say: Say = (group, field, value) => {
    const shape = group.shape.fields[field];
    return shape === undefined || value === undefined ? '' : told(telling, field, shape, value);
  };
  return { words, say };
};

/** All differences between a copy and our values, in words. */
export const differenceLines = (of: CopyOf): readonly DifferenceLine[] => {
  const { words, say } = sayer(of);
  return differencesOf(of.copyForm, of.copy).map(({ group, part, field, ours, theirs }) => ({
    name: partName(words, group, part, {}),
    field: words.text(`my-copy.fields.${field}`),
    ours: say(group, field, ours),
    theirs: say(group, field, theirs),
  }));
};

/** The values of a file that contradict the copy. */
export const conflictLines = (of: CopyOf, conflicts: readonly Conflict[]): readonly string[] => {
  const { words, say } = sayer(of);
  const parts = of.copyForm.groups.flatMap(group => group.parts.map(part => ({ group, part })));
  return conflicts.flatMap(({ part: id, field, theirs }) => {
    const found = parts.find(({ part }) => part.id === id);
    if (!found) return [];
    const name = partName(words, found.group, found.part, of.copy);
    return [`${name}, ${words.text(`my-copy.fields.${field}`)}: ${say(found.group, field, theirs)}`];
  });
};

/** The sentences of an assembled Event, which players read if the owner has given no text. */
const assembledText = (of: CopyOf, group: CopyGroup, part: CopyPart, copy: Copy): string => {
  const words = wordsOf(of, defaultOptions(of.rules.options));
  const telling = { copyForm: of.copyForm, words, yesOrNo: String };
  const said = saidOf(part, copy);
  return (group.assembles ?? [])
    .flatMap(field => {
      const { [field]: shape } = group.shape.fields;
      const { [field]: steps } = said;
      if (!shape || !Array.isArray(steps) || !steps.length || !isAsked(group, field, said)) return [];
      const list = told(telling, field, shape, steps);
      const key = `my-copy.told.${field}`;
      const text = words.text(key, { list });
      return text === key ? list : text;
    })
    .join(' ');
};

/** An assembled Event gets its generated text until its owner writes one. */
export const withAssembledText = (of: CopyOf, group: CopyGroup, part: CopyPart, copy: Copy): Copy => {
  const { text: shape } = group.shape.fields;
  const before = assembledText(of, group, part, of.copy);
  const after = assembledText(of, group, part, copy);
  if (before === after || shape?.kind !== 'text') return copy;
  const written = copy[part.id]?.['text'];
  const cut = (text: string): string => text.slice(0, shape.most);
  return written === undefined || written === cut(before)
    ? withChange(copy, part, '/text', cut(after) || undefined)
    : copy;
};
