/** Plays an evening by hand at an Advised table, and keeps count: what was named, what was accused, what no hand could do. */
import { isWaiting, toAct } from '../../src/kernel/agenda';
import { chooser, quickDice } from '../../src/kernel/dice';
import { topOf } from '../../src/kernel/lookup';
import type { GameEdit } from '../../src/kernel/edit';
import type { Message } from '../../src/kernel/messages';
import { legal } from '../../src/kernel/offers';
import { sameQuestion } from '../../src/kernel/referee';
import { makesSense } from '../../src/table/board/testing/changes';
import type { AnyGame } from '../../src/table/record/model';
import { speechOf } from '../../scripts/languages';
import { stateOf } from './by-hand-answers';
import { type Act, actOf, differenceBetween } from './evening-acts';
import { Gap, handsOf, saidOn, type Said, slowest, stepsOf } from './evening-hands';
import { inTable, until } from './in-page';
import { type Person, snapshot } from './people';
import { endingOf } from './playing';
import {
  agreeToAll,
  openSideWindow,
  openTableWindow,
  revisionOf,
  tableWindow,
  waitForMove,
  waitForRevision,
} from './table';

export interface Evening {
  readonly everybody: readonly Person[];
  readonly players: readonly Person[];
  readonly table: string;
  readonly game: AnyGame;
  readonly language: 'en' | 'de';
  readonly minutes: number;
}

/** A question of the same kind to the same seat: what has been done of it besides, hands do not tell the rules. */
const isAlike = (one: Message | undefined, other: Message | undefined): boolean => {
  const [asks, too] = [one, other].map(step => step && JSON.stringify([step.kind, 'seat' in step && step.seat]));
  return asks === too;
};

const SILENT = { heading: '', breaks: [], offered: [], clicks: 0, rest: '' };
const NOTHING_SAID = ['breaks', 'breaks-none'] as const;

