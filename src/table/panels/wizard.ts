/** The wizard for a new table: game, options, seats, mode. It names what is missing before anything is made. */
import type { CatalogEntry } from '../loading';
import { canonical } from '../../kernel/fields';
import { coverWord } from '../i18n/manifest-words';
import { readOptions, type OptionSpec } from '../../kernel/options';
import type { Atom } from '../../kernel/messages';
import type { Person } from './client-model';
import { isAlone } from '../judgement/openness';
import { MODES, type AnyGame, type Holder, type Mode } from '../record/model';
import { gameWording, type Speech } from '../i18n/wording';
import { draftProblems, presetOf, presetText, WIZARD_STEPS, type Draft, type Preset, type WizardStep } from './draft';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { makeHolder } from './seats';
import { makerAbsenceText } from './host-absence';
import { botName } from './reading';

export interface OptionField {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly section: string;
  readonly mark: string;
  readonly game: string;
  readonly toggle?: { readonly on: boolean };
  readonly choice?: readonly { readonly value: string; readonly name: string; readonly on: boolean }[];
  readonly number?: { readonly value: number; readonly min: number; readonly max: number; readonly range: string };
  /** An owner's file: its effect if one was read, and the faults of the last one. */
  readonly file?: { readonly loaded: boolean; readonly problems: readonly string[] };
}
export interface SeatField {
  readonly seat: string;
  readonly name: string;
  readonly emblem: Emblem;
  readonly holders: readonly { readonly value: string; readonly name: string; readonly on: boolean }[];
}
export interface WizardPanel {
  readonly steps: readonly {
    readonly step: WizardStep;
    readonly name: string;
    readonly now: boolean;
    readonly reachable: boolean;
  }[];
  readonly onGame: boolean;
  readonly onOptions: boolean;
  readonly onSeats: boolean;
  readonly onMode: boolean;
  readonly picked: boolean;
  readonly blocked: boolean;
  readonly name: string;
  readonly games: readonly {
    readonly id: string;
    readonly name: string;
    readonly about: string;
    readonly on: boolean;
  }[];
  readonly options: readonly OptionField[];
  /** House rules, folded: numbers, variants and rulings. Unfolded if one differs from its default. */
  readonly numbers: readonly OptionField[];
  readonly variants: readonly OptionField[];
  readonly houseRules: number;
  readonly isVaried: boolean;
  /** Named sets of options, and which of them the present options match. */
  readonly presets: readonly { readonly value: string; readonly name: string; readonly on: boolean }[];
  /** The options that differ from their defaults, as text to share; empty if none do. */
  readonly shared: string;
  readonly seats: readonly SeatField[];
  readonly modes: readonly {
    readonly mode: Mode;
    readonly name: string;
    readonly about: string;
    readonly on: boolean;
  }[];
  readonly scene: boolean;
  /** With several people: does each browser keep its keys, or can any browser of a player continue? */
  readonly secrecy?: readonly {
    readonly value: string;
    readonly name: string;
    readonly about: string;
    readonly on: boolean;
  }[];
  /** Who can continue the game while its maker is away. */
  readonly without?: string;
  readonly problems: readonly string[];
  readonly first: boolean;
  readonly last: boolean;
}

/** A number's range and default. */
const rangeText = (speech: Speech, { min, max, default: usual }: Extract<OptionSpec, { kind: 'number' }>): string =>
  speech.format('RT.my-copy.presets.range', { min: String(min), max: String(max), usual: String(usual) });

const optionField =
  (game: AnyGame, speech: Speech, value: Atom | undefined, wrong: readonly string[] = []) =>
  (spec: Exclude<OptionSpec, { kind: 'mark' }>): OptionField => {
    const words = gameWording(game, speech);
    const under = `options.${spec.id}`;
    const base = {
      id: spec.id,
      name: words.text(`${under}.name`),
      hint: words.text(`${under}.hint`),
      section: words.section(spec.section),
      mark: spec.section,
      game: game.id,
    };
    switch (spec.kind) {
      case 'toggle':
        return { ...base, toggle: { on: value === true } };
      case 'number':
        return {
          ...base,
          number: { value: Number(value), min: spec.min, max: spec.max, range: rangeText(speech, spec) },
        };
      case 'data':
        return { ...base, file: { loaded: value !== '', problems: wrong } };
      case 'choice':
        return {
          ...base,
          choice: spec.values.map(one => ({
            value: one,
            name: words.text(`${under}.values.${one}`),
            on: one === value,
          })),
        };
    }
  };

