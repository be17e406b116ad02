/** Executes a text of a card with a Faction's answers, and reports the result. */
import type { Space } from '../../data/map';
import type { Command, CommandName, Power, Seat, Side, SpecialName, Stance } from '../../vocabulary';
import { type Answer, tell } from './telling';
import type { Effect, Option } from '../effect-types';
import { textOf, textsOf } from '../frame';
import type { State } from '../../state';
import type { Text } from '../vocabulary';
import { stage } from './stage';

/** Short names for answers in tests of Events. */
export const R = 'reds';
export const S = 'senate';
export const M = 'moderates';
export const done: Command = { kind: 'done' };
export const decline: Command = { kind: 'decline' };
export const option = (id: string): Command => ({ kind: 'choose-option', option: id });
export const there = (space: Space): Command => ({ kind: 'choose-space', space });
export const place = (space: Space, faction: Seat): Command => ({ kind: 'deploy', space, faction });
export const turn = (space: Space, faction: Seat, stance: Stance): Command => ({
  kind: 'turn-cell',
  space,
  faction,
  stance,
});
export const shift = (space: Space, by: 1 | -1): Command => ({ kind: 'shift-space', space, by });
export const vassalage = (power: Power, by: 1 | -1): Command => ({ kind: 'shift-vassalage', power, by });
export const roll = (die: number): Answer => [{ kind: 'roll-event' }, die];
export const politics = (die: number): Answer => [{ kind: 'roll-politics' }, die];
export const grant = (faction: Seat): Command => ({ kind: 'grant', faction });
export const command = (name: CommandName): Command => ({ kind: 'choose-command', command: name });
export const special = (name: SpecialName): Command => option(name);
export const rally = (space: Space): Command => ({ kind: 'rally', space });
export const terror = (space: Space): Command => ({ kind: 'terror', space });
export const removeCell = (faction: Seat, stance: Stance): Command => ({ kind: 'remove-cell', faction, stance });
export const strike = (
  space: Space,
  faction: Seat,
  stance: Stance,
  to: 'available' | 'prison' = 'available',
): Command => ({ kind: 'strike', space, faction, stance, to });
export const addCube = (cube: Side): Command => ({ kind: 'add-cube', cube });
export const takeCube = (cube: Side): Command => ({ kind: 'take-cube', cube });
export const disc = (space: Space): Command => ({ kind: 'place-disc', space });
export const release = (prisoners: number): Command => ({ kind: 'release', prisoners });

/** Finds texts of cards that no case of a table executes with a result, and choices that no case makes. */
const optionsOf = (list: readonly Effect[]): readonly Option[] =>
  list.flatMap(effect => {
    const own = 'options' in effect ? effect.options : [];
    const below = 'list' in effect ? effect.list : own.flatMap(option => option.list);
    return [...own, ...optionsOf(below)];
  });

export const lackingIn = (cases: readonly Case[], cards: readonly string[]): readonly string[] =>
  cards.flatMap(card =>
    textsOf({ options: {} }, card).flatMap(text => {
      const own = cases.filter(one => `${one.card}` === card && one.text === text);
      const chosen = new Set(
        own.flatMap(({ answers }) =>
          answers.flatMap(answer => ('kind' in answer && answer.kind === 'choose-option' ? [answer.option] : [])),
        ),
      );
      return [
        ...(own.some(({ line }) => line !== '') ? [] : [`#${card} ${text}`]),
        ...optionsOf(textOf({ options: {} }, card, text) ?? []).flatMap(({ id }) =>
          chosen.has(id) ? [] : [`#${card} ${text}: ${id}`],
        ),
      ];
    }),
  );

export interface Case {
  readonly card: number;
  readonly seat: Seat;
  readonly text: Text;
  readonly answers: readonly Answer[];
  readonly line: string;
  /** How the table differs from the stage. */
  readonly part?: Partial<State>;
}
export const executing = ({ card, seat, text, answers, part }: Case): string =>
  tell(stage(String(card), seat, part), seat, text, ...answers).line;
