/** The reason for a command, in one line and from what everybody sees. */
import type { Eyes as EyesOf, Reason } from '../../../kernel/bot';
import type { Whys } from '../../../kernel/kit/bots';
import type { Options } from '../../../kernel/messages';
import { battleLines, sum } from '../rules/force';
import { armyOf, battleOf, committed, type State, type CivilWar } from '../state';
import { rival, type Front, type Seat } from '../vocabulary';
import { attackersAt, blockersAt, forceTogether, wouldWin } from './judgement';

type Eyes = EyesOf<CivilWar>;

/** Keys under `reasons` in lang. */
export const REASONS = [
  'wins-the-war',
  'nobody-blocks',
  'is-stronger',
  'saves-the-war',
  'blocks',
  'lets-pass',
  'could-attack',
  'guards',
  'builds-up',
  'lacks-force',
  'leads',
  'least',
] as const;

const because = (word: (typeof REASONS)[number], params: Options = {}): Reason => ({ word, params });

/** Both sides at a front: what could attack, and what could block it. */
const balance = (state: State, seat: Seat, front: Front): Options => ({
  front,
  mine: forceTogether(state, attackersAt(state, seat, front)),
  theirs: forceTogether(state, blockersAt(state, rival(seat), front)),
});

const whyAttack = (leader: string, { state, seat }: Eyes): Reason | undefined => {
  const front = armyOf(state, leader)?.front;
  if (!front) return undefined;
  const params = balance(state, seat, front);
  if (wouldWin(state, seat, front)) return because('wins-the-war', params);
  return because(blockersAt(state, rival(seat), front).length ? 'is-stronger' : 'nobody-blocks', params);
};

/** The attackers' Force, and what the seat could set against them. */
const stand = (state: State, seat: Seat, front: Front): Options => ({
  front,
  mine: forceTogether(state, [...committed(state, seat), ...blockersAt(state, seat, front)]),
  theirs: forceTogether(state, committed(state, rival(seat))),
});

const whyBlock = ({ state, seat }: Eyes): Reason | undefined => {
  const battle = battleOf(state);
  if (!battle) return undefined;
  const isLast = wouldWin(state, rival(seat), battle.front, battle.attackers.length);
  return because(isLast ? 'saves-the-war' : 'blocks', stand(state, seat, battle.front));
};

const whyRally = (leader: string, { state, seat }: Eyes): Reason | undefined => {
  const army = armyOf(state, leader);
  if (!army) return undefined;
  const isOpen = army.troops.length > 0 && !blockersAt(state, rival(seat), army.front).length;
  return because(isOpen ? 'could-attack' : 'guards', { front: army.front, mine: forceTogether(state, [army]) });
};

/** Both totals of the battle as it stands. */
const totals = ({ state, seat }: Eyes): { readonly mine: number; readonly theirs: number } => ({
  mine: sum(battleLines(state, seat)),
  theirs: sum(battleLines(state, rival(seat))),
});

export const whys: Whys<CivilWar> = {
  attack: ({ leader }, eyes) => whyAttack(leader, eyes),
  block: (_command, eyes) => whyBlock(eyes),
  done(_command, { state, seat }) {
    const battle = battleOf(state);
    return state.agenda[0]?.kind === 'block' && battle
      ? because('lets-pass', stand(state, seat, battle.front))
      : undefined;
  },
  rally: ({ leader }, eyes) => whyRally(leader, eyes),
  'reserve-rally': ({ leader }, eyes) => whyRally(leader, eyes),
  'recruit-leader': ({ front }) => because('builds-up', { front }),
  'recruit-troop'({ leader }, { state }) {
    const front = armyOf(state, leader)?.front;
    return front && because('builds-up', { front });
  },
  'move-leader': ({ front }) => because('builds-up', { front }),
  'lose-troop': () => because('least'),
  'lose-army': () => because('least'),
  discard: () => because('least'),
  reinforce: (_command, eyes) => because('lacks-force', totals(eyes)),
  pass: (_command, eyes) =>
    eyes.state.agenda[0]?.kind === 'reinforce' && totals(eyes).mine > totals(eyes).theirs
      ? because('leads', totals(eyes))
      : undefined,
};
