import { describe, expect, test } from 'vitest';
import { redact } from '../../../kernel/hidden';
import { CARDS, cardsOf, SUSTAINED } from '../data/cards';
import { allPass, asked, at, END, given, withOptions, type Position } from '../testing/positions';
import type { Phase, Seat, Step } from '../vocabulary';
import { CARD_RULES } from './steps';

const us: Seat = 'stalinists';
const them: Seat = 'militarists';
const PURGES: Step = { kind: 'purges', over: false };
const SPYING: Step = {
  kind: 'investigations',
  suspects: [],
  investigated: [],
  acquitted: [],
  tried: false,
  condemned: false,
};
const WAVE: Step = { kind: 'wave', bonus: 0, rain: false };

/** In the window that opens a phase, with cards in our hand. */
const holding = (cards: readonly string[], phase: Phase, more: Position = {}) =>
  given(
    at({
      of: { edition: cards.some(card => card.startsWith('black')) ? 'modern' : '1928' },
      phase,
      agenda: [asked('phase'), END],
      hands: { stalinists: cards },
      ...more,
    }),
  );
const play = (card: string, on: string, phase: Phase, more: Position = {}) =>
  holding([card], phase, more).when(us, { kind: 'play-card', card, on });
/** A few of the places in which everybody has something to do. */
const others: Readonly<Record<string, Seat>> = { C: them };
const none = 'nobody';

describe('§intrigue the cards', () => {
  test('are 108, each with a rule', () => {
    expect(CARDS.map(card => card.number)).toEqual(Array.from({ length: 108 }, (_, n) => n + 1));
    expect(CARDS.filter(card => !Object.hasOwn(CARD_RULES, card.title))).toEqual([]);
    expect([...SUSTAINED].filter(title => !Object.hasOwn(CARD_RULES, title))).toEqual([]);
  });
  test.each([
    ['modern', 1, 108],
    ['standard', 1, 36],
    ['1928', 1, 72],
    ['variant', 1, 36],
  ] as const)('%s plays with those from %i to %i that are its own', (edition, least, most) => {
    const numbers = cardsOf(withOptions({ edition })).map(card => Number(card.split('-')[1]));
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([least, most]);
  });
  test('are played in their moment', () => {
    play('red-1', none, 'health', { people: { B: { sick: 1 } } }).isRefused({
      section: '§intrigue',
      reason: 'not-the-moment',
    });
    play('red-1', 'B', 'cures', { people: { B: { sick: 1 } } }).ok();
  });
  test('leave the hand for the discards; whatever is written in red stays in play', () => {
    play('red-9', 'A', 'health', { people: { A: { stress: 5 } } })
      .ok()
      .leaves({ piles: { 'stalinists-hand': [], discards: ['red-9'] } });
    play('red-4', 'A', 'health')
      .ok()
      .leaves({ piles: { 'in-play': ['red-4'], discards: [] } });
  });
  test('reopen the window for all others', () => {
    play('red-9', 'A', 'health', { people: { A: { stress: 5 } } })
      .ok()
      .asks(['militarists', 'evolutionists', 'apologists'], { kind: 'window', round: 1 });
    expect(others['C']).toBe(them);
  });
});

