/** Sessions with a bad line, made up by fast-check: what happens to the pages of a table, and what must hold at its end. */
import fc from 'fast-check';
import { type Faults, type Page, SEATS, TABLE } from './election-model';
import { World } from './election';

const MOVES = [
  'run',
  'run',
  'wait',
  'wait',
  'serve',
  'serve',
  'hear',
  'hear',
  'overhear',
  'overhear',
  'double',
  'lose',
  'ask',
  'ask',
  'ask',
  'take-over',
  'take-over',
  'cut',
  'unanswered',
  'slow',
  'slow',
  'deaf',
  'quick',
  'mend',
  'mend',
  'close',
  'reload',
  'open',
  'freeze',
  'thaw',
  'refuse',
] as const;
/** What happens in some sessions too: newcomers, and a tab that is duplicated. */
const MORE = ['duplicate', 'sit', 'sit', 'pretend', 'compare'] as const;
const ALL = [...MOVES, ...MORE] as const;

/** One thing that happens: to whom, and how much of it. */
export interface Move {
  readonly kind: (typeof ALL)[number];
  readonly who: number;
  readonly n: number;
}
export interface Schedule {
  readonly pages: number;
  readonly moves: readonly Move[];
}

const evenings = (kinds: readonly Move['kind'][]): fc.Arbitrary<Schedule> =>
  fc.record({
    pages: fc.integer({ min: 3, max: SEATS.length }),
    moves: fc.array(fc.record({ kind: fc.constantFrom(...kinds), who: fc.nat({ max: 5 }), n: fc.nat({ max: 9 }) }), {
      minLength: 15,
      maxLength: 70,
    }),
  });

export const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  { arbitrary: evenings(MOVES), weight: 2 },
  { arbitrary: evenings(ALL), weight: 1 },
);

/** Everything that is on its way arrives, but for what slow lines keep, and what the server tells one page. */
const flow = (world: World, deaf?: Page): void => {
  for (let moved = true; moved; ) {
    moved = false;
    for (const page of world.pages) {
      while (!page.isSlow && world.serve(page)) moved = true;
      while (page !== deaf && !page.isDeaf && world.hear(page)) moved = true;
      while (world.overhear(page, 0, false)) moved = true;
    }
  }
};

const PACE = 500;
const pass = (world: World, ms: number): void => {
  world.time += ms;
  for (const page of world.pages) world.tick(page);
};

const move = (world: World, { kind, who, n }: Move): void => {
  const page = world.pages[who % world.pages.length];
  if (!page) return;
  switch (kind) {
    case 'run':
      for (let round = 0; round <= n; round++) {
        flow(world);
        pass(world, PACE);
      }
      break;
    case 'wait':
      pass(world, 100 + n * PACE);
      break;
    case 'serve':
      for (let frame = 0; frame <= n; frame++) world.serve(page);
      break;
    case 'hear':
      for (let news = 0; news <= n; news++) world.hear(page);
      break;
    case 'overhear':
      world.overhear(page, n, false);
      break;
    case 'double':
      world.overhear(page, n, true);
      break;
    case 'lose':
      world.lose(page);
      break;
    case 'ask':
      if (page.isOpen) world.ask(page);
      break;
    case 'take-over':
      world.takeOver(page);
      break;
    case 'cut':
      world.cut(page, n % 4);
      break;
    case 'unanswered':
      // all its writes are carried out and told to the others; it is not told so, for its line breaks, or it is closed
      flow(world, page);
      if (n < 7) world.cut(page, 0);
      else world.reload(page, 0, false);
      break;
    case 'slow':
      page.isSlow = true;
      break;
    case 'deaf':
      page.isDeaf = true;
      break;
    case 'quick':
      page.isSlow = false;
      page.isDeaf = false;
      break;
    case 'mend':
      world.mend(page);
      break;
    case 'close':
      world.close(page, n % 4, n > 4);
      break;
    case 'reload':
      world.reload(page, n % 4, n > 4);
      break;
    case 'open':
      if (!page.isOpen) world.open(world.pages.indexOf(page));
      break;
    case 'freeze':
      page.isFrozen = true;
      break;
    case 'thaw':
      page.isFrozen = false;
      break;
    case 'refuse':
      world.isRefusing = true;
      break;
    case 'duplicate':
      world.duplicate(page);
      break;
    case 'sit':
      world.newcomers.sit(page);
      break;
    case 'pretend':
      world.newcomers.pretend(page, n > 2);
      break;
    case 'compare':
      world.newcomers.compare(page, n, n === 9);
      break;
  }
};

