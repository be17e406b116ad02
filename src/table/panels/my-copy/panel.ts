/** *My copy*: a game's parts next to an owner's copy, with search and filter; one is open as a form. */
import type { Options } from '../../../kernel/messages';
import { canonical } from '../../../kernel/fields';
import type { Copy, CopyForm, CopyGroup, CopyPart } from '../../../kernel/copy-form';
import {
  differencesOf,
  fileOf,
  isAsked,
  isChecked,
  problemsOf,
  progressOf,
  saidOf,
  type PartProblem,
  partName,
  wordsOf,
  type CopyOf,
} from './copy';
import { defaultOptions } from '../../../kernel/options';
import type { AnyGame } from '../../record/model';
import type { Speech, Wording } from '../../i18n/wording';
import { fieldRows, oursTold, type FieldRow, type FieldsOf } from './fields';
import { fieldProblem, plainProblem } from './problems';

export const ONLY = ['all', 'unchecked', 'reconstructed', 'different', 'wrong'] as const;
export type Only = (typeof ONLY)[number];

/** What the window shows of a copy. */
export interface MyCopyView {
  readonly search: string;
  /** A deck's key, or '' for all. */
  readonly deck: string;
  readonly only: Only;
  readonly part: string;
}

export interface PartRow {
  readonly id: string;
  readonly name: string;
  readonly deck: string;
  readonly state: 'checked' | 'begun' | 'ours' | 'wrong';
  readonly stateText: string;
  readonly on: boolean;
}
export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly note: string;
  readonly state: string;
  readonly isOwn: boolean;
  readonly rows: readonly FieldRow[];
  readonly face?: string;
  readonly space?: string;
  readonly canDeal: boolean;
  readonly problems: readonly string[];
}
export interface MyCopyPanel {
  readonly game: string;
  readonly progress: string;
  readonly checked: number;
  readonly all: number;
  readonly search: string;
  readonly decks: readonly { readonly value: string; readonly name: string; readonly on: boolean }[];
  readonly only: readonly { readonly value: string; readonly name: string; readonly on: boolean }[];
  readonly rows: readonly PartRow[];
  readonly sheet?: Sheet;
  readonly problems: readonly string[];
  /** What the owner cannot change here, and where they can. */
  readonly fixed: string;
}

/** The options of a table with this copy; ours if the file has a fault. */
export const optionsWith = ({ rules, copyForm, copy }: Omit<CopyOf, 'speech'>): Options => {
  const usual = defaultOptions(rules.options);
  const file = fileOf(copyForm, copy);
  if (!Object.keys(file).length || problemsOf(copyForm, copy).length) return usual;
  return { ...usual, [copyForm.option]: canonical(file) };
};

interface Named {
  readonly group: CopyGroup;
  readonly part: CopyPart;
  readonly name: string;
}

const namedParts = (of: CopyOf, words: Wording): readonly Named[] =>
  of.copyForm.groups.flatMap(group =>
    group.parts.map(part => ({ group, part, name: partName(words, group, part, of.copy) })),
  );

const stateOf = (
  { group, part }: Pick<Named, 'group' | 'part'>,
  copy: Copy,
  problems: readonly PartProblem[],
): PartRow['state'] => {
  if (problems.some(one => one.part === part.id)) return 'wrong';
  if (isChecked(group, part, copy)) return 'checked';
  return copy[part.id] ? 'begun' : 'ours';
};

const fits =
  (of: CopyOf, { search, deck, only }: MyCopyView, problems: readonly PartProblem[], different: ReadonlySet<string>) =>
  (one: Named): boolean => {
    const state = stateOf(one, of.copy, problems);
    const wanted = search.trim().toLocaleLowerCase();
    const isWanted =
      only === 'all' ||
      (only === 'unchecked' && state !== 'checked') ||
      (only === 'reconstructed' && one.part.reconstructed && state !== 'checked') ||
      (only === 'different' && different.has(one.part.id)) ||
      (only === 'wrong' && state === 'wrong');
    return (
      isWanted &&
      (deck === '' || one.part.deck === deck || one.group.id === deck) &&
      (wanted === '' || one.name.toLocaleLowerCase().includes(wanted))
    );
  };

/** The parts shown by a view, in order: arrow keys move through them. */
export const shownParts = (of: CopyOf, view: MyCopyView): readonly string[] => {
  const problems = problemsOf(of.copyForm, of.copy);
  const different = new Set(differencesOf(of.copyForm, of.copy).map(({ part }) => part.id));
  const words = wordsOf(of, defaultOptions(of.rules.options));
  return namedParts(of, words)
    .filter(fits(of, view, problems, different))
    .map(({ part }) => part.id);
};

/** Does the game have hands? Otherwise no card can be dealt to anybody. */
const hasHands = (rules: AnyGame): boolean => {
  const options = defaultOptions(rules.options);
  return rules
    .presentation(options)
    .tabletop(rules.setUp(options))
    .piles.some(({ role }) => role === 'hand');
};

/** The pile of a card before anything is shuffled or dealt. */
export const deckOf = (
  rules: AnyGame,
  card: string,
  options: Options = defaultOptions(rules.options),
): string | undefined =>
  rules
    .presentation(options)
    .tabletop(rules.setUp(options))
    .piles.find(({ cards }) => cards.includes(card))?.id;

