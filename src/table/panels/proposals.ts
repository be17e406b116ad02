/** The proposals: who asks what, who has agreed, and whether this reader must still vote. */
import { quickDice } from '../../kernel/dice';
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { askedOwners } from '../judgement/agreement';
import { humanSeats } from '../record/authors';
import { keyId } from '../crypto/keys';
import { authorOf, userAt } from '../record/authors';
import type { EntryOf, Proposal } from '../record/model';
import { votersOnKey } from '../record/new-key';
import { spokenCode } from '../record/recovery-code';
import type { Timeline } from '../record/timeline-model';
import { seatName, userName, type Reading } from './reading';

export interface ProposalPanel {
  readonly revision: number;
  readonly text: string;
  readonly votes: readonly { readonly name: string; readonly yes: boolean }[];
  /** The current seat has not voted. */
  readonly asked: boolean;
}

/** A change by hand in words: "Move Kolchak from South to East". Used by proposals, the record and the board. */
export const editText = ({ words, speech }: Pick<Reading, 'words' | 'speech'>, edit: Edit): string => {
  if (edit.kind === 'together') {
    const moves = edit.edits.flatMap(part => (part.kind === 'move' ? [part] : []));
    const [first] = moves;
    if (!first || moves.length < edit.edits.length || moves.some(({ to }) => to !== first.to))
      return edit.edits.map(part => editText({ words, speech }, part)).join('; ');
    const names = moves.map(({ piece, count }) => (count > 1 ? `${count} × ${words.name(piece)}` : words.name(piece)));
    return speech.format('RT.edits.together', { names: names.join(', '), to: words.name(first.to) });
  }
  const { kind, ...fields }: Message & Readonly<Record<string, unknown>> = edit;
  const key =
    'under' in edit
      ? 'RT.edits.card-under'
      : edit.kind === 'deal' && edit.to !== undefined
        ? 'RT.edits.deal-to'
        : `RT.edits.${kind}`;
  const named = Object.entries(fields).map(
    ([field, value]) => [field, typeof value === 'string' ? words.name(value) : String(value)] as const,
  );
  // a marker whose track prints something else than its values has the name of its track
  const to = edit.kind === 'set' && { to: words.value(edit.marker, edit.to) };
  return speech.format(key, { ...Object.fromEntries(named), ...to });
};

/** A change in words, for its table: the badge of a piece has no name of its own, and is worded as in the history. */
export const changeText = (reading: Reading, edit: Edit): string => {
  const {
    words,
    client: { game, timeline },
  } = reading;
  if (edit.kind !== 'set' || words.name(edit.marker) !== edit.marker) return editText(reading, edit);
  const made = game.edit(timeline.state, edit, quickDice(1));
  const [event] = 'reason' in made ? [] : made;
  return event ? words.event(event) : editText(reading, edit);
};

const whatText = (reading: Reading, what: Proposal): string => {
  switch (what.kind) {
    case 'undo':
      return reading.speech.format('RT.proposals.undo', { to: String(what.to) });
    case 'mode':
      return reading.speech.format('RT.proposals.mode', {
        mode: reading.speech.localize(`RT.modes.${what.mode}.name`),
      });
    case 'openness':
      return reading.speech.localize(`RT.openness.${what.open ? 'propose-open' : 'propose-sealed'}`);
    case 'trust':
      return reading.speech.format('RT.trust.proposal', { name: userName(reading, what.user) });
    case 'seat':
      return reading.speech.format('RT.proposals.seat', {
        seat: seatName(reading, what.seat),
        name: userName(reading, what.user),
      });
    case 'key':
      return reading.speech.format('RT.weekly.new-key.proposal', {
        name: userName(reading, what.user),
        code: spokenCode(what.key),
      });
    case 'edit':
      return changeText(reading, what.edit);
  }
};

/** The seats that must agree, with the one that asks; for a change of somebody's hand, only theirs. */
const votersOn = (timeline: Timeline, entry: EntryOf<'proposal'>): readonly string[] => {
  const { seat, what } = entry;
  if (what.kind === 'key') return votersOnKey(timeline, what, authorOf(timeline, entry));
  const owners = what.kind === 'edit' ? askedOwners(timeline, userAt(timeline, seat), seat, what.edit) : [];
  return humanSeats(timeline).filter(one => !owners.length || owners.includes(one) || one === seat);
};

/**
 * Is the seat's own key to be replaced? Its holder has no vote, but can say in an earlier browser that it is not
 * lost.
 */
const isReplaced = (timeline: Timeline, what: Proposal, seat: string): boolean =>
  what.kind === 'key' && userAt(timeline, seat) === what.user && !Object.hasOwn(timeline.reader.keys, keyId(what.key));

const askerName = (reading: Reading, { seat, user }: EntryOf<'proposal'>): string =>
  user === undefined ? seatName(reading, seat) : userName(reading, user);

export const proposalPanels = (reading: Reading): readonly ProposalPanel[] => {
  const {
    client: { timeline, seat },
    speech,
  } = reading;
  return timeline.proposals.map(({ revision, entry, yes }) => ({
    revision,
    text: speech.format('RT.proposals.asks', {
      seat: askerName(reading, entry),
      what: whatText(reading, entry.what),
    }),
    votes: votersOn(timeline, entry).map(voter => ({
      name: seatName(reading, voter),
      yes: voter === entry.seat || yes.includes(voter),
    })),
    asked:
      seat !== undefined &&
      (votersOn(timeline, entry).includes(seat) || isReplaced(timeline, entry.what, seat)) &&
      seat !== entry.seat &&
      !yes.includes(seat),
  }));
};
