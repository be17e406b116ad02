/** The faces of cards and counters, and the words for an id. */
import type { Face } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { cardFace, cardWord } from './cards/faces';
import { PLACES } from './data/districts';
import { SPECIAL_ACTIONS, SPECIAL_IDS, type Special } from './data/special-actions';
import { PREPARATIONS } from './data/turns';
import { TRACKS, TURN_IDS } from './data/types';
import {
  advantageTrack,
  controlSlot,
  cubePiece,
  cubeSlot,
  opportunityTrack,
  organizationPiece,
  organizationSlot,
  preparationPiece,
  preparationSlot,
  scoringTrack,
  specialPiece,
  turnTrack,
} from './places';
import { PHASES } from './sequence';
import { SEATS } from './seats';
import { PILES } from './vocabulary';

/** Sides differ in shape as well as colour: star and rook. */
const TONES = { revolutionary: 'red', government: 'blue' } as const;
const SIGNS = { revolutionary: 'star', government: 'eagle' } as const;
/** The symbol of a side’s Organizations. */
const ORGANIZED = { revolutionary: 'hammer', government: 'cap' } as const;
const SQUARES = { revolutionary: 'square', government: 'cut' } as const;

/** §10.3 What tells the Special Actions apart. */
const SPECIAL_MOTIFS: Readonly<Record<Special, string>> = {
  'novoye-vremia': 'book',
  'government-supporters': 'crowd',
  'political-corruption': 'coin',
  'deliberate-provocation': 'eye',
  'show-of-force': 'horse',
  'parliamentary-maneuver': 'scales',
  'pravda-propaganda': 'megaphone',
  'socialist-sympathizers': 'handshake',
  'revolutionary-diplomacy': 'letter',
  'revolutionary-fervor': 'torch',
  'all-power-to-the-soviets': 'fist',
  opportunism: 'lightning',
};

const marker = (id: string, motif: string): readonly [string, Face] => [
  id,
  { word: `pieces.${id}`, kind: 'marker', motif, shape: 'round', tone: 'brass' },
];

const faces: ReadonlyMap<string, Face> = new Map<string, Face>([
  ['?', { word: 'cards.back', kind: 'back', motif: 'cross-swords', shape: 'card', tone: 'ink' }],
  marker('points', 'torch'),
  marker('world', 'flag'),
  marker('unrest', 'torch'),
  marker('prestige', 'eagle'),
  ...TRACKS.flatMap(track => [marker(scoringTrack(track), 'flag'), marker(advantageTrack(track), 'star')]),
  ...SEATS.flatMap((seat): (readonly [string, Face])[] => {
    const shared = { side: seat, tone: TONES[seat], motif: SIGNS[seat] };
    return [
      [cubePiece(seat), { ...shared, word: `pieces.cube-${seat}`, kind: 'cube', shape: SQUARES[seat], solid: true }],
      [
        organizationPiece(seat),
        {
          ...shared,
          word: `pieces.organization-${seat}`,
          kind: 'organization',
          shape: 'hexagon',
          motif: ORGANIZED[seat],
        },
      ],
      [
        `control-${seat}`,
        { ...shared, word: `pieces.control-${seat}`, kind: 'control', shape: SQUARES[seat], solid: true },
      ],
      [opportunityTrack(seat), { ...shared, word: `pieces.opportunity-${seat}`, kind: 'marker', shape: 'round' }],
      [`round-${seat}`, { ...shared, word: `pieces.round-${seat}`, kind: 'marker', shape: 'round' }],
      ...PREPARATIONS.map((value): readonly [string, Face] => [
        preparationPiece(seat, value),
        {
          ...shared,
          word: `pieces.preparation-${seat}`,
          kind: 'preparation',
          shape: SQUARES[seat],
          number: value,
          motif: 'rifle',
        },
      ]),
    ];
  }),
  ...SPECIAL_IDS.map((action): readonly [string, Face] => {
    const { seat, costs } = SPECIAL_ACTIONS[action];
    return [
      specialPiece(action),
      {
        word: `specials.${action}.name`,
        note: `specials.${action}.note`,
        kind: 'special',
        side: seat,
        tone: TONES[seat],
        motif: SPECIAL_MOTIFS[action],
        shape: 'round',
        number: Math.min(...costs),
      },
    ];
  }),
]);

/** Counters and markers that may come into play. */
export const PIECES: readonly string[] = [...faces.keys()].filter(id => id !== '?');

/** The face of a card or counter under these options; undefined for an unknown id. */
export const faceAt =
  (options: Options) =>
  (id: string): Face | undefined =>
    faces.get(id) ?? cardFace(options, id);

const words: ReadonlyMap<string, string> = new Map<string, string>([
  ['?', 'cards.back'],
  ['ready', 'marks.ready'],
  ['spent', 'marks.spent'],
  ...SEATS.map((seat): [string, string] => [seat, `seats.${seat}`]),
  ...PLACES.flatMap((place): [string, string][] => [
    [place, `places.${place}`],
    [controlSlot(place), `places.${place}`],
    ...SEATS.flatMap((seat): [string, string][] => [
      [cubeSlot(place, seat), `places.${place}`],
      [organizationSlot(place, seat), `places.${place}`],
    ]),
  ]),
  ...TRACKS.flatMap((track): [string, string][] => [
    [track, `tracks.${track}`],
    [scoringTrack(track), `tracks.scoring-${track}`],
    [advantageTrack(track), `tracks.advantage-${track}`],
  ]),
  ...SEATS.flatMap((seat): [string, string][] => [
    [opportunityTrack(seat), `tracks.opportunity-${seat}`],
    [preparationSlot(seat), `tracks.preparations-${seat}`],
  ]),
  ...['points', 'unrest', 'prestige', 'played'].map((id): [string, string] => [id, `tracks.${id}`]),
  ...TURN_IDS.map((id, n): [string, string] => [turnTrack(n + 1), `turns.${id}`]),
  ...TURN_IDS.map((id): [string, string] => [id, `turns.${id}`]),
  ...SPECIAL_IDS.flatMap((action): [string, string][] => [
    [action, `specials.${action}.name`],
    [specialPiece(action), `specials.${action}.name`],
  ]),
  ...PILES.map((pile): [string, string] => [pile, `piles.${pile}`]),
  ...PHASES.map((phase): [string, string] => [phase, `phases.${phase}`]),
]);

/** The key in lang that names an id. */
export const word = (id: string): string | undefined => cardWord(id) ?? words.get(id) ?? faces.get(id)?.word;
