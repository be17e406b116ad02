/** Which of several legal actions a change by hand most likely is. */
import type { Message } from '../../kernel/messages';
import { isAnytime } from '../panels/choices';
import type { AnyGame, AnyTypes } from '../record/model';

/** The exact one first; then what is asked now before what is possible at any time; and what brings least beside it. */
export const likelyFirst = (
  game: Pick<AnyGame, 'steps'>,
  state: AnyTypes['state'],
  { commands, exact }: { readonly commands: readonly Message[]; readonly exact: boolean },
): readonly Message[] => {
  const anytime = isAnytime(game, state);
  const [first] = commands;
  const isExact = (command: Message): boolean => exact && command === first;
  return commands.toSorted(
    (one, other) =>
      Number(isExact(other)) - Number(isExact(one)) || Number(anytime(one.kind)) - Number(anytime(other.kind)),
  );
};
