/** Short words for effects, so that the card lists read like the cards. */
import type { Amount, Effect, EffectOf, Kind, Need, Option, Where, Who } from '../cards/effect-types';
import type { District } from './districts';

type List = readonly Effect[];
type More<K extends 'add' | 'remove'> = Partial<Pick<EffectOf<K>, 'whose' | 'most' | 'as'>>;

export const add = (count: Amount, where: Where, more: More<'add'> = {}): Effect => ({
  do: 'add',
  count,
  where,
  ...more,
});
export const remove = (count: Amount, where: Where, more: More<'remove'> = {}): Effect => ({
  do: 'remove',
  count,
  where,
  ...more,
});
/** Cubes in each of the places, or of the Districts noted. */
export const addEach = (count: Amount, where: Where, whose?: Who): Effect => ({
  do: 'add-each',
  count,
  where,
  ...(whose && { whose }),
});
export const removeEach = (count: Amount, where: Where, whose?: Who): Effect => ({
  do: 'remove-each',
  count,
  where,
  ...(whose && { whose }),
});
export const choose = (count: number, where: Where, as = 'chosen'): Effect => ({ do: 'choose', count, where, as });
/** The places chosen, rolled or struck before; `there` is where a check was made. */
export const noted = (as = 'chosen'): Where => ({ noted: as });
export const there: Where = { noted: 'there' };

export const check = (bonus: number, where: Where, success: List): Effect => ({ do: 'check', bonus, where, success });
export const checkEach = (bonus: number, where: Where, success: List): Effect => ({
  do: 'check',
  bonus,
  where,
  each: true,
  success,
});
/** A check that creates an Organization; without a Sponsor if `anyhow`. */
export const organize = (bonus: number, where: Kind, sponsor: 'sponsored' | 'anyhow', more: List = []): Effect => ({
  do: 'check',
  bonus,
  where: { in: where, found: sponsor },
  success: [{ do: 'found', where: there }, ...more],
});

export const points = (by: number, who: Who = 'own'): Effect => ({ do: 'points', who, by });
export const opportunity = (by: number, who: Who = 'own'): Effect => ({ do: 'opportunity', who, by });
export const unrest = (by: number): Effect => ({ do: 'unrest', by });
export const prestige = (by: number): Effect => ({ do: 'prestige', by });
export const lostToWar = (by: number): Effect => ({ do: 'prestige', by: -by, war: true });
export const world = (by: number, who: Who = 'own'): Effect => ({ do: 'world', who, by });
export const extremism = (who: Who = 'own', modifier = 0): Effect => ({
  do: 'extremism',
  who,
  ...(modifier && { modifier }),
});
export const activities = (amount: Amount): Effect => ({ do: 'activities', points: amount });
export const marker = (value: number, who: Who = 'own'): Effect => ({ do: 'prepare', who, value });

export const when = (need: Need, then: List, otherwise?: List): Effect => ({
  do: 'if',
  need,
  then,
  ...(otherwise && { otherwise }),
});
export const oneOf = (...options: readonly Option[]): Effect => ({ do: 'one-of', options });
export const option = (id: string, ...list: List): Option => ({ id, list });
export const as = (who: Who | 'each', ...list: List): Effect => ({ do: 'as', who, list });

export const session: Need = { need: 'session' };
export const noSession: Need = { need: 'no-session' };
export const reigning: Need = { need: 'not-abdicated' };
export const warBegun: Need = { need: 'war-begun' };
export const inPlay = (card: string): Need => ({ need: 'in-play', card });
export const notInPlay = (card: string): Need => ({ need: 'not-in-play', card });
export const unrestFrom = (atLeast: number): Need => ({ need: 'unrest', atLeast });
export const controls = (who: Who, place: District): Need => ({ need: 'controls', who, place });
export const organized = (who: Who, where: Kind, atLeast = 1): Need => ({
  need: 'organization',
  who,
  in: where,
  atLeast,
});

export const STOLYPIN = 'card-401',
  RASPUTIN = 'card-403',
  WAR = 'card-404',
  LENIN = 'card-407';
export const COUNCIL = 'card-409',
  ASSEMBLY = 'card-410';