describe('§intrigue markers of politicians', () => {
  const sick = { B: { sick: 1, stress: 2, suspicion: 2 } };
  test.each<[string, string, string, Phase, Position, object]>([
    ['Mineral Waters', 'red-1', 'B', 'cures', { people: sick }, { B: { sick: 0 } }],
    ['Denunciation', 'red-5', 'C', 'investigations', {}, { C: { suspicion: 1 } }],
    ['Lost Dossier', 'red-7', 'B', 'health', { people: sick }, { B: { suspicion: 0 } }],
    ['Hero of Labour, never younger than at first', 'red-9', 'B', 'health', { people: sick }, { B: { stress: 0 } }],
    ['Dacha Weekend', 'black-83', 'B', 'health', { people: { B: { stress: 5 } } }, { B: { stress: 2 } }],
    ['Night Shift', 'red-11', 'B', 'cures', {}, { B: { stress: 2 } }],
    ['Season Closed', 'red-13', none, 'health', { people: { B: { cure: true, sick: 1 } } }, { B: { cure: false } }],
    ['Doctor’s Orders', 'red-14', 'B', 'cures', { people: sick }, { B: { cure: true } }],
    ['Back to the Factory', 'red-18', 'G', 'health', {}, { G: { at: 'people' } }],
    ['Amnesty', 'red-19', 'N', 'rehabilitation', { people: { N: { at: 'siberia' } } }, { N: { at: 'people' } }],
    ['Garrison Mutiny', 'gray-39', none, 'investigations', {}, { D: { stress: 3 } }],
    ['Distant War', 'black-85', none, 'investigations', {}, { D: { stress: 3 } }],
    ['The Games', 'black-87', none, 'health', { people: { H: { stress: 4 } } }, { H: { stress: 1 } }],
    ['The Plan', 'gray-55', none, 'cures', { people: { F: { stress: 3 } } }, { F: { stress: 1 }, H: { stress: 2 } }],
    [
      'Oil Boom',
      'black-89',
      none,
      'cures',
      { people: { F: { stress: 3 }, G: { stress: 3 } } },
      { F: { stress: 1 }, G: { stress: 1 } },
    ],
    [
      'New Policy',
      'gray-53',
      'G',
      'health',
      { people: { G: { stress: 4, suspicion: 2 } } },
      { G: { stress: 1, suspicion: 1 } },
    ],
    ['Summit Meeting', 'black-93', 'C', 'health', { people: { C: { suspicion: 3 } } }, { C: { suspicion: 0 } }],
    ['Failed Harvest', 'black-91', 'G', 'investigations', {}, { G: { suspicion: 1 } }],
    ['Samizdat', 'black-95', 'A', 'investigations', {}, { A: { suspicion: 1 } }],
    [
      'Train to Alma-Ata',
      'gray-69',
      'I',
      'investigations',
      { people: { I: { suspicion: 1 } } },
      { I: { at: 'siberia' } },
    ],
    [
      'Recalled Pupil',
      'gray-51',
      'N',
      'health',
      { people: { N: { at: 'siberia', protege: true } } },
      { N: { at: 'people' } },
    ],
    [
      'Bypass Operation',
      'black-103',
      'B',
      'health',
      { people: { B: { sick: 2, cure: true } } },
      { B: { sick: 0, stress: 4 } },
    ],
    ['Mass Enrolment', 'gray-71', none, 'replacement', {}, { R: { at: 'people' }, S: { at: 'people' } }],
    ['Passport Withdrawn', 'black-75', 'N', 'health', { people: { N: { at: 'exile' } } }, { N: { at: 'people' } }],
    ['Extradition', 'black-77', 'N', 'health', { people: { N: { at: 'exile' } } }, { N: { at: 'siberia' } }],
    ['Night Flight', 'black-73', 'B', 'health', { declared: { B: { stalinists: 1 } } }, { B: { at: 'exile' } }],
  ])('%s', (_title, card, on, phase, position, politicians) => {
    play(card, on, phase, position).ok().leaves({ politicians });
  });
  test('Deviationists: a ? on a second one', () => {
    play('gray-45', 'C', 'investigations')
      .ok()
      .asks(us, { kind: 'second-choice' })
      .when(us, { kind: 'choose', on: 'E' })
      .ok()
      .leaves({ politicians: { C: { suspicion: 1 }, E: { suspicion: 1 } } });
  });
  test('Restructuring: two ministers change levels', () => {
    play('black-81', 'B', 'replacement')
      .ok()
      .when(us, { kind: 'choose', on: 'E' })
      .ok()
      .leaves({ politicians: { B: { at: 'ideology-chief' }, E: { at: 'kgb-head' } } });
  });
  test('an Iron Constitution bears a + less, though not death', () => {
    const held = play('red-30', 'A', 'health', {
      agenda: [asked('phase'), { kind: 'health-result', politician: 'A', result: 'two-crosses' }, END],
    });
    allPass(held.ok()).leaves({ politicians: { A: { sick: 1 } } });
    const dies = play('red-30', 'A', 'health', {
      agenda: [asked('phase'), { kind: 'health-result', politician: 'A', result: 'death' }, END],
    });
    allPass(dies.ok()).leaves({ politicians: { A: { at: 'removed' } } });
  });
  test('Winter Influenza takes three from the dice of whoever works', () => {
    const agenda: readonly Step[] = [asked('phase'), { kind: 'health', office: 'party-chief' }, END];
    const cold = allPass(play('red-15', none, 'health', { agenda, declared: { A: { stalinists: 1 } } }).ok());
    // Lenin is 68: eleven would be nothing, eight is a +
    cold.when(us, { kind: 'roll-health' }, ['1d20', [11]]).tells({ kind: 'health-rolled', die: 11, result: 'cross' });
  });
});

