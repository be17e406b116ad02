/** The finding of a helper in words, the same in its window and in chat. */
import type { Finding, Rolled } from '../../kernel/helper';
import { lineText, type LineText } from './key-figures';
import { changeText } from './proposals';
import type { Reading } from './reading';

export interface FoundPanel {
  readonly lines: readonly LineText[];
  readonly rolls: readonly { readonly name: string; readonly faces: readonly string[] }[];
  readonly edits: readonly string[];
}
const rollText =
  ({
    words,
    speech,
    client: {
      game: {
        manifest: { dice },
      },
    },
  }: Reading) =>
  ({ count, sides, faces, die }: Rolled) => {
    const own = dice.find(one => one.id === die);
    const shown = (face: number): string => {
      const key = own?.faces[face - 1];
      return key === undefined ? String(face) : words.text(key);
    };
    return {
      name: own
        ? words.text(own.word)
        : speech.format('RT.helpers.rolled', { count: String(count), sides: String(sides) }),
      faces: faces.map(shown),
    };
  };

/** The finding of a helper in words, for window and chat. */
export const foundPanel = (reading: Reading, { lines, rolls, edits }: Finding): FoundPanel => ({
  lines: lines.map(lineText(reading)),
  rolls: rolls.map(rollText(reading)),
  edits: edits.map(edit => changeText(reading, edit)),
});

/** A finding as lines of chat, each with its number: "Lenin: 3", "Adjacent: Smolny +1". */
export const foundLines = (reading: Reading, finding: Finding): readonly string[] =>
  foundPanel(reading, finding).lines.map(({ text, value }) =>
    value === '' ? text : `${text}${text.includes(':') ? '' : ':'} ${value}`,
  );