const sheetOf = (of: CopyOf, words: Wording, { group, part, name }: Named, problems: readonly PartProblem[]): Sheet => {
  const { rules, copyForm, copy, speech } = of;
  const here = problems.filter(one => one.part === part.id);
  const face = part.face === undefined ? undefined : rules.presentation(optionsWith(of)).face(part.face);
  const oursFace = part.face === undefined ? undefined : rules.presentation({}).face(part.face);
  const hints: Readonly<Record<string, string | undefined>> = {
    title: part.word,
    name: part.word,
    text: oursFace?.note,
  };
  const said = saidOf(part, copy);
  const telling = {
    copyForm,
    words,
    yesOrNo: (value: boolean) => speech.localize(value ? 'RT.table.yes' : 'RT.table.no'),
  };
  const say = ({ at, problem }: PartProblem): string =>
    fieldProblem(telling, speech, group, said, at.split('/').slice(1), problem);
  const fields: FieldsOf = {
    ...telling,
    problemAt(at) {
      const found = here.find(one => one.at === at);
      return found && say(found);
    },
    problemWithin(at) {
      const found = here.find(one => one.at === at || one.at.startsWith(`${at}/`));
      return found && say(found);
    },
    numbersHint: speech.localize('RT.my-copy.numbers'),
    hintOf(field) {
      const key = hints[field];
      return key === undefined ? '' : words.text(key);
    },
    unset: speech.localize('RT.my-copy.unset'),
  };
  const own = copy[part.id] ?? {};
  const unasked = Object.keys(group.shape.fields).filter(
    field => group.keys.includes(field) || !isAsked(group, field, said),
  );
  const rows = fieldRows(fields, group.shape, said, '', 0, unasked).map(row => {
    const [, field = '', deeper] = row.at.split('/');
    const differs =
      deeper === undefined && own[field] !== undefined && canonical(own[field]) !== canonical(part.ours[field] ?? null);
    const ours = differs ? oursTold(fields, group.shape, field, part.ours[field]) || fields.hintOf(field) : '';
    return ours ? { ...row, ours: speech.format('RT.my-copy.ours', { ours }) } : row;
  });
  const state = stateOf({ group, part }, copy, problems);
  const isShown = (at: string): boolean =>
    rows.some(row => row.at === at || (row.isNumbers && at.startsWith(`${row.at}/`)));
  return {
    id: part.id,
    name,
    group: words.text(`my-copy.groups.${group.id}`),
    state: speech.localize(`RT.my-copy.states.${state}`),
    isOwn: copy[part.id] !== undefined,
    note:
      face?.reconstructed === undefined
        ? ''
        : speech.format('RT.hand.reconstructed', { source: words.text(face.reconstructed) }),
    rows,
    ...(part.face !== undefined && { face: part.face }),
    ...(part.space !== undefined && { space: part.space }),
    canDeal: part.face !== undefined && hasHands(rules) && deckOf(rules, part.face) !== undefined,
    problems: here.filter(one => !isShown(one.at)).map(say),
  };
};

const decksOf = ({ groups }: CopyForm, words: Wording, speech: Speech, chosen: string) => {
  const all = groups.flatMap(group => [
    ...(groups.length > 1 ? [{ value: group.id, name: words.text(`my-copy.groups.${group.id}`) }] : []),
    ...[...new Set(group.parts.flatMap(({ deck }) => deck ?? []))].map(deck => ({
      value: deck,
      name: `${groups.length > 1 ? '– ' : ''}${words.text(deck)}`,
    })),
  ]);
  return [{ value: '', name: speech.localize('RT.my-copy.all-decks') }, ...all].map(one => ({
    ...one,
    on: one.value === chosen,
  }));
};

export const myCopyPanel = (of: CopyOf, view: MyCopyView): MyCopyPanel => {
  const { rules, copyForm, copy, speech } = of;
  const words = wordsOf(of, defaultOptions(rules.options));
  const problems = problemsOf(copyForm, copy);
  const different = new Set(differencesOf(copyForm, copy).map(({ part }) => part.id));
  const all = namedParts(of, words);
  const open = all.find(({ part }) => part.id === view.part);
  const { checked, all: count } = progressOf(copyForm, copy);
  return {
    game: rules.id,
    progress: speech.format('RT.my-copy.progress', { checked: String(checked), all: String(count) }),
    checked,
    all: count,
    search: view.search,
    decks: decksOf(copyForm, words, speech, view.deck),
    only: ONLY.map(value => ({
      value,
      name: speech.localize(`RT.my-copy.only.${value}`),
      on: value === view.only,
    })),
    rows: all.filter(fits(of, view, problems, different)).map(one => {
      const state = stateOf(one, copy, problems);
      return {
        id: one.part.id,
        name: one.name,
        deck: one.part.deck === undefined ? '' : words.text(one.part.deck),
        state,
        stateText: speech.localize(`RT.my-copy.states.${state}`),
        on: one.part.id === view.part,
      };
    }),
    ...(open && { sheet: sheetOf(of, words, open, problems) }),
    problems: problems.filter(({ part }) => part === '').map(({ problem }) => plainProblem(speech, problem)),
    fixed: words.text('my-copy.fixed'),
  };
};
