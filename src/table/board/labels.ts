/** How screen readers read pieces and places, and what their tooltips say. */
import type { HitTarget } from './hit-targets';
import type { Change } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import type { Refusal } from '../../kernel/refusal';
import { looseOf } from '../../kernel/piles';
import type { Drop, Said } from './by-hand';
import type { BoardAction } from './hand';
import { omitUndefined } from '../../kernel/fields';
import { editText } from '../panels/proposals';
import type { TableClient } from '../panels/client-model';
import type { Placement } from './projection';
import type { Speech, Wording } from '../i18n/wording';
import type { Target } from './targets';
import type { BoardView } from './view';

/** A slot or track by its caption, or by the game's word for its id. */
export const placeName = (view: Pick<BoardView, 'board'>, words: Wording, id: string): string => {
  const { spaces, slots, tracks } = view.board;
  const own = words.name(id);
  const caption = [...spaces, ...slots, ...tracks].find(one => one.id === id)?.word;
  return own === id && caption !== undefined ? words.text(caption) : own;
};

/** Further facts of a counter: signs on it, and its numbers. */
export const counterFacts = (view: BoardView, words: Wording, { id, kind }: Placement): readonly string[] => {
  const counter = kind === 'counter' ? view.tabletop.counters.find(one => one.id === id) : undefined;
  return [
    ...(counter?.badges ?? []).map(badge => words.text(`badges.${badge}`)),
    ...(counter?.facts ?? []).map(fact => `${words.text(`facts.${fact.word}`)} ${String(fact.value)}`),
  ];
};

/** A piece with its place and facts. */
export const pieceLabel = (view: BoardView, words: Wording, speech: Speech, placement: Placement): string => {
  const { id, kind, piece, slot } = placement;
  const place = placeName(view, words, slot);
  if (kind === 'pile') {
    const pile = view.tabletop.piles.find(one => one.id === id);
    const count = String(pile?.cards.length ?? 0);
    const top = pile && pile.role !== 'draw' && pile.cards[0] !== undefined ? words.name(pile.cards[0]) : '';
    return speech.format(top ? 'RT.board.pile-open' : 'RT.board.pile', { place: words.name(id), count, top });
  }
  if (kind === 'marker') {
    const marker = view.tabletop.markers.find(one => one.id === id);
    const value = marker ? words.value(marker.track, marker.value) : '';
    return speech.format('RT.board.marker', { piece: words.name(piece ?? id), place, value });
  }
  const counter = view.tabletop.counters.find(one => one.id === id);
  const more = [
    ...counterFacts(view, words, placement),
    ...(counter?.count !== undefined && counter.count > 1 ? [`× ${counter.count}`] : []),
  ].join(', ');
  const name = words.name(piece ?? id);
  // a box may be called as the piece that it is for
  if (place.startsWith(name)) return more ? `${place} (${more})` : place;
  return speech.format(more ? 'RT.board.piece-with' : 'RT.board.piece', { piece: name, place, more });
};

/** What a drop would do. */
export interface Forecast {
  readonly kind: 'legal' | 'hand' | 'refused';
  readonly text: string;
  /** The rule that forbids it, or that it breaks. */
  readonly rule?: string;
  /** What would allow it, or another way. */
  readonly hint?: string;
}

const ruleText = (words: Wording, { section, ...refusal }: Refusal, tried?: Message): string => {
  const text = words.refusal({ section, ...refusal }, tried);
  return section === '§table' ? text : `${words.section(section)}: ${text}`;
};

type SaidOf = (edit: Change) => Said;

const dropForecast = (words: Wording, speech: Speech, drop: Drop, saidOf: SaidOf): Forecast => {
  if (drop.kind === 'command') return { kind: 'legal', text: words.command(drop.command) };
  if (drop.kind === 'refused') return { kind: 'refused', text: ruleText(words, drop.refusal) };
  const { breaks: broken, action, judged } = saidOf(drop.edit);
  const breaks = judged ? broken : drop.breaks;
  const rule = breaks && ruleText(words, breaks);
  const isLoose = drop.edit.kind === 'card' && looseOf(drop.edit.to) !== undefined;
  const also = action && speech.format('RT.board.also', { action: words.command(action) });
  const hint = also ?? (isLoose ? speech.localize('RT.board.loose-turn') : undefined);
  return {
    kind: action ? 'legal' : 'hand',
    text: editText({ words, speech }, drop.edit),
    ...omitUndefined({ rule, hint }),
  };
};

/** Says during a drag what a drop here would do; `ruleOf`: the rule that a change would break. */
export const forecastOf = (
  words: Wording,
  speech: Speech,
  action: BoardAction | undefined,
  saidOf: SaidOf = () => ({}),
): Forecast | undefined => {
  if (action?.kind === 'perform') return dropForecast(words, speech, action.drop, saidOf);
  if (action?.kind === 'why') return { kind: 'refused', text: ruleText(words, action.refusal, action.command) };
  if (action?.kind !== 'go') return undefined;
  const { commands, drop } = action.target;
  const [command] = commands;
  if (!command) return drop && dropForecast(words, speech, drop, saidOf);
  return { kind: 'legal', text: commands.length > 1 ? speech.localize('RT.board.which') : words.command(command) };
};

const aimName = (view: BoardView, words: Wording, { ids: [id], landing }: HitTarget): string => {
  if (landing.kind === 'value')
    return `${placeName(view, words, landing.track)} ${words.value(landing.track, landing.value)}`;
  return id === undefined ? '' : placeName(view, words, id);
};

/** What a target does: its command in words, or its name if there are several or it is a change by hand. */
export const targetLabel = (
  client: TableClient,
  view: BoardView,
  words: Wording,
  speech: Speech,
  { aim, commands, drop }: Target,
): string => {
  const [command] = commands;
  const place = aimName(view, words, aim);
  if (command && commands.length === 1) return words.command(command);
  if (drop?.kind === 'command') return words.command(drop.command);
  if (drop?.kind === 'edit' || drop?.kind === 'proposal') {
    return speech.format(client.timeline.mode === 'free' ? 'RT.board.to' : 'RT.board.by-hand-to', { place });
  }
  return speech.format('RT.board.to', { place });
};
