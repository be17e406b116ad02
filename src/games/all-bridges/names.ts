/** The keys in lang that name ids: those of faces, and every place on the board. */
import { CYLINDER_PLACES } from './pieces';
import { BORDERS, SPACES, STOP_IDS } from './data/map';
import { word as wordOfFace } from './faces';
import {
  availableSlot,
  CAPABILITIES_BOX,
  controlSlot,
  cubeSlot,
  cylinderSlot,
  germanSlot,
  issueSlot,
  OUT_OF_PLAY,
  pieceSlot,
  POLITICS_COST,
  PRISONERS,
  sabotageSlot,
  supportSlot,
} from './places';
import { PRIORITIES, WANTS } from './nonplayers/all-wants';
import { MADE } from './nonplayers/reasons';
import { DISCARD_REASONS, NONPLAYER_CARDS, NONPLAYER_OPTIONS, ROLL_SUBJECTS } from './nonplayers/vocabulary';
import { wordOfWant } from './nonplayers/wants';
import { kindOfBox } from './sequence';
import { ISSUES, PILES, ROW_IDS, ROWS, SEATS, SIDES, type CylinderPlace } from './vocabulary';

type Named = readonly [string, string];

const BOXES: ReadonlyMap<CylinderPlace, string> = new Map(
  ROW_IDS.flatMap(row => ROWS[row].map((box): [CylinderPlace, string] => [box, `boxes.${kindOfBox(box)}`])),
);
const cylinderWord = (place: CylinderPlace): string => BOXES.get(place) ?? `cylinders.${place}`;
export const borderWord = (border: string): string => `borders.${border.replace('/', '-')}`;

const names: ReadonlyMap<string, string> = new Map<string, string>([
  ...SPACES.flatMap((space): readonly Named[] => [
    ...[pieceSlot(space), controlSlot(space), supportSlot(space), `population-${space}`].map(
      (slot): Named => [slot, `spaces.${space}`],
    ),
  ]),
  ...STOP_IDS.map((stop): Named => [stop, `stops.${stop}`]),
  ...BORDERS.flatMap((border): readonly Named[] => [
    [border, borderWord(border)],
    [sabotageSlot(border), borderWord(border)],
  ]),
  ...([...SEATS, 'german'] as const).map((owner): Named => [availableSlot(owner), `boxes.${availableSlot(owner)}`]),
  ...[PRISONERS, OUT_OF_PLAY, CAPABILITIES_BOX].map((box): Named => [box, `boxes.${box}`]),
  ...SIDES.map((side): Named => [cubeSlot(side), `seats.${side}`]),
  ...ISSUES.map((issue): Named => [issueSlot(issue), `issues.${issue}`]),
  ...CYLINDER_PLACES.flatMap((place): readonly Named[] => [
    [place, cylinderWord(place)],
    [cylinderSlot(place), cylinderWord(place)],
  ]),
  ...(['first', 'last', 'none'] as const).map((turn): Named => [germanSlot(turn), `germans.${turn}`]),
  ...PILES.map((pile): Named => [pile, `piles.${pile}`]),
  [POLITICS_COST, 'tracks.politics-cost'],
  ['russian', 'places.russian-troop'],
  ...['aside', 'box', 'available', 'prison', 'nobody', 'none', 'last', 'anywhere', 'unresolved'].map(
    (one): Named => [one, `places.${one}`],
  ),
  ['resources', 'facts.resources'],
  ['drawn-card', 'nonplayers.drawn-card'],
  ...NONPLAYER_CARDS.map((card): Named => [card, `nonplayers.cards.${card}`]),
  ...NONPLAYER_OPTIONS.map((option): Named => [option, `nonplayers.options.${option}`]),
  ...WANTS.map((want): Named => [want, wordOfWant(want)]),
  ...[...ROLL_SUBJECTS, ...MADE, ...PRIORITIES].map((one): Named => [one, wordOfWant(one)]),
  ...DISCARD_REASONS.map((reason): Named => [reason, `nonplayers.reasons.${reason}`]),
]);

/** The key in lang that names an id; a piece by its face. */
export const word = (id: string): string | undefined =>
  wordOfFace(id) ?? names.get(id) ?? (id.startsWith('landing-') ? 'tracks.landing' : undefined);
