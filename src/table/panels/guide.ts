/** The sequence of play as a list that a group ticks off by hand: the next steps with section and helper. */
import { isWaiting, toAct } from '../../kernel/agenda';
import { isDue } from './due-helpers';
import { entryOf } from '../../kernel/lookup';
import type { AnyTypes } from '../record/model';
import { joined, seatName, type Reading } from './reading';

export interface GuideStep {
  readonly text: string;
  readonly section: string;
  /** The section as the rules cite it. */
  readonly mark: string;
  readonly who: string;
  /** The helper that computes or rolls it. */
  readonly helper?: { readonly id: string; readonly name: string };
  readonly now: boolean;
}
export interface GuidePanel {
  readonly game: string;
  readonly steps: readonly GuideStep[];
  /** The number of further steps. */
  readonly more: string;
  /** May this reader tick steps off, and let the rules do them? */
  readonly canTick: boolean;
  readonly canResolve: boolean;
  /** What the rules would do next. */
  readonly next: string;
}

/** How many steps are shown. */
const SHOWN = 6;

type Step = AnyTypes['state']['agenda'][number];

/** The coming steps; undefined before the beginning and after the end. */
export const guidePanel = (reading: Reading): GuidePanel | undefined => {
  const {
    client: { game, presentation, timeline, seat, people },
    words,
    speech,
  } = reading;
  const { state, mode, begun, ending } = timeline;
  if (!begun || ending || mode === 'enforced') {
    const isStopped = begun && !ending && isWaiting(game, state);
    if (!isStopped) return undefined;
  }
  const isGm = people.some(person => person.self && person.gm);
  const sectionOf = ({ kind }: Step): string => entryOf<{ section: string }>(game.steps, kind)?.section ?? '';
  const steps = state.agenda.slice(0, SHOWN).map((step, n): GuideStep => {
    const mark = sectionOf(step);
    const isAsked = speech.has(`RT.${presentation.id}.prompts.${step.kind}`);
    // as if what comes before it were done: a question may tell what it is about from the step beneath
    const figures = isAsked ? presentation.asks?.({ ...state, agenda: state.agenda.slice(n) }) : undefined;
    const helper = presentation.helpers.find(one => isDue(one, { ...state, agenda: [step] }));
    const asked = n === 0 ? toAct(game, state) : 'seat' in step && typeof step.seat === 'string' ? [step.seat] : [];
    return {
      text: isAsked ? words.prompt(step, figures) : words.section(mark),
      mark,
      section: words.section(mark),
      who: joined(
        speech,
        asked.map(one => seatName(reading, one)),
      ),
      now: n === 0,
      ...(helper && { helper: { id: helper.id, name: words.text(`helpers.${helper.id}.name`) } }),
    };
  });
  const left = state.agenda.length - steps.length;
  const waits = isWaiting(game, state);
  return {
    game: game.id,
    steps,
    more: left > 0 ? speech.format('RT.guide.more', { count: String(left) }) : '',
    canTick: mode !== 'enforced' && (isGm || seat !== undefined),
    canResolve: seat !== undefined || isGm,
    next: speech.localize(waits ? 'RT.guide.by-themselves' : 'RT.guide.asks'),
  };
};
