/** The pictures of a guide: the place of each below the module's assets, and its alternative text. */
import type { GuideLanguage } from '../../../src/kernel/guide';
import { cardTexts } from '../../../src/table/drawing/card-texts';
import { defaultOptions } from '../../../src/kernel/options';
import type { AnyGame, AnyTypes } from '../../../src/table/record/model';
import { wordingOf } from '../../../src/table/i18n/wording';
import { speechOf } from '../../languages';
import { excerptOf, pieceSvg, type Picture } from './picture';
import type { AnyGuide, Played } from './played';

export interface GuidePicture {
  /** Its path below the module's `assets` folder: a file, and its id in it. */
  readonly path: string;
  readonly file: string;
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The contents, by name. */
  readonly legend: string;
  /** Draws it; called only for writing, because outlining letters takes time. */
  draw(): string;
}

type Named = readonly [name: string, pictures: readonly GuidePicture[]];

/** More pieces than this are not named one by one. */
const MOST_TOLD = 24;

/** The contents of a picture's places, group by group: a leader with their troops. */
const legendOf = (
  game: AnyGame,
  language: GuideLanguage,
  state: AnyTypes['state'],
  shows: readonly string[],
): string => {
  const presentation = game.presentation(state.options);
  const words = wordingOf(presentation, speechOf(language));
  const { counters, markers } = presentation.tabletop(state);
  const { board } = presentation;
  const slots = new Set(
    board.slots.filter(slot => shows.includes(slot.id) || shows.includes(slot.space ?? '')).map(({ id }) => id),
  );
  const inside = counters.filter(({ slot }) => slots.has(slot));
  const badges = (all: readonly string[] = []): string =>
    all.length ? ` (${all.map(badge => words.text(`badges.${badge}`)).join(', ')})` : '';
  const named = inside.map(({ piece, badges: signs, count, ...one }) => ({
    key: `${one.slot} ${one.group ?? one.id}`,
    text: `${count && count > 1 ? `${count} × ` : ''}${words.name(piece)}${badges(signs)}`,
  }));
  const byGroup = new Map<string, string[]>();
  for (const { key, text } of named) byGroup.set(key, [...(byGroup.get(key) ?? []), text]);
  const groups = [...byGroup.values()].map(texts => texts.join(' + '));
  const tracks = markers
    .filter(({ track }) => shows.includes(track))
    .map(({ track, piece, value }) => {
      const word = board.tracks.find(one => one.id === track)?.word;
      return `${word === undefined ? words.name(piece) : words.text(word)}: ${value}`;
    });
  const isPlace = (id: string): boolean => slots.has(id) || board.tracks.some(one => one.id === id);
  const cards = shows.filter(id => !isPlace(id) && presentation.face(id)).map(id => words.name(id));
  const told = [...new Set([...(groups.length > MOST_TOLD ? [] : groups), ...tracks, ...cards])];
  return told.join('; ');
};

/** About how many parts of boards a file has: a page that shows one of its pictures loads all of it. */
const MOST_PARTS = 700;

/** Assigns a game's pictures to files: each file takes the next ones, in both languages, until it is full. */
const filling = (game: string): ((parts: number) => string) => {
  let [number, full] = [1, 0];
  return parts => {
    if (full + parts > MOST_PARTS && full) [number, full] = [number + 1, 0];
    full += parts;
    return `guides/${game}-${number}.svg`;
  };
};

/** The pictures of all examples, and of the terms that have one: by the example's id, or `term-<id>`. */
export const picturesOf = (
  game: AnyGame,
  guide: AnyGuide,
  examples: ReadonlyMap<string, Played>,
  language: GuideLanguage,
): ReadonlyMap<string, readonly GuidePicture[]> => {
  const speech = speechOf(language);
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const words = wordingOf(presentation, speech);
  const fileOf = filling(game.id);
  const made = (name: string, legend: string, picture: Picture): GuidePicture => {
    const [file, id] = [fileOf(picture.parts), `${name}.${language}`];
    return { ...picture, legend, file, id, path: `${file}#${id}` };
  };
  const shots = Object.entries(guide.examples).map(([id, { shows, pictures = [0] }]): Named => {
    const all = shows.length ? pictures : [];
    const taken = all.map((after, n) => {
      const state = examples.get(id)?.states[after];
      if (!state) throw new Error(`example ${id} has no move ${after}`);
      return made(
        n ? `${id}-${n + 1}` : id,
        legendOf(game, language, state, shows),
        excerptOf(game, speech, state, shows),
      );
    });
    return [id, taken];
  });
  const terms = Object.entries(guide.pictures).map(([term, piece]): Named => {
    const face = presentation.face(piece);
    if (!face) throw new Error(`term ${term}: there is no piece ${piece}`);
    const picture = pieceSvg(game, face, piece, cardTexts(face, words));
    return [`term-${term}`, [made(`term-${term}`, words.name(piece), picture)]];
  });
  return new Map([...shots, ...terms]);
};
