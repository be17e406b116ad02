import { describe, expect, test } from 'vitest';
import { civilWar } from '../../games/civil-war';
import { army, at, from, hands } from '../../games/civil-war/testing/positions';
import type { State } from '../../games/civil-war/state';
import { clientOf, person } from '../panels/testing/client';
import type { TableClient } from '../panels/client-model';
import type { AnyGame, Mode } from '../record/model';
import { step } from './gestures';
import { type BoardHand, EMPTY, type Gesture, type Situation } from './hand';
import { targetsPointedAt, heldIn, targetsIn, useOf } from './held';
import type { Dragged } from './by-hand';
import type { Placement } from './projection';
import { viewOf } from './view';
import { begunTable } from '../testing/seated-tables';

const game = civilWar as unknown as AnyGame;
const state = game.hide(
  at({
    active: 'white',
    agenda: from('recruitment', 'white'),
    hands: hands([], ['white-krasnov', 'white-finns', 'white-wrangel']),
    armies: [army('white-yudenich', 'north-west', ['white-latvians']), army('red-trotsky', 'south')],
  }),
  'white',
);
const { bob } = await begunTable(game, {});

/** The position as the white player sees it; `given` overrides parts of the table. */
const before = (mode: Mode = 'enforced', given: Partial<TableClient> = {}): Situation => {
  const timeline = { ...bob.sees('white'), state, mode };
  const client = clientOf(timeline, 'bob', { seat: 'white', ...given });
  return { client, view: viewOf(client) };
};
const held = (change: Partial<BoardHand>): BoardHand => ({ ...EMPTY, ...change });
const placed = ({ view }: Situation, piece: string): Placement => {
  const found = view.placements.find(one => one.piece === piece);
  if (!found) throw new Error(`${piece} does not lie on the board`);
  return found;
};
const middleOf = ({ x, y, width, height }: Placement) => ({ x: x + width / 2, y: y + height / 2 });
const slot = ({ view }: Situation, id: string) => {
  const found = view.board.slots.find(one => one.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return { x: found.box.x + found.box.width / 2, y: found.box.y + found.box.height - 4 };
};
const click = (situation: Situation, piece: string, hand = EMPTY) => {
  const placement = placed(situation, piece);
  return step(situation, hand, { kind: 'click-piece', placement, at: middleOf(placement) });
};
const krasnov = { kind: 'card', card: 'white-krasnov', from: 'white-hand' } as const;

describe('an empty hand', () => {
  test('highlights the fronts where somebody may take command, and a click on nothing changes nothing', () => {
    const situation = before();
    const lit = targetsIn(situation, EMPTY);
    expect(lit.length).toBeGreaterThan(0);
    expect(lit.every(({ commands }) => commands.every(({ kind }) => kind === 'recruit-leader'))).toBe(true);
    expect(step(situation, EMPTY, { kind: 'click-nothing' })).toEqual({ hand: EMPTY });
  });

  test('that clicks a piece without legal command shows the rule that forbids it, if any', () => {
    const situation = before();
    const attacking = { ...situation.client.timeline, state: { ...state, agenda: from('attack', 'white') } };
    const { hand, action } = click(before('enforced', { timeline: attacking }), 'red-trotsky');
    expect(hand.chosen).toBeUndefined();
    expect(action === undefined || action.kind === 'why').toBe(true);
  });
});

describe('a highlighted place', () => {
  test('receives a click through a piece that has no use of its own', () => {
    const { action } = click(before(), 'red-trotsky');
    expect(action).toMatchObject({ kind: 'go' });
  });
});

describe('a card dragged from the hand', () => {
  test('highlights the fronts where it may go, and a drop there is the legal command', () => {
    const situation = before();
    const hand = held({ carried: krasnov });
    expect(heldIn(situation, hand)).toEqual(krasnov);
    expect(targetsIn(situation, hand).map(({ aim }) => aim.ids[0])).toContain('east-white');
    const { hand: after, action } = step(situation, EMPTY, {
      kind: 'receive',
      dragged: krasnov,
      at: slot(situation, 'east-white'),
    });
    expect(after.carried).toBeUndefined();
    expect(action).toMatchObject({ kind: 'go', target: { aim: { ids: ['east-white'] } } });
  });

  test('is refused by the rule that forbids the place it is dropped on', () => {
    const situation = before();
    const dragged = { ...krasnov, card: 'white-wrangel' };
    const { action } = step(situation, EMPTY, { kind: 'receive', dragged, at: slot(situation, 'east-white') });
    // the tried command is part of the action: only for a command can we say what would allow it
    expect(action).toMatchObject({
      kind: 'perform',
      drop: { kind: 'refused', refusal: { reason: 'wrong-front' }, tried: { card: 'white-wrangel', front: 'east' } },
    });
  });
});

describe('a card clicked in the hand', () => {
  const clickCard = (situation: Situation, card: string, hand = EMPTY) =>
    step(situation, hand, { kind: 'click-card', card });

  test('is chosen: its places are highlighted and need no menu; a second click unchooses it', () => {
    const situation = before();
    const { hand, action } = clickCard(situation, 'white-krasnov');
    expect(hand.chosen).toBe('white-krasnov');
    expect(action).toBeUndefined();
    expect(targetsIn(situation, hand).map(({ aim }) => aim.ids[0])).toContain('east-white');
    expect(clickCard(situation, 'white-krasnov', hand)).toEqual({ hand: EMPTY });
  });

  test('offers the commands that no place stands for', () => {
    const situation = before();
    const view = { ...situation.view, legal: [{ kind: 'play-event', card: 'white-finns' }, { kind: 'done' }] };
    expect(clickCard({ ...situation, view }, 'white-finns').action).toEqual({
      kind: 'menu',
      name: 'white-finns',
      commands: [{ kind: 'play-event', card: 'white-finns' }],
    });
  });

  test('names the rule that forbids all its uses, and says nothing in the past', () => {
    const situation = before();
    const view = { ...situation.view, legal: [] };
    expect(clickCard({ ...situation, view }, 'white-wrangel').action).toMatchObject({
      kind: 'why',
      refusal: { section: '§recruitment' },
    });
    expect(clickCard({ ...situation, view: { ...view, live: false } }, 'white-wrangel').action).toBeUndefined();
  });
});

describe('a piece', () => {
  test('is chosen by a click, and unchosen by a second click or by cancelling', () => {
    const situation = before('advised');
    const { hand } = click(situation, 'white-latvians');
    expect(hand.chosen).toBe('white-latvians');
    expect(useOf(situation, hand, placed(situation, 'white-latvians'))).toMatchObject({ chosen: true, use: 'hand' });
    expect(click(situation, 'white-latvians', hand).hand.chosen).toBeUndefined();
    expect(step(situation, hand, { kind: 'cancel' }).hand).toEqual(EMPTY);
  });

  test('is lifted only where it may be used: not in the past, not by an observer', () => {
    const lift = (situation: Situation) =>
      step(situation, EMPTY, { kind: 'lift', placement: placed(situation, 'white-latvians') }).hand.lifted;
    const now = before('advised');
    expect(lift(now)).toBe('white-latvians');
    expect(lift({ ...now, view: { ...now.view, live: false } })).toBeUndefined();
    expect(lift(before('advised', { seat: undefined, people: [person('bob', { self: true })] }))).toBeUndefined();
  });

  test('does nothing when dropped on its own place, and the hand is empty', () => {
    const situation = before('advised');
    const placement = placed(situation, 'white-latvians');
    const hand = held({ lifted: 'white-latvians' });
    const at = middleOf(placement);
    expect(step(situation, hand, { kind: 'drop', placement, at })).toEqual({ hand: EMPTY });
  });

  test('leaves play when dropped off the board in Free; in Advised it stays, and the board says why', () => {
    const off: Pick<Gesture & { kind: 'drop' }, 'kind' | 'at'> = { kind: 'drop', at: { x: -500, y: -500 } };
    const drop = (mode: Mode) => {
      const situation = before(mode);
      const hand = held({ lifted: 'white-latvians' });
      return step(situation, hand, { ...off, placement: placed(situation, 'white-latvians') }).action;
    };
    expect(drop('free')).toMatchObject({ kind: 'perform', drop: { kind: 'edit', edit: { kind: 'remove' } } });
    expect(drop('advised')).toMatchObject({ kind: 'why', refusal: { reason: 'no-place-here' } });
    expect(drop('enforced')).toBeUndefined();
  });

  test('of the tray that is dropped nowhere says so', () => {
    const receive = (mode: Mode) =>
      step(before(mode), EMPTY, {
        kind: 'receive',
        dragged: { kind: 'new', piece: 'white-krasnov' },
        at: { x: -500, y: -500 },
      }).action;
    expect(receive('free')).toMatchObject({ kind: 'why', refusal: { reason: 'nothing-lies-there' } });
    expect(receive('advised')).toMatchObject({ kind: 'why', refusal: { reason: 'nothing-lies-there' } });
  });

  test('moved by hand in Enforced is a proposal for a player, a change for a game master', () => {
    const drop = (gm: boolean) => {
      const situation = before('enforced', { people: [person('bob', { self: true, gm })] });
      const hand = held({ lifted: 'white-latvians', byHand: true });
      const placement = placed(situation, 'white-latvians');
      const { action } = step(situation, hand, { kind: 'drop', placement, at: slot(situation, 'white-discard') });
      return action?.kind === 'go'
        ? action.target.drop?.kind
        : action?.kind === 'perform'
          ? action.drop.kind
          : undefined;
    };
    expect(drop(false)).toBe('proposal');
    expect(drop(true)).toBe('edit');
  });
});

describe('several pieces', () => {
  const pick = (situation: Situation, piece: string, hand = EMPTY) =>
    step(situation, hand, { kind: 'pick', placement: placed(situation, piece) }).hand;

  test('are chosen one by one, and unchosen one by one, by a click on nothing, or on another piece', () => {
    const situation = before('advised');
    const both = pick(situation, 'white-yudenich', pick(situation, 'white-latvians'));
    expect(both.group).toEqual(['white-latvians', 'white-yudenich']);
    expect(useOf(situation, both, placed(situation, 'white-latvians')).chosen).toBe(true);
    expect(pick(situation, 'white-latvians', both).group).toEqual(['white-yudenich']);
    expect(step(situation, both, { kind: 'click-nothing' }).hand.group).toEqual([]);
    expect(click(situation, 'red-trotsky', both).hand.group).toEqual([]);
    expect(click(situation, 'white-latvians', both).action).toEqual({ kind: 'group', ids: both.group });
  });

  test('are framed by their middles, without markers', () => {
    const situation = before('free');
    const { width, height } = situation.view.board;
    const frame = { kind: 'frame', box: { x: 0, y: 0, width, height } } as const;
    expect(step(situation, EMPTY, frame).hand.group.toSorted()).toEqual([
      'red-trotsky',
      'white-latvians',
      'white-yudenich',
    ]);
    expect(step(before('enforced'), EMPTY, frame).hand.group).toEqual([]);
  });

  test('are dropped together, or stay chosen where they may not lie', () => {
    const situation = before('free');
    const group = ['white-latvians', 'white-yudenich'];
    const drop = (id: string) =>
      step(situation, held({ group }), {
        kind: 'drop',
        placement: placed(situation, 'white-yudenich'),
        at: slot(situation, id),
      });
    expect(drop('south-white')).toMatchObject({
      hand: { group: [] },
      // the troops move along with their leader
      action: { kind: 'perform', drop: { kind: 'edit', edit: { kind: 'move', piece: 'white-yudenich' } } },
    });
    expect(drop('south-red')).toMatchObject({ hand: { group }, action: { drop: { kind: 'refused' } } });
  });
});

describe('a piece dropped on a pile outside the board', () => {
  const over = (mode: Mode, id: string, onto: string) => {
    const situation = before(mode);
    const placement = situation.view.placements.find(one => one.id === id);
    if (!placement) throw new Error(`${id} does not lie on the board`);
    return step(situation, held({ lifted: id }), { kind: 'drop', placement, at: { x: -900, y: 0 }, onto }).action;
  };
  const taken = (edit: object) => ({ kind: 'perform', drop: { kind: 'edit', edit } });

  test('goes there: the top card of a pile to the hand, and a leader from the board', () => {
    const card = { kind: 'card', card: '?', from: 'white-deck', to: 'white-hand' };
    expect(over('free', 'white-deck', 'white-hand')).toMatchObject(taken(card));
    expect(over('advised', 'white-deck', 'white-hand')).toMatchObject(taken(card));
    expect(over('free', 'white-yudenich', 'white-hand')).toMatchObject(taken({ kind: 'move', to: 'white-hand' }));
  });

  test('is refused by a pile of the other side, ignored if it is no card, and ignored in Enforced', () => {
    expect(over('free', 'white-deck', 'red-hand')).toMatchObject({ drop: { kind: 'refused' } });
    expect(over('free', 'morale-red', 'red-hand')).toBeUndefined();
    expect(over('enforced', 'white-deck', 'white-hand')).toBeUndefined();
  });
});

describe('a card dropped where nothing takes it', () => {
  /** Outside everything printed: below the middle of the upper edge. */
  const nowhere = { x: 1212, y: 30 };
  const given = (mode: Mode, more: Partial<Gesture & { kind: 'receive' }> = {}, dragged: Dragged = krasnov) =>
    step(before(mode), EMPTY, { kind: 'receive', dragged, at: nowhere, ...more }).action;
  const loose = (to: string) => ({ kind: 'perform', drop: { kind: 'edit', edit: { kind: 'card', to } } });

  test('lies loose: face up from a hand, face down from a deck, and the other way with Shift', () => {
    const top: Dragged = { kind: 'card', card: '?', from: 'white-deck' };
    expect(given('free')).toMatchObject(loose('white-deck@1212,30,up'));
    expect(given('free', { turned: true })).toMatchObject(loose('white-deck@1212,30,down'));
    expect(given('free', {}, top)).toMatchObject(loose('white-deck@1212,30,down'));
    expect(given('advised', { turned: true }, top)).toMatchObject(loose('white-deck@1212,30,up'));
  });

  test('does not lie loose in Enforced, outside the board, or on a pile of the other side', () => {
    expect(given('enforced')).toBeUndefined();
    expect(given('free', { at: { x: -20, y: 30 } })).toBeUndefined();
    const situation = before('free');
    const placement = situation.view.placements.find(({ id }) => id === 'red-discard');
    if (!placement) throw new Error('there are no discards');
    expect(given('free', { at: middleOf(placement) })).toMatchObject({ drop: { kind: 'refused' } });
  });

  test('is drawn there, wholly on the board, and can be dragged on', () => {
    const { client } = before('free');
    const piles = { ...(state as unknown as State).piles, 'white-deck@1212,2,up': ['white-finns'] };
    const timeline = { ...client.timeline, state: { ...state, piles } as typeof state };
    const lying = { client: { ...client, timeline }, view: viewOf({ ...client, timeline }) };
    const placement = placed(lying, 'white-finns');
    expect(placement).toMatchObject({ kind: 'pile', y: 0, x: 1212 - placement.width / 2 });
    const at = { x: 1222, y: 40 };
    const { action } = step(lying, held({ lifted: placement.id }), { kind: 'drop', placement, at });
    expect(action).toMatchObject(loose('white-deck@1222,40,up'));
  });
});

test('the places that the choice under the pointer mentions are marked', () => {
  const situation = before();
  const aims = targetsPointedAt(situation, held({ pointed: ['east'] }));
  expect(aims.length).toBeGreaterThan(0);
  expect(aims.every(({ key }) => !key.startsWith('counter'))).toBe(true);
});