const holdersOf = (game: AnyGame, people: readonly Person[], holder: Holder | undefined, speech: Speech) => {
  const words = gameWording(game, speech);
  const on = holder && makeHolder(holder);
  return [
    ...people.map(({ id, name, active }) => ({
      value: `user:${id}`,
      name: active ? name : speech.format('RT.wizard.absent', { name }),
    })),
    ...game.bots.map(({ id }) => ({
      value: `bot:${id}`,
      name: botName(game, id, words, speech),
    })),
    { value: 'open:', name: speech.localize('RT.seats.open') },
  ].map(choice => ({ ...choice, on: choice.value === on }));
};

/** The choices: all defaults, a named preset, or unnamed options. */
const presetChoices = (
  now: Preset,
  presets: Readonly<Record<string, Preset>>,
  speech: Speech,
): WizardPanel['presets'] => {
  const isUsual = !Object.keys(now).length;
  const named = Object.entries(presets).map(([one, preset]) => ({
    value: one,
    name: one,
    on: !isUsual && canonical(preset) === canonical(now),
  }));
  const isNamed = isUsual || named.some(({ on }) => on);
  return [
    { value: '', name: speech.localize('RT.my-copy.presets.usual'), on: isUsual },
    ...named,
    ...(isNamed ? [] : [{ value: '?', name: speech.localize('RT.my-copy.presets.own'), on: true }]),
  ];
};

const OPEN: Holder = { kind: 'open' };

export const wizardPanel = (
  draft: Draft,
  entries: readonly CatalogEntry[],
  people: readonly Person[],
  speech: Speech,
  presets: Readonly<Record<string, Preset>> = {},
): WizardPanel => {
  const { game, step } = draft;
  const at = WIZARD_STEPS.indexOf(step);
  const options = game ? readOptions(game.options, draft.options).options : {};
  const seats = game?.seats(options) ?? [];
  const fields = (upFront: boolean): readonly OptionField[] =>
    (game?.options ?? [])
      .filter(spec => (spec.upFront ?? false) === upFront)
      .flatMap(spec =>
        game && spec.kind !== 'mark'
          ? optionField(game, speech, options[spec.id], draft.wrongFiles[spec.id])(spec)
          : [],
      );
  const folded = fields(false);
  const isShared =
    game !== undefined && !isAlone(Object.fromEntries(seats.map(seat => [seat, draft.holders[seat] ?? OPEN])));
  const now = presetOf(draft);
  const problems = at === 0 && !game ? [] : draftProblems(draft, speech);
  return {
    onGame: step === 'game',
    onOptions: step === 'options',
    onSeats: step === 'seats',
    onMode: step === 'mode',
    picked: game !== undefined,
    blocked: !game || problems.length > 0,
    name: draft.name,
    scene: draft.scene,
    first: at === 0,
    last: at === WIZARD_STEPS.length - 1,
    steps: WIZARD_STEPS.map((one, n) => ({
      step: one,
      name: speech.localize(`RT.wizard.steps.${one}`),
      now: one === step,
      reachable: n === 0 || game !== undefined,
    })),
    games: entries
      .filter(({ load }) => load)
      .map(({ manifest: { id } }) => ({
        id,
        name: coverWord(id, 'name', speech),
        about: coverWord(id, 'about', speech),
        on: id === game?.id,
      })),
    options: fields(true),
    numbers: folded.filter(({ number }) => number),
    variants: folded.filter(({ number }) => !number),
    houseRules: folded.length,
    presets: presetChoices(now, presets, speech),
    shared: game && Object.keys(now).length ? presetText(game, now) : '',
    isVaried:
      game?.options.some(
        ({ id, upFront, default: usual }) => !upFront && (options[id] !== usual || draft.wrongFiles[id]),
      ) ?? false,
    seats: game
      ? seats.map(seat => ({
          seat,
          name: gameWording(game, speech).text(`seats.${seat}`),
          emblem: emblemOf(seats, seat),
          holders: holdersOf(game, people, draft.holders[seat], speech),
        }))
      : [],
    modes: MODES.map(mode => ({
      mode,
      on: mode === draft.mode,
      name: speech.localize(`RT.modes.${mode}.name`),
      about: speech.localize(`RT.modes.${mode}.about`),
    })),
    ...(isShared && {
      without: makerAbsenceText(draft.open, speech),
      secrecy: (['sealed', 'open'] as const).map(value => ({
        value,
        on: (value === 'open') === draft.open,
        name: speech.localize(`RT.openness.${value}-name`),
        about: speech.localize(`RT.openness.${value}-about`),
      })),
    }),
    problems,
  };
};
