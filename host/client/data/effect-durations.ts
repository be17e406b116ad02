import { isPlain, type Data } from '../../shared/json';
import { current } from './current';
import type { HostDocument } from './document';
import { globals } from '../global';

/** [D14] CONST.ACTIVE_EFFECT_TIME_DURATION_UNITS, each with its seconds; a month has thirty days here. */
const SECONDS = { years: 31_536_000, months: 2_592_000, days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

export const TIME_UNITS: readonly string[] = Object.keys(SECONDS);

/** [D14] CONST.ACTIVE_EFFECT_EXPIRY_EVENTS */
export const EXPIRY_EVENTS = ['combatStart', 'roundStart', 'turnStart', 'combatEnd', 'roundEnd', 'turnEnd'] as const;

interface Fight extends HostDocument {
  readonly round: number;
  readonly turn: number | null;
  readonly turns: readonly HostDocument[];
  readonly combatant: (HostDocument & { readonly initiative: number | null }) | null;
}

/** [D14] EffectStartData */
interface EffectStart {
  readonly time: number;
  readonly combat: string | null;
  readonly combatant: string | null;
  readonly initiative: number | null;
  readonly round: number | null;
  readonly turn: number | null;
}

/** [D14] ActiveEffectDuration */
export interface EffectDuration {
  readonly value: number;
  readonly units: string;
  readonly expiry: string | null;
  readonly expired: boolean;
  readonly seconds: number | null;
  readonly remaining: number;
  readonly label: string;
}

/** Where the world is when an effect begins. */
export const startNow = (): EffectStart => {
  const fight = current.game.combat as unknown as Fight | null;
  const combat = fight && fight.round > 0 ? fight : null;
  return {
    time: current.game.time.worldTime,
    combat: combat?.id ?? null,
    combatant: combat?.combatant?.id ?? null,
    initiative: combat?.combatant?.initiative ?? null,
    round: combat?.round ?? null,
    turn: combat?.turn ?? null,
  };
};

/** How many rounds or turns have passed since an effect began, in the encounter in which it did. */
const passedInCombat = (start: EffectStart | null, units: string): number => {
  const fight = start?.combat ? (current.game.combats.get(start.combat) as unknown as Fight | undefined) : undefined;
  if (!fight || start?.round == null) return 0;
  const [rounds, turns] = [fight.round - start.round, (fight.turn ?? 0) - (start.turn ?? 0)];
  return units === 'turns' ? rounds * fight.turns.length + turns : rounds - (turns < 0 ? 1 : 0);
};

/** The duration of an effect's data; what remains of it is always that of this moment. */
export const durationOf = (source: Data): EffectDuration => {
  const given = (source['duration'] ?? {}) as Data & { units?: string; expiry?: string | null; expired?: boolean };
  const start = source['start'] as EffectStart | null;
  const value = (given['value'] as number | null | undefined) ?? Infinity;
  const { units = 'seconds', expiry = null } = given;
  const each = (SECONDS as Readonly<Record<string, number>>)[units];
  return {
    value,
    units,
    expiry,
    get seconds() {
      return each && Number.isFinite(value) ? value * each : null;
    },
    get remaining() {
      if (!Number.isFinite(value)) return value;
      if (!each) return value - passedInCombat(start, units);
      const now = current.game.time.worldTime;
      return value - (now - (start?.time ?? now)) / each;
    },
    get expired() {
      return (given.expired ?? false) || (!expiry && this.remaining <= 0);
    },
    get label() {
      const { remaining } = this;
      if (!Number.isFinite(remaining)) return '';
      const shown = Math.max(0, Math.round(remaining * 100) / 100);
      return `${shown} ${shown === 1 ? units.slice(0, -1) : units}`;
    },
  };
};

/** [M] Before version 14 a duration had seconds, rounds or turns, and said where it began. */
export const migratedDuration = (source: Data): Data => {
  const { duration } = source;
  if (!isPlain(duration)) return source;
  const { seconds, rounds, turns, combat, startTime, startRound, startTurn, ...rest } = duration;
  const old = { rounds, turns, seconds };
  const [units, value] = Object.entries(old).find(([, one]) => typeof one === 'number') ?? [];
  const begun = { time: startTime, combat, round: startRound, turn: startTurn };
  const start = Object.fromEntries(Object.entries(begun).filter(([, one]) => one !== undefined && one !== null));
  return {
    ...source,
    duration: units && !('value' in rest) ? { ...rest, value, units } : rest,
    ...(Object.keys(start).length > 0 && !source['start'] && { start }),
  };
};

interface Lasting extends HostDocument {
  readonly duration: EffectDuration;
}

/** What triggered a refresh, besides its name. */
interface Trigger {
  readonly actors?: ReadonlySet<HostDocument>;
  readonly combat?: HostDocument;
}

/** [D14] foundry.helpers.ActiveEffectRegistry: acts for the effects whose time is over, on the page of one game master. */
export class ActiveEffectRegistry {
  /** [D14] ActiveEffectRegistry#initialized: here it reads the actors whenever it is asked. */
  readonly initialized = true;

  /** One refresh at a time: two would act for the same effect. */
  #running: Promise<void> = Promise.resolve();

  /** [D14] ActiveEffectRegistry#refresh, CONFIG.ActiveEffect.expiryAction */
  refresh(event: string, trigger: Trigger = {}): Promise<void> {
    this.#running = this.#running.then(() => this.#act(event, trigger)).catch(console.error);
    return this.#running;
  }

  async #act(event: string, { actors }: Trigger): Promise<void> {
    const { expiryAction } = globals<{ CONFIG: { ActiveEffect: { expiryAction?: string | null } } }>().CONFIG
      .ActiveEffect;
    if (!expiryAction || !current.game.user?.isActiveGM) return;
    for (const actor of actors ?? current.game.actors) {
      const effects = [...(actor as HostDocument & { effects: Iterable<Lasting> }).effects];
      const over = effects.filter(effect => this.#isOver(effect, event));
      if (over.length === 0) continue;
      if (expiryAction === 'delete') {
        await actor.deleteEmbeddedDocuments(
          'ActiveEffect',
          over.map(({ id }) => id),
        );
      } else {
        await actor.updateEmbeddedDocuments(
          'ActiveEffect',
          over.map(({ id }) => ({ _id: id, duration: { expired: true } })),
        );
      }
    }
  }

  /** [D14] EffectDurationData#expiry: both the end of the duration and the event must be reached. */
  #isOver({ duration, _source }: Lasting, event: string): boolean {
    if ((_source['duration'] as { expired?: boolean }).expired) return false;
    const { expiry, remaining, value } = duration;
    const timeIsOver = Number.isFinite(value) ? remaining <= 0 : expiry !== null;
    return timeIsOver && (expiry === null || expiry === event);
  }
}

/** [D14] ActiveEffect.registry */
export const registry = new ActiveEffectRegistry();
