/** A slice of Kremlin, to try the kernel on: secret allotment, purges with their windows, spies and trials. */
import type { Options, Secret } from '../../messages';

export const SEATS = ['stalinists', 'militarists', 'evolutionists', 'apologists'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;
export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({
  stalinists: make('stalinists'),
  militarists: make('militarists'),
  evolutionists: make('evolutionists'),
  apologists: make('apologists'),
});

export const POLITICIANS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const OFFICES = [
  'chief',
  'kgb',
  'foreign',
  'defense',
  'ideology',
  'industry',
  'economy',
  'sport',
  'c1',
  'c2',
  'c3',
  'c4',
  'c5',
] as const;
export type Office = (typeof OFFICES)[number];
/** The eight who vote. */
export const MINISTERS = OFFICES.slice(0, 8);

const KINDS = ['evidence', 'zealous', 'hero', 'whisper', 'peek'] as const;
export type CardKind = (typeof KINDS)[number];
export const CARDS: readonly string[] = KINDS.flatMap(kind => Array.from({ length: 5 }, (_, n) => `${kind}${n}`));
export const isCard = (id: string): boolean => CARDS.includes(id);

export interface Chit {
  readonly seat: Seat;
  readonly points: number;
}
export interface Vote {
  readonly politician: string;
  readonly by?: Seat;
  readonly innocent: boolean;
}

export interface State {
  readonly agenda: readonly Step[];
  readonly options: Options;
  readonly year: number;
  readonly office: Readonly<Partial<Record<Office, string>>>;
  readonly people: readonly string[];
  readonly siberia: readonly string[];
  readonly age: Readonly<Record<string, number>>;
  readonly suspicion: Readonly<Record<string, number>>;
  /** Declared influence, in the order in which each total was reached. */
  readonly chits: Readonly<Record<string, readonly Chit[]>>;
  /** Secret: the points each faction has written down. */
  readonly influence: BySeat<Readonly<Record<string, number>>>;
  readonly hands: BySeat<readonly string[]>;
  /** Secret: what each faction has found out about others. */
  readonly known: BySeat<readonly string[]>;
  readonly deck: readonly string[];
  readonly discards: readonly string[];
  readonly sealed: readonly Seat[];
  readonly winner?: Seat | 'draw';
}

export type Step =
  | { readonly kind: 'deal' }
  | { readonly kind: 'allot' }
  | { readonly kind: 'politburo' }
  | { readonly kind: 'year' }
  | { readonly kind: 'purges'; readonly over: boolean }
  | { readonly kind: 'purge'; readonly target: string; readonly by: Seat; readonly bonus: number }
  | { readonly kind: 'close-purges' }
  | {
      readonly kind: 'window';
      readonly waiting: readonly Seat[];
      readonly round: number;
      readonly about: 'phase' | 'purge' | 'failed-purge' | 'vote';
    }
  | { readonly kind: 'spy'; readonly suspects: readonly string[]; readonly tried: boolean }
  | { readonly kind: 'trial'; readonly accused: string; readonly judge: string; readonly votes: readonly Vote[] }
  | { readonly kind: 'vote'; readonly politician: string }
  | { readonly kind: 'reconsider'; readonly politician: string }
  | { readonly kind: 'retire'; readonly politician: string }
  | { readonly kind: 'fill' }
  | { readonly kind: 'end-of-year' };

export type Command =
  | { readonly kind: 'allot'; readonly politician: string; readonly points: number }
  | { readonly kind: 'unallot'; readonly politician: string }
  | { readonly kind: 'seal' }
  | { readonly kind: 'unseal' }
  | { readonly kind: 'declare'; readonly politician: string; readonly points: number }
  | { readonly kind: 'purge'; readonly target: string }
  | { readonly kind: 'end-purges' }
  | { readonly kind: 'roll-purge' }
  | { readonly kind: 'call-off' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'play-evidence'; readonly card: string }
  | { readonly kind: 'play-zealous'; readonly card: string }
  | { readonly kind: 'play-hero'; readonly card: string; readonly politician: string }
  | { readonly kind: 'play-whisper'; readonly card: string; readonly politician: string }
  | { readonly kind: 'play-peek'; readonly card: string; readonly rival: Seat; readonly politician: string }
  | { readonly kind: 'suspect'; readonly target: string }
  | { readonly kind: 'try'; readonly target: string }
  | { readonly kind: 'end-spy' }
  | { readonly kind: 'vote'; readonly innocent: boolean };

interface Points {
  readonly politician: string;
  readonly points: number;
}

export type Event =
  | { readonly kind: 'deck-shuffled'; readonly size: number; readonly secret?: Secret<Seat, readonly string[]> }
  | {
      readonly kind: 'cards-dealt';
      readonly seat: Seat;
      readonly count: number;
      readonly secret?: Secret<Seat, readonly string[]>;
    }
  | { readonly kind: 'allotted'; readonly seat: Seat; readonly secret?: Secret<Seat, Points> }
  | { readonly kind: 'sealed'; readonly seat: Seat }
  | { readonly kind: 'unsealed'; readonly seat: Seat }
  | { readonly kind: 'politburo-filled'; readonly office: State['office']; readonly people: readonly string[] }
  | { readonly kind: 'influence-declared'; readonly seat: Seat; readonly politician: string; readonly points: number }
  | { readonly kind: 'window-reopened'; readonly by: Seat }
  | { readonly kind: 'purge-declared'; readonly by: Seat; readonly target: string }
  | { readonly kind: 'purge-called-off'; readonly by: Seat }
  | { readonly kind: 'purge-rolled'; readonly target: string; readonly die: number; readonly needed: number }
  | { readonly kind: 'sent-to-siberia'; readonly politician: string }
  | { readonly kind: 'aged'; readonly politician: string; readonly by: number }
  | { readonly kind: 'purges-closed' }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'card-played'; readonly seat: Seat; readonly card: string; readonly target?: string }
  | { readonly kind: 'evidence-added' }
  | { readonly kind: 'purges-go-on' }
  | { readonly kind: 'whispered'; readonly seat: Seat; readonly secret?: Secret<Seat, string> }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly rival: Seat; readonly secret?: Secret<Seat, Points> }
  | { readonly kind: 'suspected'; readonly politician: string }
  | { readonly kind: 'voted'; readonly politician: string; readonly by?: Seat; readonly innocent: boolean }
  | { readonly kind: 'acquitted'; readonly politician: string }
  | { readonly kind: 'convicted'; readonly politician: string }
  | { readonly kind: 'retired'; readonly politician: string }
  | { readonly kind: 'promoted'; readonly politician: string; readonly to: Office }
  | { readonly kind: 'year-begun'; readonly year: number }
  | { readonly kind: 'age-set'; readonly politician: string; readonly age: number }
  | { readonly kind: 'game-ended'; readonly winner: Seat | 'draw' };

export interface Kremlin {
  readonly seat: Seat;
  readonly state: State;
  readonly step: Step;
  readonly command: Command;
  readonly event: Event;
}
