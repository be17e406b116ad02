import { type Helper, wantedAt, type Finding, type Line } from '../../kernel/helper';
import { ballot, promotions } from './helpers/choices';
import { health } from './helpers/health';
import { purge } from './helpers/purge';
import { wave } from './helpers/wave';
import { type Kremlin, holderOf, isActive, onDuty, personOf, type State } from './state';
import { DUTIES, type Duty } from './data/offices';
import { controllerOf } from './rules/control';
import { yearsOf } from './rules/cures';

/** The year as a tool: who grows older, by how much; and who acts in each phase, and why. */
const finding = (state: State): Finding => {
  const years = Object.entries(yearsOf(state));
  return {
    rolls: [],
    lines: years.length
      ? years.map(([politician, value]) => ({ word: 'ages', params: { politician }, value }))
      : [{ word: 'nobody-ages' }],
    edits: years.map(([letter, by]) => ({
      kind: 'set',
      marker: `stress-${letter}`,
      to: personOf(state, letter).stress + by,
    })),
  };
};

export const aging: Helper<Kremlin> = {
  id: 'aging',
  section: '§aging',
  inputs: () => [],
  preview: state => ({ lines: finding(state).lines, odds: [] }),
  run: state => finding(state),
};

const NAMED = ['purges', 'investigations', 'nomination', 'replacement'] as const satisfies readonly Duty[];
/** By letter: who is skipped, who acts, and for whom. */
const dutyLines = (state: State, duty: Duty): readonly Line[] => {
  const actor = onDuty(state, duty);
  const passed = DUTIES[duty].slice(
    0,
    actor === undefined ? undefined : DUTIES[duty].findIndex(office => holderOf(state, office) === actor),
  );
  return [
    { word: 'duty', params: { phase: duty === 'nomination' ? 'funeral' : duty } },
    ...passed.map((office): Line => {
      const holder = holderOf(state, office);
      return holder !== undefined && !isActive(state, holder)
        ? { word: 'is-away', params: { office, politician: holder } }
        : { word: 'is-vacant', params: { office } };
    }),
    ...(actor === undefined
      ? [{ word: 'nobody-acts' }]
      : [{ word: 'acts', params: { politician: actor, seat: controllerOf(state, actor) ?? 'nobody' } }]),
  ];
};

export const duties: Helper<Kremlin> = {
  id: 'duties',
  section: '§inactive',
  inputs: () => [],
  preview: state => ({ lines: NAMED.flatMap(duty => dutyLines(state, duty)), odds: [] }),
  run: state => ({ lines: NAMED.flatMap(duty => dutyLines(state, duty)), rolls: [], edits: [] }),
};

export const helpers: readonly Helper<Kremlin>[] = [
  wantedAt(duties, { at: ['purges', 'investigations', 'cure'] }),
  wantedAt(purge, { at: ['purge'] }),
  wantedAt(ballot, { at: ['trial', 'vote', 'reconsider', 'nomination', 'election'] }),
  wantedAt(health, { at: ['health', 'health-result'] }),
  wantedAt(aging, { at: ['aging'], about: ['turn'] }),
  wantedAt(promotions, { at: ['promotions', 'shifts'] }),
  wantedAt(wave, { at: ['wave'] }),
];