export const playEvening = async ({ everybody, players, table, game, language, minutes }: Evening) => {
  const choose = chooser(quickDice(Number(process.env['RT_SEED'] ?? 1)));
  const speech = speechOf(language);
  const unnamed: readonly string[] = NOTHING_SAID.map(key => speech.localize(`RT.guide.${key}`));
  const counts = { acts: 0, whole: 0, words: 0, chance: 0, changes: 0, named: 0, commands: 0, clicks: 0 };
  const [accused, gaps, oddities, nameless] = [[] as string[], [] as string[], [] as string[], [] as string[]];
  const ways = new Map<string, number>();
  const seatOf = ({ page }: Person) => inTable(page, table, ({ seat }) => seat);

  /** Whoever is asked and has an answer. */
  const asked = async () => {
    for (const person of players) {
      const [seen, seat] = [await stateOf(person, table), await seatOf(person)];
      if (seat === undefined || !toAct(game, seen).includes(seat)) continue;
      if (await tableWindow(person.page, table).locator('[data-key="window-back"]').count()) continue;
      if (legal(game, seen, seat).length) return { person, seat, seen };
    }
    return undefined;
  };
  const allRead = async (person: Person): Promise<void> =>
    waitForRevision(everybody, table, await revisionOf(person.page, table));
  /** Does something that writes an entry, which all then read. */
  const written = async (person: Person, what: string, act: () => Promise<unknown>): Promise<void> => {
    const before = await revisionOf(person.page, table);
    await act();
    await until(what, async () => (await revisionOf(person.page, table)) > before, 300);
    await allRead(person);
  };
  const skip = async (person: Person): Promise<void> => {
    const window = await openTableWindow(person, table);
    await window.locator('[data-action="skip"]').first().click();
  };

  /** One change by mouse; returns what the page says of it, or undefined if no hand can make it. */
  const change = async (person: Person, edit: GameEdit, act: Act): Promise<Said | undefined> => {
    const what = JSON.stringify([act.commands.map(({ kind }) => kind).join('+'), edit]);
    const before = await revisionOf(person.page, table);
    const hands = handsOf(person, game, language);
    let way = '';
    let clicks = 0;
    try {
      ({ way, clicks } = await hands.make(edit, await stateOf(person, table)));
    } catch (error) {
      gaps.push(`${what}: ${error instanceof Gap ? error.message : String(error).split('\n')[0]}`);
      await snapshot(person, `evening-${game.id}-gap-${gaps.length}`);
      return undefined;
    }
    const said = await saidOn(person, table, before, language).catch(
      (error: unknown): Said => ({
        ...SILENT,
        outcome: 'refused',
        heading: String(error).slice(0, 400),
      }),
    );
    if (counts.changes % 12 === 5) await snapshot(person, `evening-${game.id}-${counts.changes}`);
    for (const other of players) if (other !== person && said.outcome === 'change') await agreeToAll(other, table);
    if (said.outcome === 'refused' || said.outcome === 'nothing') {
      gaps.push(`${what} by ${way}: ${said.outcome} ${said.heading}`);
      await snapshot(person, `evening-${game.id}-gap-${gaps.length}`);
      return undefined;
    }
    await allRead(person);
    ways.set(way, (ways.get(way) ?? 0) + 1);
    counts.clicks += clicks + said.clicks;
    if (said.outcome === 'command') {
      counts.commands++;
      return said;
    }
    counts.changes++;
    if (said.breaks.length) accused.push(`${what}: ${said.breaks.join('; ')}`);
    if (said.heading && !unnamed.includes(said.heading)) counts.named++;
    else nameless.push(`${what}: ${said.heading || 'no bubble'}`);
    return said;
  };

  /** Answers by the rules: a word, and what chance decides. */
  const bySaying = async (person: Person, { commands: [command] }: Act): Promise<void> => {
    const before = await revisionOf(person.page, table);
    const isTaken = await person.page.evaluate<boolean>(
      `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}).submit(${JSON.stringify(command)}).then(reply => reply.ok)`,
    );
    // somebody else was faster: the question is looked at again
    if (!isTaken) return;
    await waitForMove(person, everybody, table, before);
  };

  /** What a seat does, done by hand; then the rules go on from there. */
  const byHand = async (person: Person, act: Act, seat: string): Promise<void> => {
    const before = await stateOf(person, table);
    const name = JSON.stringify(act.commands);
    let last: Said | undefined;
    let isWhole = true;
    let isTried = false;
    for (const edit of act.edits.flatMap(one => stepsOf(game, before, one))) {
      if (!makesSense(game, game.hide(await stateOf(person, table), seat), edit)) continue;
      isTried = true;
      const said = await change(person, edit, act);
      if (!said) isWhole = false;
      else last = said;
      if (said?.outcome === 'command') return;
    }
    // no hand lays what only the rules count: declared points
    if (!isTried) {
      counts.words++;
      return bySaying(person, act);
    }
    counts.acts++;
    // the way on: the bubble's, else the column's
    const now = await stateOf(person, table);
    const wanted = act.ends && topOf(act.ends);
    const isStill = sameQuestion(topOf(before), topOf(now));
    if (last?.rest.includes(speech.localize('RT.guide.continue')))
      await written(person, 'Continue leads on', () => person.page.locator('.rt-bubble--rules .rt-button').click());
    else if (isStill && !isWhole) return bySaying(person, act);
    else if (isStill && !isAlike(wanted, topOf(now))) {
      if (isWaiting(game, now)) {
        const helpers = await openSideWindow(person, table, 'helpers');
        await written(person, 'the rules resolve', () => helpers.locator('[data-action="resolve"]').click());
        await helpers
          .locator('[data-action="close"]')
          .click()
          .catch(() => undefined);
      } else await written(person, 'the step is skipped', () => skip(person));
    }
    const after = await stateOf(person, table);
    if (!isWhole || !act.ends) return;
    const hidden = [act.ends, after].map(state => game.hide(state, undefined));
    const [one, other] = hidden;
    const differs = one && other ? differenceBetween(game, one, other) : [];
    const leads = isAlike(topOf(act.ends), topOf(after));
    if (!differs.length && leads) counts.whole++;
    else
      oddities.push(
        `${name} ${JSON.stringify(act.edits)}: ${leads ? '' : `asks ${JSON.stringify(topOf(after))}, not ${JSON.stringify(topOf(act.ends))}; `}${differs.join(', ')} [${last?.heading} | ${last?.rest}]`,
      );
  };

  const text = (): string => {
    const lines = (heading: string, all: readonly string[]): string[] => [
      `${heading}: ${all.length}`,
      ...all.map(one => `  ${one}`),
    ];
    return [
      `${game.id}: ${JSON.stringify(counts)} ${JSON.stringify([...ways])}, slowest menu ${slowest.ms} ms`,
      ...lines('accused', accused),
      ...lines('no hand could', gaps),
      ...lines('without a name', nameless),
      ...lines('otherwise than by the rules', oddities),
    ].join('\n');
  };

  const ends = Date.now() + minutes * 60_000;
  let stuck = 0;
  while (Date.now() < ends && (await endingOf(players[0] as Person, table)) === undefined) {
    const found = await asked();
    if (!found) {
      const [gm] = everybody;
      if (++stuck > 20 && gm) {
        oddities.push(`nobody is asked: ${JSON.stringify(topOf(await stateOf(gm, table)))}`);
        await written(gm, 'the step is skipped', () => skip(gm));
        stuck = 0;
      }
      await new Promise(resume => setTimeout(resume, 200));
      continue;
    }
    stuck = 0;
    const { person, seat, seen } = found;
    const act = actOf(game, seen, seat, choose);
    if (act.edits.length) {
      const before = counts.acts;
      await byHand(person, act, seat);
      if (counts.acts > before && counts.acts % 5 === 0) console.log(text());
      continue;
    }
    if (act.isChance) counts.chance++;
    else counts.words++;
    await bySaying(person, act);
  }
  return { text: text(), accused, counts };
};
