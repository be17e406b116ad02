import { describe, expect, test } from 'vitest';
import { redact } from '../../../kernel/piles';
import { asked, at, END, given, type Position } from '../testing/positions';
import { passCard } from './bargains';
import { INVESTIGATING } from '../testing/cards';
import type { Command, Step } from '../vocabulary';

const us = 'stalinists';
const them = 'militarists';
const PURGES: Step = { kind: 'purges', over: false };
const hands = { stalinists: ['red-1'], militarists: ['red-9', 'red-10'] };
const declared = { B: { stalinists: 4 }, E: { militarists: 5 }, D: { stalinists: 2 } };
const talking = (more: Position = {}) => given(at({ agenda: [PURGES, END], hands, declared, ...more }));

describe('§bargains', () => {
  test('a card is given to another player, who alone learns which', () => {
    talking()
      .when(us, { kind: 'give-card', card: 'red-1', to: them })
      .ok()
      .leaves({ piles: { 'stalinists-hand': [], 'militarists-hand': ['red-9', 'red-10', 'red-1'] } });
    expect(passCard(at({ hands }), us, them, 'red-1').map(event => redact(event, 'apologists'))).toEqual([
      { kind: 'cards-taken', from: 'stalinists-hand', cards: ['?'] },
      { kind: 'cards-laid', to: 'militarists-hand', cards: ['?'] },
    ]);
  });
  test('§intrigue not into a full hand', () => {
    talking({ hands: { ...hands, militarists: ['red-9', 'red-10', 'red-4'] } })
      .when(us, { kind: 'give-card', card: 'red-1', to: them })
      .isRefused({ section: '§intrigue', reason: 'hand-full' });
  });
  describe('§intrigue while a hand is looked at', () => {
    const looking: Step = { kind: 'exchange', seat: us, rival: them };
    const open = talking({ agenda: [looking, PURGES, END] });
    test('no card of it is given away', () => {
      open
        .when(them, { kind: 'give-card', card: 'red-9', to: us })
        .isRefused({ section: '§intrigue', reason: 'looked-at' });
    });
    test('nobody bargains for one', () => {
      open
        .when(us, { kind: 'offer-bargain', with: them, promise: 'no-purge', on: 'E', wants: 'card', about: 'nobody' })
        .isRefused({ section: '§intrigue', reason: 'looked-at' });
    });
  });
  const offered = (more: Position = {}) =>
    talking(more)
      .when(us, { kind: 'offer-bargain', with: them, promise: 'no-purge', on: 'E', wants: 'card', about: 'nobody' })
      .ok();
  test('a promise for a card binds its giver, as long as the phase that it is about', () => {
    const bound = offered().asks(them, { kind: 'bargain' }).when(them, { kind: 'accept-bargain', card: 'red-9' }).ok();
    bound.leaves({ piles: { 'stalinists-hand': ['red-1', 'red-9'] } });
    bound.when(us, { kind: 'purge', target: 'E' }).isRefused({ section: '§bargains', reason: 'promised' });
    bound.when(us, { kind: 'purge', target: 'F' }).ok();
  });
  test('may be declined', () => {
    offered().when(them, { kind: 'decline-bargain' }).ok().when(us, { kind: 'purge', target: 'E' }).ok();
  });
  test('are not binding, if the table wants it so', () => {
    offered({ of: { binding: 'words' } })
      .when(them, { kind: 'accept-bargain', card: 'red-9' })
      .ok()
      .when(us, { kind: 'purge', target: 'E' })
      .ok();
  });
  test.each([
    ['variant', false],
    ['standard', true],
    ['modern', true],
    ['1928', true],
  ])('%s: an agreement outlasts the phase it was made in: %s', (edition, lasts) => {
    const cures: readonly Step[] = [
      { kind: 'window', about: 'phase', waiting: [us], round: 0 },
      { kind: 'phase', phase: 'purges' },
      PURGES,
      END,
    ];
    const promises = [{ seat: us, to: them, promise: 'no-purge', on: 'E' }] as const;
    const later = talking({ of: { edition }, phase: 'cures', agenda: cures, promises }).when(us, { kind: 'pass' }).ok();
    expect(later.state.promises).toHaveLength(lasts ? 1 : 0);
  });
  test.each([
    ['no-trial', { kind: 'hold-trial', target: 'E' }],
    ['no-condemnation', { kind: 'condemn', target: 'I' }],
  ] as const)('%s is kept as well', (promise, command) => {
    talking({
      agenda: [INVESTIGATING, END],
      phase: 'investigations',
      people: { E: { suspicion: 1 } },
      promises: [{ seat: us, to: them, promise, on: command.target }],
    })
      .when(us, command)
      .isRefused({ section: '§bargains', reason: 'promised' });
  });
  test('points are not traded: nobody is offered any', () => {
    talking({ agenda: [asked('phase'), END] })
      .when(us, { kind: 'offer-bargain', with: them, promise: 'nothing', on: 'E', wants: 'card', about: 'nobody' })
      .isRefused({ reason: 'not-offered' });
  });
});