describe('§intrigue purges and assassinations', () => {
  const declared = { B: { stalinists: 4 } };
  const agenda: readonly Step[] = [PURGES, END];
  test('Assassination Attempt: one below is ++, two below is +, three below nothing', () => {
    const roll = (die: number) =>
      play('red-3', 'M', 'health', { people: { M: { at: 'kgb-head' }, B: { at: 'people' } } })
        .ok()
        .when(us, { kind: 'roll-assassination' }, ['1d20', [die]])
        .ok();
    roll(14).leaves({ politicians: { M: { at: 'removed' } } });
    roll(13).leaves({ politicians: { M: { sick: 2 } } });
    roll(12).leaves({ politicians: { M: { sick: 1 } } });
    roll(11).leaves({ politicians: { M: { sick: 0 } } });
  });
  test('a Loyal Bodyguard takes four off the first roll, and is gone', () => {
    const guarded = play('red-4', 'I', 'purges', { agenda: [asked('phase'), ...agenda], declared }).ok();
    const announced = allPass(guarded).when(us, { kind: 'purge', target: 'I' }).ok();
    allPass(announced)
      .when(us, { kind: 'roll-purge' }, ['1d20', [9]])
      .tells({ kind: 'purge-rolled', bonus: -4, success: false }, { kind: 'card-ended', card: 'red-4' })
      .leaves({ effects: [], piles: { 'in-play': [], discards: ['red-4'] } });
  });
  test('Prepared Evidence adds three to a roll that is announced', () => {
    const announced = holding(['red-35'], 'purges', { agenda, declared }).when(us, { kind: 'purge', target: 'E' }).ok();
    allPass(announced.when(us, { kind: 'play-card', card: 'red-35', on: none }).ok())
      .when(us, { kind: 'roll-purge' }, ['1d20', [7]])
      .tells({ kind: 'purge-rolled', bonus: 3 });
  });
  test('a Zealous Subordinate keeps the phase going after a failure, which costs all the same', () => {
    const announced = holding(['red-34'], 'purges', { agenda, declared }).when(us, { kind: 'purge', target: 'C' }).ok();
    const failed = allPass(announced)
      .when(us, { kind: 'roll-purge' }, ['1d20', [1]])
      .ok();
    allPass(failed.when(us, { kind: 'play-card', card: 'red-34', on: none }).ok())
      .asks(us, { kind: 'purges', over: false })
      .leaves({ politicians: { B: { stress: 3 } } });
  });
  test('after an Emergency Plenum nobody purges', () => {
    allPass(
      play('red-33', none, 'purges', { agenda: [asked('phase'), PURGES, asked('end-of-turn')], declared }).ok(),
    ).asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], { kind: 'window', about: 'end-of-turn' });
  });
  test('The Committee makes the Party Chief three easier to purge', () => {
    const open = allPass(play('black-97', none, 'purges', { agenda: [asked('phase'), ...agenda], declared }).ok());
    allPass(open.when(us, { kind: 'purge', target: 'A' }).ok())
      .when(us, { kind: 'roll-purge' }, ['1d20', [1]])
      .tells({ kind: 'purge-rolled', needed: 15 });
  });
  test('an Old Guard’s Word protects a Candidate from purge and condemnation', () => {
    const kept = play('gray-43', 'I', 'purges', { agenda: [asked('phase'), ...agenda], declared }).ok();
    allPass(kept).when(us, { kind: 'purge', target: 'I' }).isRefused({ section: '§intrigue', reason: 'protected' });
    const spied = play('gray-43', 'I', 'investigations', {
      agenda: [asked('phase'), SPYING, END],
      declared: { D: { stalinists: 1 } },
    }).ok();
    allPass(spied).when(us, { kind: 'condemn', target: 'I' }).isRefused({ section: '§intrigue', reason: 'protected' });
  });
});

