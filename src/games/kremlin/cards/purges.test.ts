import { describe, test } from 'vitest';
import { holding, none, play, PURGES, SPYING, us } from '../testing/cards';
import { allPass, asked, END } from '../testing/positions';
import type { Step } from '../vocabulary';

describe('§intrigue §purge purges and assassinations', () => {
  const declared = { B: { stalinists: 4 } };
  const agenda: readonly Step[] = [PURGES, END];
  test('Assassination Attempt: one below is ++, two below is +, three below nothing', () => {
    const roll = (die: number) =>
      allPass(play('red-3', 'M', 'health', { people: { M: { at: 'kgb-head' }, B: { at: 'people' } } }).ok())
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

test('§declare an Assassination waits for all before its die', () => {
  const guarded = play('red-3', 'C', 'health', { hands: { stalinists: ['red-3'], militarists: ['red-4'] } })
    .ok()
    .asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], { kind: 'window', about: 'assassination' })
    .when('militarists', { kind: 'play-card', card: 'red-4', on: 'C' })
    .ok();
  allPass(guarded)
    .when(us, { kind: 'roll-assassination' }, ['1d20', [14]])
    .tells({ kind: 'assassination-rolled', bonus: -4 });
});