describe('§bargains what is traded: cards for cards, cards for favours, favours for favours', () => {
  const full = { stalinists: ['red-1', 'red-2', 'red-4'], militarists: ['red-9', 'red-10', 'red-11'] };
  test('§intrigue two full hands exchange a card', () => {
    talking({ hands: full })
      .when(us, { kind: 'offer-bargain', with: them, promise: 'card', on: 'nobody', wants: 'card', about: 'nobody' })
      .ok()
      .when(them, { kind: 'accept-bargain', card: 'red-9' })
      .ok()
      .asks(us, { kind: 'hand-over' })
      .when(us, { kind: 'hand-over', card: 'red-1' })
      .ok()
      .leaves({
        piles: {
          'stalinists-hand': ['red-2', 'red-4', 'red-9'],
          'militarists-hand': ['red-10', 'red-11', 'red-1'],
        },
      });
  });
  test('a favour is bound by a favour, and both are', () => {
    const bound = talking()
      .when(us, { kind: 'offer-bargain', with: them, promise: 'no-purge', on: 'E', wants: 'no-purge', about: 'B' })
      .ok()
      .when(them, { kind: 'agree' })
      .ok();
    expect(bound.state.promises).toEqual([
      { seat: us, to: them, promise: 'no-purge', on: 'E' },
      { seat: them, to: us, promise: 'no-purge', on: 'B' },
    ]);
  });
  test('a card is given for a favour', () => {
    talking()
      .when(us, { kind: 'offer-bargain', with: them, promise: 'card', on: 'nobody', wants: 'no-purge', about: 'B' })
      .ok()
      .when(them, { kind: 'agree' })
      .ok()
      .when(us, { kind: 'hand-over', card: 'red-1' })
      .ok()
      .leaves({ promises: [{ seat: them, promise: 'no-purge', on: 'B' }], piles: { 'stalinists-hand': [] } });
  });
});