describe('§intrigue trials and votes', () => {
  const suspect = { people: { E: { suspicion: 2 } }, declared: { D: { stalinists: 4 } } } as const;
  const step: Step = { ...SPYING, suspects: ['E'] } as Step;
  const open = (cards: readonly string[]) =>
    holding(cards, 'investigations', { agenda: [step, END], ...suspect })
      .when(us, { kind: 'hold-trial', target: 'E' })
      .ok();
  test('a Special Board wants three innocent votes', () => {
    const special = open(['gray-41']).when(us, { kind: 'play-card', card: 'gray-41', on: none }).ok();
    expect(special.state.agenda[1]).toMatchObject({ kind: 'trial', needed: 3 });
  });
  test('a Whipped Vote turns the vote of one whom nobody controls', () => {
    const voted = allPass(open(['red-21']));
    voted
      .asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], { kind: 'window', about: 'vote' })
      .when(us, { kind: 'play-card', card: 'red-21', on: none })
      .tells({ kind: 'voted', voter: 'A', by: us, vote: 'guilty' });
  });
  test('the Highest Measure: the convict dies as if purged', () => {
    const agenda: readonly Step[] = [asked('conviction'), { kind: 'convict', accused: 'E', dies: false }, END];
    allPass(play('gray-47', none, 'investigations', { agenda, ...suspect }).ok()).leaves({
      politicians: { E: { at: 'siberia', protege: true } },
    });
  });
  test('a Signed Confession convicts one with ?? for three years, without a vote', () => {
    const read = allPass(
      play('gray-49', none, 'investigations', { agenda: [asked('phase'), step, END], ...suspect }).ok(),
    );
    read
      .when(us, { kind: 'confess', target: 'E' })
      .tells({ kind: 'convicted', politician: 'E' }, { kind: 'aged', politician: 'D', years: 3 })
      .leaves({ politicians: { E: { at: 'siberia' } }, effects: [] });
  });
  test('on a Mission Abroad the Foreign Minister cannot be tried', () => {
    const agenda: readonly Step[] = [asked('phase'), { ...SPYING, suspects: ['C'] } as Step, END];
    const away = play('gray-57', 'C', 'investigations', {
      agenda,
      people: { C: { suspicion: 1 } },
      declared: { D: { stalinists: 1 } },
    }).ok();
    allPass(away)
      .when(us, { kind: 'hold-trial', target: 'C' })
      .isRefused({ section: '§intrigue', reason: 'on-a-mission' });
  });
  test('a Managed Vote wants four noes', () => {
    const managed = holding(['black-105'], 'funeral', {
      agenda: [{ kind: 'nomination', attempt: 1, noes: [] }, END],
      people: { A: { at: 'removed' } },
      declared: { C: { stalinists: 1 } },
    })
      .when(us, { kind: 'nominate', politician: 'B' })
      .ok()
      .when(us, { kind: 'play-card', card: 'black-105', on: none })
      .ok();
    expect(managed.state.agenda[1]).toMatchObject({ kind: 'election', needed: 4 });
  });
  test('a State of Emergency suspends Trust No One', () => {
    const agenda: readonly Step[] = [asked('end-of-investigations'), { kind: 'trust-no-one' }, asked('end-of-turn')];
    allPass(play('black-99', none, 'investigations', { agenda }).ok()).leaves({
      politicians: { B: { at: 'kgb-head' } },
    });
  });
  test('under a Collective Leadership the Party Chief neither shifts nor promotes', () => {
    const agenda: readonly Step[] = [
      asked('phase'),
      { kind: 'shifts' },
      { kind: 'promotions', office: 'party-chief', moved: [] },
      asked('end-of-turn'),
    ];
    allPass(play('gray-67', none, 'replacement', { agenda, declared: { A: { stalinists: 1 } } }).ok()).leaves({
      agenda: [{ kind: 'window', about: 'end-of-turn' }],
    });
  });
  test('Ballet on Television ends the phase; what happens by itself happens', () => {
    const agenda: readonly Step[] = [
      asked('phase'),
      { kind: 'shifts' },
      { kind: 'automatic-promotions', level: 'first' },
      asked('end-of-turn'),
      { kind: 'phase', phase: 'parade' },
      WAVE,
      asked('end-of-turn'),
    ];
    play('black-107', none, 'replacement', {
      agenda,
      people: { B: { at: 'removed' } },
      declared: { A: { stalinists: 1 } },
    })
      .ok()
      .leaves({ phase: 'parade', politicians: { E: { at: 'kgb-head' } } });
  });
});

