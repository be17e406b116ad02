/** §5.0 Our own Events in the form of an owner's file, so that an owner can start from them and change what differs. */
import { SPACES } from '../data/map';
import type { Amount, Effect, Where } from './effect-types';
import type { OwnersStep } from './owners-steps';
import { SPACE_TESTS, type OwnersWhere } from './owners-words';

const isSayable = (test: string): test is OwnersWhere[number] => SPACE_TESTS.some(one => one === test);
const saidWhere = ({ in: within = [], are = [] }: Where = {}): OwnersWhere => [
  ...(typeof within === 'string' ? [within] : within),
  ...are.filter(isSayable),
];
const saidCount = ({ count, upTo = false }: { readonly count: Amount; readonly upTo?: boolean }) => ({
  count,
  fewer: upTo,
});

const saidStep = (effect: Effect): OwnersStep | undefined => {
  switch (effect.do) {
    case 'polarization':
      return { do: effect.do, way: effect.way, count: effect.by };
    case 'vassalage':
      return { do: effect.do, ...saidCount(effect), powers: effect.powers, ways: effect.ways };
    case 'free-prisoners':
      return { do: effect.do, ...saidCount(effect) };
    case 'flip':
      return { do: effect.do, ...saidCount(effect), cells: effect.cells, where: saidWhere(effect.where) };
    case 'place':
      return {
        do: effect.do,
        ...saidCount(effect),
        cells: typeof effect.cells === 'string' ? [effect.cells] : effect.cells,
        stance: effect.stance,
        where: saidWhere(effect.where),
      };
    case 'remove':
      return {
        do: effect.do,
        ...saidCount(effect),
        cells: effect.cells,
        to: effect.to,
        prepared: effect.prepared ?? false,
        where: saidWhere(effect.where),
      };
    case 'disc':
      return { ...effect, optional: effect.optional ?? false, where: saidWhere(effect.where) };
    case 'cube':
      return { ...effect, optional: effect.optional ?? false };
    case 'command':
      return {
        do: effect.do,
        who: typeof effect.who === 'string' ? [effect.who] : effect.who,
        commands: typeof effect.commands === 'string' ? [effect.commands] : effect.commands,
        where: saidWhere(effect.where),
        fromThere: effect.from !== undefined,
        most: effect.most ?? SPACES.length,
        bonus: effect.bonus ?? 0,
        byEvent: effect.byEvent ?? false,
      };
    case 'shift':
    case 'assault':
    case 'choose-space':
      return { ...effect, where: saidWhere(effect.where) };
    case 'carry-out':
      return effect.part === 'war-begins' ? undefined : { do: effect.do, part: effect.part };
    case 'one-of':
      return {
        ...effect,
        options: effect.options.flatMap(({ id, list }) => {
          const said = saidSteps(list);
          return said ? [{ id, list: said }] : [];
        }),
      };
    case 'as':
    case 'die-at-most': {
      const list = saidSteps(effect.list);
      return list && { ...effect, list };
    }
    case 'if': {
      const list = saidSteps(effect.list);
      return list && { ...effect, where: saidWhere(effect.where), list };
    }
    case 'clear-senate':
    case 'phase-two':
      return undefined;
    default:
      return effect;
  }
};

/** The steps of one of our texts; undefined if the file has no word for something in it. */
export const saidSteps = (list: readonly Effect[]): readonly OwnersStep[] | undefined => {
  const said = list.flatMap(effect => saidStep(effect) ?? []);
  return said.length === list.length ? said : undefined;
};
