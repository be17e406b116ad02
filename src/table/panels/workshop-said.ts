/** What an owner's copy says, in words: what differs from ours, and an Event that is assembled. */
import { defaultOptions } from '../../kernel/options';
import type { Copy, WorkshopGroup, WorkshopPart } from '../../kernel/workshop';
import { partName, wordsOf, type WorkshopOf } from './workshop';
import { differencesOf } from './workshop-copy';
import { withChange } from './workshop-edit';
import { told } from './workshop-told';

/** One line of what a copy says otherwise than ours. */
export interface DifferenceLine {
  readonly name: string;
  readonly field: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Everything that a copy says otherwise than ours, in words. */
export const differenceLines = (of: WorkshopOf): readonly DifferenceLine[] => {
  const { rules, workshop, copy, speech } = of;
  const words = wordsOf(of, defaultOptions(rules.options));
  const telling = {
    workshop,
    words,
    yesOrNo: (value: boolean) => speech.localize(value ? 'RT.table.yes' : 'RT.table.no'),
  };
  const say = (group: WorkshopGroup, field: string, value: unknown): string => {
    const shape = group.shape.fields[field];
    return shape === undefined || value === undefined ? '' : told(telling, field, shape, value);
  };
  return differencesOf(workshop, copy).map(({ group, part, field, ours, theirs }) => ({
    name: partName(words, group, part, {}),
    field: words.text(`workshop.fields.${field}`),
    ours: say(group, field, ours),
    theirs: say(group, field, theirs),
  }));
};

/** The sentences of a list that an owner has assembled: what players read where the owner has given no text. */
const assembledText = (of: WorkshopOf, group: WorkshopGroup, field: string, value: unknown): string => {
  const shape = group.shape.fields[field];
  if (!shape) return '';
  const words = wordsOf(of, defaultOptions(of.rules.options));
  return told({ workshop: of.workshop, words, yesOrNo: String }, field, shape, value);
};

/** An Event that is assembled writes its own text, until its owner writes one. */
export const withAssembledText = (of: WorkshopOf, group: WorkshopGroup, part: WorkshopPart, copy: Copy): Copy => {
  if (!('steps' in group.shape.fields)) return copy;
  const [before, steps] = [of.copy[part.id]?.['steps'], copy[part.id]?.['steps']];
  if (steps === before || steps === undefined) return copy;
  const written = copy[part.id]?.['text'];
  const isOurs =
    written === undefined || (before !== undefined && written === assembledText(of, group, 'steps', before));
  return isOurs ? withChange(copy, part, '/text', assembledText(of, group, 'steps', steps).slice(0, 600)) : copy;
};