describe('§intrigue the parade', () => {
  const agenda: readonly Step[] = [asked('phase'), WAVE, END];
  const declared = { A: { stalinists: 1 } };
  test.each([
    ['red-31', { bonus: 7, rain: false }],
    ['gray-61', { bonus: 3, rain: false }],
    ['red-32', { bonus: -5, rain: true }],
  ])('%s changes the roll', (card, wave) => {
    const { state } = play(card, none, 'parade', { agenda, declared }).ok();
    expect(state.agenda[1]).toMatchObject(wave);
  });
  test('in the rain a healthy Party Chief must roll as well', () => {
    allPass(play('red-32', none, 'parade', { agenda, declared }).ok())
      .when(us, { kind: 'roll-wave' }, ['1d20', [9]])
      .tells({ kind: 'wave-rolled', needed: 5, bonus: -5 }, { kind: 'waved', success: false });
  });
});

describe('§intrigue influence and hands', () => {
  test('a Whisper Campaign tells nobody on whom', () => {
    const { state } = play('red-23', 'Q', 'health').ok();
    expect(state.influence.stalinists['Q']).toBe(1);
    const event = { kind: 'influence-whispered', seat: us, points: 1, secret: { to: us, is: 'Q' } };
    play('red-23', 'Q', 'health').tells({ kind: 'card-played', on: none }, event);
    expect(redact(event, them)).not.toHaveProperty('secret');
  });
  test('The Testament adds three, while there is no Party Chief', () => {
    play('gray-37', 'Q', 'health').isRefused({ reason: 'not-offered' });
    play('gray-37', 'Q', 'health', { people: { A: { at: 'removed' } } })
      .ok()
      .leaves({ influence: { stalinists: { Q: 3 } } });
  });
  test('Patronage adds two in public at the end of the turn', () => {
    play('red-25', 'B', 'parade', { agenda: [asked('end-of-turn'), END] }).tells({
      kind: 'influence-added',
      seat: us,
      politician: 'B',
      points: 2,
    });
  });
  test('Broken Promises: a rival loses two that he has declared', () => {
    play('red-27', 'B', 'health', { declared: { B: { militarists: 3 } } })
      .ok()
      .when(us, { kind: 'choose', on: them })
      .ok()
      .leaves({ declared: { B: [{ seat: them, points: 1 }] }, influence: { militarists: { B: 1 } } });
  });
  test('Openness: all declare everything on one', () => {
    play('black-79', 'B', 'health', { sheets: { militarists: { B: 4 }, apologists: { B: 11 } } })
      .tells({ kind: 'all-declared' })
      .leaves({ declared: { B: [{ seat: 'apologists', points: 11 }] } });
  });
  test('Surveillance shows one’s points to us alone', () => {
    play('gray-59', 'B', 'health', { sheets: { militarists: { B: 4 } } })
      .ok()
      .when(us, { kind: 'choose', on: them })
      .tells({ kind: 'points-seen', seat: us, rival: them, secret: { to: us, is: { politician: 'B', points: 4 } } });
  });
  test('under a Ban on Factions nothing is declared in the phase', () => {
    play('gray-65', none, 'health', { sheets: { militarists: { B: 4 } } })
      .ok()
      .when(them, { kind: 'declare', politician: 'B', points: 1 })
      .isRefused({ section: '§intrigue', reason: 'ban-on-factions' });
  });
  test('a Deep Drawer holds five', () => {
    const full = { stalinists: ['red-29', 'red-1', 'red-2'], militarists: ['red-5'] };
    const deep = holding([], 'health', { hands: full }).when(us, { kind: 'play-card', card: 'red-29', on: none }).ok();
    deep.when(them, { kind: 'give-card', card: 'red-5', to: us }).ok();
  });
  test('the Card Index: look, and exchange one', () => {
    const hands = { stalinists: ['red-28', 'red-1'], militarists: ['red-5', 'red-6'] };
    const shown = holding([], 'health', { hands }).when(us, { kind: 'play-card', card: 'red-28', on: them }).ok();
    shown
      .when(us, { kind: 'exchange-card', give: 'red-1', take: 'red-6' })
      .ok()
      .leaves({
        piles: { 'stalinists-hand': ['red-6'], 'militarists-hand': ['red-5', 'red-1'] },
        looked: { stalinists: [] },
      });
    shown
      .when(us, { kind: 'keep-cards' })
      .ok()
      .leaves({ piles: { 'stalinists-hand': ['red-1'] } });
  });
  test('the Card Index: what the rival has played since cannot be taken', () => {
    const hands = { stalinists: ['red-28', 'red-1'], militarists: ['red-29', 'red-6'] };
    const shown = holding([], 'health', { hands }).when(us, { kind: 'play-card', card: 'red-28', on: them }).ok();
    shown
      .when(them, { kind: 'play-card', card: 'red-29', on: none })
      .ok()
      .when(us, { kind: 'exchange-card', give: 'red-1', take: 'red-29' })
      .isRefused({ section: '§intrigue', reason: 'not-offered' });
  });
  test('an Archive Fire: everybody may discard and draws as many', () => {
    const hands = { stalinists: ['red-36', 'red-1'], militarists: ['red-5'] };
    const fire = holding([], 'health', { hands }).when(us, { kind: 'play-card', card: 'red-36', on: none }).ok();
    fire
      .asks(us, { kind: 'discarding' })
      .when(us, { kind: 'discard-card', card: 'red-1' })
      .ok()
      .asks(them, { kind: 'discarding' })
      .when(them, { kind: 'end-discarding' })
      .ok()
      .leaves({ piles: { 'militarists-hand': ['red-5'] } });
  });
  test('an Oligarch’s Gift: two drawn, then two discarded', () => {
    const drawn = play('black-101', none, 'health').ok();
    expect(drawn.state.piles['stalinists-hand']).toHaveLength(2);
    const [card = ''] = drawn.state.piles['stalinists-hand'];
    drawn.when(us, { kind: 'end-discarding' }).isRefused({ reason: 'not-offered' });
    drawn.when(us, { kind: 'discard-card', card }).ok().asks(us, { kind: 'discarding', left: 1 });
  });
  test('the Party Arbiter settles ties while he holds the office', () => {
    const tied = { B: { militarists: 4, apologists: 4 }, E: { stalinists: 1 } };
    const arbiter = play('red-22', 'E', 'health', { declared: tied }).ok();
    arbiter
      .when(us, { kind: 'support', politician: 'B', faction: 'apologists' })
      .tells({ kind: 'support-given', settles: true });
    arbiter
      .byHand({ kind: 'move', piece: 'historical-E', from: 'ideology-chief', to: 'people', count: 1 })
      .tells({ kind: 'card-ended', card: 'red-22' });
  });
});
