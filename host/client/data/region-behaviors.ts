/** [D14] foundry.data.regionBehaviors: what regions do, by the events that their behaviors hear. */
import type { Data } from '../../shared/json';
import { teleport, type Destination, type Traveller } from './documents/teleport';
import * as fields from './fields';
import type { DataSchema } from './fields/schema-field';
import { TypeDataModel } from './model';
import { globals } from '../global';

const { AlphaField, BooleanField, ColorField, NumberField, SetField, StringField } = fields;

type EventHandlers = Record<string, (this: unknown, event: object) => unknown>;

/** [D14] foundry.data.regionBehaviors.RegionBehaviorType: an action of a region, by the events that it hears. */
export class RegionBehaviorType extends TypeDataModel {
  /** [D14] RegionBehaviorType.events */
  static events: EventHandlers = {};

  /** [D14] RegionBehaviorType._createEventsField */
  static _createEventsField({ events, initial = [] }: { events?: string[]; initial?: string[] } = {}): fields.SetField {
    const { CONST } = globals<{ CONST: { REGION_EVENTS: Record<string, string> } }>();
    const named = events ?? Object.values(CONST.REGION_EVENTS);
    const choices = Object.fromEntries(named.map(name => [name, `BEHAVIOR.TYPES.base.FIELDS.events.choices.${name}`]));
    return new SetField(new StringField({ required: true, choices }), { initial });
  }

  declare events: Set<string>;

  get behavior(): unknown {
    return this.parent;
  }

  get region(): unknown {
    return (this.parent as { parent?: unknown } | null)?.parent ?? null;
  }

  get scene(): unknown {
    return (this.region as { parent?: unknown } | null)?.parent ?? null;
  }

  /** [D14] RegionBehaviorType#_handleRegionEvent */
  async _handleRegionEvent(_event: object): Promise<void> {}
}

interface AnyEvent {
  readonly region: unknown;
  readonly data?: Data;
  readonly user: { readonly isSelf: boolean } | null;
}
type BoardAction = (system: Data & { readonly behavior: unknown; readonly scene: unknown }, event: AnyEvent) => unknown;

const behavior = (own: () => DataSchema, deed: BoardAction): typeof RegionBehaviorType =>
  class extends RegionBehaviorType {
    static override defineSchema(): DataSchema {
      return { events: this._createEventsField(), ...own() };
    }

    override async _handleRegionEvent(event: object): Promise<void> {
      await deed(this as unknown as Parameters<BoardAction>[0], event as AnyEvent);
    }
  };

interface World {
  readonly game: { readonly user: { readonly isActiveGM: boolean }; togglePause(pause: boolean): unknown };
  fromUuid(uuid: unknown): Promise<Data | null>;
}
const world = globals<World>();

/** Runs work that only one page may do for all. */
const asGM = async (work: () => Promise<unknown>): Promise<void> => {
  if (world.game.user.isActiveGM) await work();
};

const update = async (uuid: unknown, changes: Data): Promise<void> => {
  const found = (await world.fromUuid(uuid)) as { update?(changes: Data): Promise<unknown> } | null;
  await found?.update?.(changes);
};

const runScript: BoardAction = ({ source, scene, behavior: own }, event) => {
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as FunctionConstructor;
  const script = new AsyncFunction('scene', 'region', 'behavior', 'event', String(source));
  return script.call(undefined, scene, event.region, own, event);
};

const runMacro: BoardAction = async ({ uuid, everyone, scene, behavior: own }, event) => {
  if (!everyone && !event.user?.isSelf) return;
  const macro = (await world.fromUuid(uuid)) as { execute?(scope: object): unknown } | null;
  await macro?.execute?.({ scene, region: event.region, behavior: own, event });
};

const toggle: BoardAction = ({ enable, disable }) =>
  asGM(async () => {
    for (const uuid of enable as Set<string>) await update(uuid, { disabled: false });
    for (const uuid of disable as Set<string>) await update(uuid, { disabled: true });
  });

const pause: BoardAction = ({ once, behavior: own }) =>
  asGM(async () => {
    world.game.togglePause(true);
    if (once) await (own as { update(changes: Data): Promise<unknown> }).update({ disabled: true });
  });

/** Shows text that rises from the token, on every page that sees it. */
const rise: BoardAction = async ({ text, color, once, behavior: own }, event) => {
  const { object } = (event.data?.['token'] ?? {}) as { object?: { center: object } | null };
  const board = globals<{ canvas?: { interface?: Rising } }>().canvas?.interface;
  if (object) void board?.createScrollingText(object.center, String(text), { fill: color });
  if (once) await asGM(() => (own as { update(changes: Data): Promise<unknown> }).update({ disabled: true }));
};

interface Rising {
  createScrollingText(origin: object, text: string, style: object): Promise<unknown>;
}

/** [D14] TeleportTokenRegionBehaviorType.events: who moves a token in sends it on, to another scene with a game master's help. */
async function sendOn(this: unknown, event: object): Promise<void> {
  const { destination, choice } = this as { destination?: string | null; choice?: boolean };
  const { data, user, region: from } = event as AnyEvent & { readonly region?: Destination };
  // a page may tell of a token that is not there
  const { middle } = (data?.['token'] ?? {}) as { middle?: Parameters<Destination['testPoint']>[0] };
  if (from && middle && !from.testPoint(middle)) return;
  const region = destination ? await world.fromUuid(destination) : null;
  if (region && data?.['token'])
    await teleport(data['token'] as Traveller, region as Data & Destination, user, choice === true);
}

/** What the host keeps and does not act on. */
const without = (own: () => DataSchema): typeof RegionBehaviorType =>
  class extends RegionBehaviorType {
    static override defineSchema = own;
  };

/** [D14] foundry.data.regionBehaviors: core's own types, as data. */
export const regionBehaviors = {
  RegionBehaviorType,
  ExecuteScriptRegionBehaviorType: behavior(() => ({ source: new fields.JavaScriptField() }), runScript),
  ExecuteMacroRegionBehaviorType: behavior(
    () => ({
      uuid: new fields.DocumentUUIDField({ type: 'Macro' }),
      everyone: new BooleanField(),
    }),
    runMacro,
  ),
  PauseGameRegionBehaviorType: behavior(() => ({ once: new BooleanField() }), pause),
  DisplayScrollingTextRegionBehaviorType: behavior(
    () => ({
      text: new StringField({ required: true }),
      color: new ColorField(),
      once: new BooleanField(),
    }),
    rise,
  ),
  TeleportTokenRegionBehaviorType: class extends RegionBehaviorType {
    static override events: EventHandlers = { tokenMoveIn: sendOn };
    static override defineSchema(): DataSchema {
      return { destination: new fields.DocumentUUIDField({ type: 'Region' }), choice: new BooleanField() };
    }
  },
  AdjustDarknessLevelRegionBehaviorType: without(() => ({
    mode: new NumberField({ required: true, nullable: false, initial: 0, choices: [0, 1, 2] }),
    modifier: new AlphaField({ initial: 0 }),
  })),
  ModifyMovementCostRegionBehaviorType: without(() => ({ difficulties: new fields.ObjectField() })),
  SuppressWeatherRegionBehaviorType: without(() => ({})),
  ToggleBehaviorRegionBehaviorType: behavior(
    () => ({
      enable: new SetField(new fields.DocumentUUIDField({ nullable: false })),
      disable: new SetField(new fields.DocumentUUIDField({ nullable: false })),
    }),
    toggle,
  ),
};