describe('§bargains §intrigue a deal is kept, and no hand holds more than its cards', () => {
  const others = { stalinists: ['red-1', 'red-2'], militarists: ['red-9'], evolutionists: ['red-4'] };
  const forCard = { kind: 'offer-bargain', with: them, promise: 'no-purge', on: 'E', wants: 'card', about: 'nobody' };
  const forFavor = { kind: 'offer-bargain', with: them, promise: 'card', on: 'nobody', wants: 'no-purge', about: 'B' };
  const swap = { kind: 'offer-bargain', with: them, promise: 'card', on: 'nobody', wants: 'card', about: 'nobody' };
  const given3 = { kind: 'give-card', card: 'red-4' } as const;
  test('a hand that was filled since the offer takes no card', () => {
    talking({ hands: others })
      .when(us, forCard as Command)
      .ok()
      .when('evolutionists', { ...given3, to: us })
      .ok()
      .when(them, { kind: 'accept-bargain', card: 'red-9' })
      .isRefused({ section: '§intrigue', reason: 'hand-full', details: { seat: us } });
  });
  test('a favour cannot take a card into the other side’s full hand either', () => {
    talking({ hands: { ...others, militarists: ['red-9', 'red-10'] } })
      .when(us, forFavor as Command)
      .ok()
      .when('evolutionists', { ...given3, to: them })
      .ok()
      .when(them, { kind: 'agree' })
      .isRefused({ section: '§intrigue', reason: 'hand-full', details: { seat: them } });
  });
  test('a card that is owed has its place', () => {
    talking({ hands: { ...others, militarists: ['red-9', 'red-10'] } })
      .when(us, forFavor as Command)
      .ok()
      .when(them, { kind: 'agree' })
      .ok()
      .when('evolutionists', { ...given3, to: them })
      .isRefused({ section: '§intrigue', reason: 'hand-full' });
  });
  test('two full hands may agree to card for card', () => {
    talking({
      hands: { stalinists: ['red-1', 'red-2'], militarists: ['red-9', 'red-10', 'red-11'], evolutionists: ['red-4'] },
    })
      .when(us, swap as Command)
      .ok()
      .when('evolutionists', { ...given3, to: us })
      .ok()
      .when(them, { kind: 'accept-bargain', card: 'red-9' })
      .ok();
  });
  const oneCard = { hands: { stalinists: ['red-9'], militarists: ['red-1'] }, people: { A: { stress: 5 } } };
  test('nobody agrees to a card that has been played since', () => {
    talking(oneCard)
      .does(us, forFavor as Command, { kind: 'play-card', card: 'red-9', on: 'A' })
      .when(them, { kind: 'agree' })
      .isRefused({ section: '§bargains', reason: 'nothing-to-give', details: { seat: us } });
  });
  test.each([
    { kind: 'play-card', card: 'red-9', on: 'A' },
    { kind: 'give-card', card: 'red-9', to: 'evolutionists' },
  ] as const)('the last card is not used otherwise while it is owed: %o', command => {
    talking(oneCard)
      .when(us, forFavor as Command)
      .ok()
      .when(them, { kind: 'agree' })
      .ok()
      .when(us, command)
      .isRefused({ section: '§bargains', reason: 'owes-a-card' });
  });
  test('§exile nor the last two for an Exile', () => {
    talking({
      of: { edition: 'modern' },
      hands: { stalinists: ['red-9', 'red-10'], militarists: ['red-1'] },
      people: { Q: { at: 'exile' } },
      declared: { ...declared, Q: { stalinists: 3 } },
    })
      .when(us, forFavor as Command)
      .ok()
      .when(them, { kind: 'agree' })
      .ok()
      .when(us, { kind: 'return-by-cards', politician: 'Q', first: 'red-9', second: 'red-10' })
      .isRefused({ section: '§bargains', reason: 'owes-a-card' });
  });
  test('another card may be played first', () => {
    talking({ ...oneCard, hands: { stalinists: ['red-9', 'red-4'], militarists: ['red-1'] } })
      .when(us, forFavor as Command)
      .ok()
      .when(them, { kind: 'agree' })
      .ok()
      .does(us, { kind: 'play-card', card: 'red-9', on: 'A' }, { kind: 'hand-over', card: 'red-4' });
  });
  test('card for card: a card just received cannot be handed back', () => {
    const swapped = talking({ hands: others })
      .when(us, swap as Command)
      .ok();
    const owed = swapped.when(them, { kind: 'accept-bargain', card: 'red-9' }).ok();
    owed.when(us, { kind: 'hand-over', card: 'red-9' }).isRefused({ section: '§bargains', reason: 'just-received' });
    owed.when(us, { kind: 'hand-over', card: 'red-1' }).ok();
  });
  test('no bargain can come in between and hide the card', () => {
    talking({ hands: others })
      .when(us, swap as Command)
      .ok()
      .when(them, { kind: 'accept-bargain', card: 'red-9' })
      .ok()
      .when('evolutionists', { ...given3, to: us })
      .isRefused({ section: '§bargains', reason: 'owes-a-card' });
  });
  test('an older table without the mark keeps its rule', () => {
    const { state } = talking({ hands: others });
    const { 'second-reading': _, ...options } = state.options;
    given({ ...state, options })
      .when(us, forCard as Command)
      .ok()
      .when('evolutionists', { ...given3, to: us })
      .ok()
      .when(them, { kind: 'accept-bargain', card: 'red-9' })
      .ok();
  });
});
