/** The copy form of Dual Powers: its cards, leaders, tokens and map beside those of an owner's copy (§components). */
import type { Atom } from '../../kernel/messages';
import { fields, type FieldsShape } from '../../kernel/owners-data';
import type { Said, CopyForm, CopyPart } from '../../kernel/copy-form';
import { boxOption, leaderCardOf } from './data/box';
import { file, shapes } from './data/read';
import { reconstructed } from './data/reconstructed';
import { OWN_ACTIONS } from './data/types';
import { REGIONS, SEATS } from './vocabulary';

const ours = (value: object): Said => ({ ...value });
const part = (id: string, said: object, more: Partial<CopyPart> = {}): CopyPart => ({
  id,
  ours: ours(said),
  reconstructed: true,
  ...more,
});
const namesOf = ({ fields: all, optional }: FieldsShape): readonly string[] =>
  Object.keys(all).filter(name => !optional.includes(name));
const cards = reconstructed.cards.map(({ id, ...card }) =>
  part(`cards/${id}`, card, { face: id, word: `cards.${card.region}.${card.day}`, deck: `regions.${card.region}` }),
);
const leaders = reconstructed.leaders.map(({ id, seat, ...leader }) =>
  part(
    `leaders/${id}`,
    { side: seat, ...leader },
    { face: leaderCardOf({ id, seat, ...leader }), word: `leaders.${id}`, deck: `seats.${seat}` },
  ),
);

const lists = { shape: fields({ list: shapes.units }).shape, bare: 'list', keys: [], needed: ['list'] } as const;

export const copyForm: CopyForm = {
  option: boxOption.id,
  read: file,
  groups: [
    {
      id: 'cards',
      form: 'all',
      shape: shapes.card,
      keys: [],
      only: {
        text: { field: 'action', is: OWN_ACTIONS },
        steps: { field: 'action', is: 'steps' },
      },
      assembles: ['steps'],
      needed: namesOf(shapes.card),
      parts: cards,
    },
    { id: 'leaders', form: 'all', shape: shapes.leader, keys: [], needed: namesOf(shapes.leader), parts: leaders },
    {
      id: 'trotsky',
      form: 'one',
      shape: shapes.trotsky,
      keys: [],
      needed: namesOf(shapes.trotsky),
      parts: [part('trotsky', reconstructed.trotsky, { path: ['trotsky'], face: 'trotsky', word: 'leaders.trotsky' })],
    },
    {
      id: 'units',
      form: 'each',
      ...lists,
      parts: SEATS.map(seat =>
        part(`units/${seat}`, { list: reconstructed.units[seat] }, { path: ['units', seat], word: `seats.${seat}` }),
      ),
    },
    {
      id: 'neutrals',
      form: 'one',
      ...lists,
      shape: fields({ list: shapes.neutrals }).shape,
      parts: [
        part('neutrals', { list: reconstructed.neutrals }, { path: ['neutrals'], word: 'my-copy.groups.neutrals' }),
      ],
    },
    {
      id: 'regions',
      form: 'one',
      shape: fields({ name: shapes.name }).shape,
      bare: 'name',
      keys: [],
      needed: ['name'],
      parts: REGIONS.map(region =>
        part(`regions/${region}`, {}, { path: ['regions', region], word: `regions.${region}`, space: region }),
      ),
    },
    {
      id: 'connections',
      form: 'one',
      ...lists,
      shape: fields({ list: shapes.connections }).shape,
      parts: [
        part(
          'connections',
          { list: reconstructed.connections },
          { path: ['connections'], word: 'my-copy.groups.connections', space: 'board' },
        ),
      ],
    },
    {
      id: 'calendar',
      form: 'one',
      shape: shapes.calendar,
      keys: [],
      needed: namesOf(shapes.calendar),
      parts: [
        part('calendar', reconstructed.calendar, {
          path: ['calendar'],
          word: 'my-copy.groups.calendar',
          space: 'board',
          reconstructed: false,
        }),
      ],
    },
    {
      id: 'start',
      form: 'one',
      shape: shapes.start,
      keys: [],
      needed: namesOf(shapes.start),
      parts: [
        part('start', reconstructed.start, {
          path: ['start'],
          word: 'my-copy.groups.start',
          space: 'board',
          reconstructed: false,
        }),
      ],
    },
  ],
  word(field: string, value: Atom) {
    switch (field) {
      case 'region':
      case 'arrow':
      case 'between':
        return `regions.${String(value)}`;
      case 'action':
        return OWN_ACTIONS.some(own => own === value)
          ? `my-copy.actions.${String(value)}`
          : `actions.${String(value)}.name`;
      case 'do':
        return `my-copy.steps.${String(value)}`;
      case 'month':
        return `months.${String(value)}`;
      case 'will':
        return `seats.${String(value)}`;
      case 'special':
        return `specials.${String(value)}.name`;
      case 'side':
        return `seats.${String(value)}`;
      default:
        return undefined;
    }
  },
};