/** What is wrong with a record: a gap, a broken chain, an older epoch after a later one, a message done twice. */
const faultsIn = (world: World): readonly string[] => {
  const chain = world.chain();
  const wrong: string[] = [];
  const done = new Set<string>();
  for (const [at, entry] of chain.entries()) {
    const before = chain[at - 1];
    if (entry.r !== at + 1) wrong.push(`entry ${at + 1} is missing`);
    if (entry.before !== (before?.id ?? '')) wrong.push(`entry ${entry.r} does not follow from the one before`);
    if (before && before.e > entry.e) wrong.push(`entry ${entry.r} is outdated`);
    if (entry.m !== undefined && done.has(entry.m)) wrong.push(`${entry.m} is done twice`);
    if (entry.m !== undefined) done.add(entry.m);
  }
  for (const [m, { r, id }] of world.referees.acknowledged) {
    if (chain[r - 1]?.id !== id) wrong.push(`${m} was acknowledged at ${r}, and something else stands there`);
  }
  return wrong;
};

const isOutdated = (page: Page): boolean => page.election.tables[TABLE]?.doubt?.kind === 'outdated';
const isServing = (page: Page): boolean => page.election.tables[TABLE]?.duty.kind === 'serving';

/** Newcomers whom nobody knows although a game master is there, who has not refused them. */
const unknown = (world: World): readonly string[] =>
  world.pages.some(page => page.isOpen && page.role > 2)
    ? world.pages
        .filter((page, seat) => page.isOpen && world.newcomers.seats.has(seat) && !world.newcomers.isKnown(page))
        .filter(({ key }) => !world.newcomers.denied.has(key))
        .map(({ user }) => `${user} is not known`)
    : [];

/** Rounds in which all that is due has come: more than any patience has. */
const ROUNDS = 120;

/** So many in which nothing is due are enough: more than the patience of any successor. */
const QUIET = 16;

/** Everybody who is still there is heard, until nothing more is due. */
const comeToRest = (world: World): void => {
  world.isRefusing = false;
  for (const page of world.pages) {
    world.mend(page);
    page.isFrozen = false;
    page.isSlow = false;
    page.isDeaf = false;
  }
  for (let round = 0, quiet = 0; round < ROUNDS && quiet < QUIET; round++) {
    flow(world);
    pass(world, PACE);
    for (const page of world.pages)
      while (page.isOpen && page.questions.length) world.newcomers.compare(page, 0, false);
    const living = world.pages.filter(page => page.isOpen && !isOutdated(page));
    const isQuiet =
      living.filter(isServing).length === 1 && living.every(page => page.asked.size === 0) && !unknown(world).length;
    quiet = isQuiet ? quiet + 1 : 0;
  }
  flow(world);
};

/** Open tabs that are called the same. */
const namesakes = (world: World): readonly string[] => {
  const names = world.pages.filter(page => page.isOpen).map(({ client }) => client);
  return names.filter((name, n) => names.indexOf(name) !== n).map(name => `two tabs are called ${name}`);
};

/** What is wrong when all has come to rest. */
const unserved = (world: World): readonly string[] => {
  const living = world.pages.filter(page => page.isOpen && !isOutdated(page));
  const serving = living.filter(isServing);
  if (!living.some(({ hasKey }) => hasKey)) return [];
  if (serving.length !== 1) return [`${serving.length} pages serve`];
  const waiting = living.filter(({ asked }) => asked.size > 0);
  if (waiting.length) return [`${waiting.map(({ client }) => client).join()} wait for an answer`];
  const tip = world.chain().at(-1)?.id;
  const behind = living.filter(page => world.chain(page).at(-1)?.id !== tip);
  return [...behind.map(({ client }) => `${client} reads another record`), ...unknown(world), ...namesakes(world)];
};

/** What went wrong in a session; nothing, it is hoped. */
export const spoiled = ({ pages, moves }: Schedule, faults: Faults = {}): readonly string[] => {
  const world = new World(pages, faults);
  for (const one of moves) move(world, one);
  const before = faultsIn(world);
  comeToRest(world);
  for (const page of world.pages) if (page.isOpen && !isOutdated(page)) world.ask(page);
  comeToRest(world);
  const outdated = world.pages.filter(page => page.isOpen && isOutdated(page));
  const untold = outdated.filter(({ isTold }) => !isTold).map(({ client }) => `${client} is not told to reload`);
  // whoever is told to loads their page again, and then is served or serves like all others
  for (const page of outdated) world.reload(page, 0, false);
  const first = unserved(world);
  comeToRest(world);
  return [
    ...world.wrong,
    ...before,
    ...faultsIn(world),
    ...untold,
    ...(outdated.length ? [] : first),
    ...unserved(world),
  ];
};
