/** Verify's result in words: for the Record window, and for the page of a whole game. */
import type { Verification } from '../judgement/verify';
import { isPlain } from '../judgement/verify-report';
import { joined, seatName, type Telling, userName } from './reading';

type Right = Extract<Verification, { readonly ok: true }>;

/** The text if the keys were stored in the world. */
const openedText = ({ speech }: Telling, opened: Right['opened']): readonly string[] => {
  if (!opened.length) return [];
  if (opened.some(({ from, to }) => from === 0 && to === undefined))
    return [speech.localize('RT.record.verified-open')];
  const spans = opened.map(({ from, to = '' }) => `${from}–${to}`).join(', ');
  return [speech.format('RT.record.verified-open-part', { spans })];
};

/** Was a rule corrected after the table was made, or did its maker leave the correction out? */
const isOfBefore = ({ client: { game, timeline } }: Telling): boolean =>
  game.options.some(({ id, kind }) => kind === 'mark' && timeline.head.options[id] === undefined);

/** The verdict in words, and who did what: a sentence for each that applies. */
export const verifiedText = (reading: Telling, report: Right): string => {
  const { speech } = reading;
  const {
    turns,
    signed,
    bots,
    byHand,
    hands,
    undone,
    redrawn,
    unbound,
    seats,
    rolls,
    fresh,
    rights,
    opened,
    replaced,
  } = report;
  const counts = { turns: String(turns), signed: String(signed), bots: String(bots), byHand: String(byHand) };
  const counted = (all: Readonly<Record<string, number>>) =>
    Object.entries(all).map(([user, n]) => `${userName(reading, user)} ${n}`);
  const [byWhom, masters] = [counted(hands), counted(rights)];
  const several = Object.entries(seats).flatMap(([seat, { strange }]) =>
    strange ? [`${seatName(reading, seat)} ${strange}`] : [],
  );
  const names = (all: readonly string[]) => ({ names: joined(speech, all) });
  return [
    ...(isPlain(report) ? [] : [speech.localize('RT.record.verified-ask')]),
    speech.format('RT.record.verified', counts),
    ...(byWhom.length ? [speech.format('RT.record.verified-hands', names(byWhom))] : []),
    ...(masters.length ? [speech.format('RT.record.verified-rights', names(masters))] : []),
    ...(several.length ? [speech.format('RT.record.verified-browsers', names(several))] : []),
    ...replaced.map(({ user, entry }) =>
      speech.format('RT.record.verified-replaced', { name: userName(reading, user), entry: String(entry) }),
    ),
    ...(fresh ? [speech.format('RT.record.verified-dice', { rolls: String(rolls), fresh: String(fresh) })] : []),
    ...(rolls && !fresh ? [speech.localize('RT.record.verified-foreseen')] : []),
    ...openedText(reading, opened),
    ...(undone ? [speech.format('RT.record.verified-undone', { count: String(undone) })] : []),
    ...(redrawn ? [speech.format('RT.record.verified-redrawn', { count: String(redrawn) })] : []),
    ...(unbound.length
      ? [speech.format('RT.record.verified-unbound', names(unbound.map(seat => seatName(reading, seat))))]
      : []),
    ...(isOfBefore(reading) ? [speech.localize('RT.record.verified-earlier')] : []),
  ].join(' ');
};
