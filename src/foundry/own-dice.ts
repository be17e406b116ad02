import type { GameManifest, OwnDie } from '../kernel/manifest';
import { capital } from '../table/i18n/format';
import { speech } from './lazy-import';

const { DiceTerm } = foundry.dice.terms;

type TermData = ConstructorParameters<typeof DiceTerm>[0];

/** A Foundry die whose faces show something other than numbers. */
export abstract class OwnDieTerm extends DiceTerm {
  /** Translation keys of the faces, from 1 on. */
  static readonly FACES: readonly string[] = [];

  override getResultLabel({ result }: { readonly result: number }): string {
    const key = (this.constructor as typeof OwnDieTerm).FACES[result - 1];
    return key === undefined ? String(result) : speech.localize(key);
  }
}

type OwnDieClass = new (data: TermData) => OwnDieTerm;

interface Registered {
  readonly game: string;
  readonly die: OwnDie;
  readonly letter: string;
  readonly term: OwnDieClass;
}
const registered: Registered[] = [];

/** The dice with a letter in this world; known from `init` on. */
export const ownDice = (): readonly Registered[] => registered;

export const keysOf = ({ game, die }: Pick<Registered, 'game' | 'die'>): readonly string[] =>
  die.faces.map(face => `RT.games.${game}.${face}`);

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** The letter that a die asks for, or a free one. */
export const freeLetter = (wanted: string, taken: object): string | undefined =>
  [wanted, ...ALPHABET].find(letter => !Object.hasOwn(taken, letter));

/** A roll is stored with its class's name, so the name must not depend on the build. */
const named = (term: OwnDieClass, game: string, die: string): OwnDieClass =>
  Object.defineProperty(term, 'name', { value: `RevolutionTables${capital(game)}${capital(die)}` });

const makeTerm = (game: string, die: OwnDie, letter: string): OwnDieClass =>
  named(
    class extends OwnDieTerm {
      static override DENOMINATION = letter;
      static override readonly FACES = keysOf({ game, die });

      constructor(data: TermData) {
        super({ ...data, faces: die.faces.length });
      }
    },
    game,
    die.id,
  );

/** Called in `init`, and for each game loaded later. A die without a free letter is rolled as a numbered one. */
export const registerOwnDice = (games: readonly GameManifest[]): void => {
  const { terms } = CONFIG.Dice;
  for (const { id: game, dice } of games) {
    for (const die of dice) {
      const letter = freeLetter(die.letter, terms);
      if (letter === undefined) continue;
      const term = makeTerm(game, die, letter);
      Object.assign(terms, { [letter]: term });
      registered.push({ game, die, letter, term });
    }
  }
};

/** The class of a game's die; undefined if it has no letter. */
export const ownDieTerm = (game: string, die: string | undefined): OwnDieClass | undefined =>
  registered.find(one => one.game === game && one.die.id === die)?.term;

interface Rolled {
  readonly dice: readonly object[];
}

const labelsOf = ({ dice }: Rolled): readonly string[] =>
  dice.flatMap(term => (term instanceof OwnDieTerm ? term.results.map(result => term.getResultLabel(result)) : []));

/** For the hook `renderChatMessageHTML`: a roll of only such dice has no sum, so it shows the faces. */
export const showOwnDice = (rolls: readonly Rolled[], html: HTMLElement): void => {
  const totals = [...html.querySelectorAll<HTMLElement>('.dice-roll .dice-total')];
  for (const [n, roll] of rolls.entries()) {
    const total = totals[n];
    if (total && roll.dice.length && roll.dice.every(term => term instanceof OwnDieTerm)) {
      total.textContent = labelsOf(roll).join(' ');
    }
  }
};
