/** What a game imports: the contract between rules and table, and helpers to write rules. */
import { GAMES_API } from '../src/kernel/manifest';
import type { Cover, Registration as Whole } from '../src/table/registration';
export type { Board, Box, Face, Slot, Tabletop, Tone, Track } from '../src/kernel/board';
export type { Bot } from '../src/kernel/bot';
export type { Dice } from '../src/kernel/dice';
export type { Demo } from '../src/kernel/manifest';
export type { GameEdit } from '../src/kernel/edit';
export type { EditRules } from '../src/kernel/edit-rules';
export type { Folds } from '../src/kernel/messages';
export { changeFrame } from '../src/kernel/agenda';
export type { Ending, Game, Status } from '../src/kernel/game';
export type { Helper } from '../src/kernel/helper';
export { anyOf, firstStrange, inBounds, knownCards, type Judged } from '../src/kernel/invalid';
export { bestOf, scoringBot, type Scores } from '../src/kernel/kit/bots';
export { cardKit } from '../src/kernel/kit/cards';
export { cardEdits, setCounted, type Edited } from '../src/kernel/kit/edits';
export { choiceOf, chosen, NOTHING_FOUND, numberOf, wantedAt } from '../src/kernel/helper';
export { refusing } from '../src/kernel/refusal';
export { ruleKit, type AtStep, type RuleFor, type StepsHere } from '../src/kernel/kit/rules';
export type { Unplaced } from '../src/kernel/redeal';
export type { GameManifest } from '../src/kernel/manifest';
export type { Of, Options, Section, Secret } from '../src/kernel/messages';
export { defaultOptions, type OptionSpec } from '../src/kernel/options';
export { addTo, allCardsIn, carry, pileOf, takeFrom, whereIs } from '../src/kernel/piles';
export type { PileEvent, Piles, PileSpec, PileSpecs } from '../src/kernel/piles';
export type { Presentation } from '../src/kernel/presentation';
export type { Refusal } from '../src/kernel/refusal';
export type { Answers, Outcome, Steps } from '../src/kernel/rule';
export { scripted, type Position, type Tutorial } from '../src/kernel/tutorial';

// How a module registers its game with Revolution Tables.

/** A module's registration of its game; the API version is that of this kit. */
export type Registration = Omit<Whole, 'api'>;

interface Registering {
  registerGame(registration: Whole): Promise<unknown>;
}
interface Page {
  readonly Hooks?: { once(hook: string, fn: (registering: Registering) => void): unknown };
}

/** Registers a game when Revolution Tables asks for games. Does nothing in a world without that module. */
export const registerAtStart = (registration: Registration): void => {
  const { Hooks }: Page = globalThis as Page;
  Hooks?.once('revolution-tables.register', ({ registerGame }) => {
    // problems are reported to the game master
    void registerGame({ ...registration, api: GAMES_API });
  });
};

/** The cover of a game in the library, from its words in one language. */
export const coverOf = ({ name, subtitle, players, about }: Cover): Cover => ({ name, subtitle, players, about });
