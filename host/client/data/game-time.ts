import type { Data } from '../../shared/json';
import type { CalendarData, TimeComponents } from './calendar';
import { current } from './current';
import { registry } from './effect-durations';
import { Hooks } from './hooks';

/** [D14] CONFIG.time */
interface TimeConfiguration {
  readonly worldCalendarClass: typeof CalendarData;
  readonly worldCalendarConfig: Data;
  readonly earthCalendarClass: typeof CalendarData;
  readonly earthCalendarConfig: Data;
}

/** [D14] foundry.helpers.GameTime (`game.time`): the server's clock, and the time in the world, in seconds. */
export class GameTime {
  /** How far the server's clock is ahead of this page's. */
  private ahead = 0;
  private before = 0;

  /** [D14] GameTime#serverTime */
  get serverTime(): number {
    return Date.now() + this.ahead;
  }

  /** [D14] GameTime#worldTime */
  get worldTime(): number {
    return Number(current.game.settings.get('core', 'time'));
  }

  #calendars: { readonly calendar: CalendarData; readonly earthCalendar: CalendarData } | undefined;

  /** [D14] GameTime#initializeCalendar: once by itself, and whenever `CONFIG.time` has changed. */
  initializeCalendar(): void {
    const { time } = (globalThis as unknown as { CONFIG: { time: TimeConfiguration } }).CONFIG;
    this.#calendars = {
      calendar: new time.worldCalendarClass(time.worldCalendarConfig),
      earthCalendar: new time.earthCalendarClass(time.earthCalendarConfig),
    };
  }

  get #made(): { readonly calendar: CalendarData; readonly earthCalendar: CalendarData } {
    if (!this.#calendars) this.initializeCalendar();
    if (!this.#calendars) throw new Error('no calendar');
    return this.#calendars;
  }

  /** [D14] GameTime#calendar, GameTime#earthCalendar, GameTime#components */
  get calendar(): CalendarData {
    return this.#made.calendar;
  }

  get earthCalendar(): CalendarData {
    return this.#made.earthCalendar;
  }

  get components(): TimeComponents {
    return this.calendar.timeToComponents(this.worldTime);
  }

  /** [D14] GameTime#averageLatency: not measured here. */
  readonly averageLatency = 0;

  /** Takes the time of the server's clock when the page connected. */
  synchronize(serverTime: number): void {
    this.ahead = serverTime - Date.now();
  }

  /** [D14] GameTime#sync: the server's clock is taken when the page connects. */
  async sync(): Promise<this> {
    return this;
  }

  /** [D14] GameTime#advance: by seconds or by components; back, if they are negative. */
  async advance(delta: number | Partial<TimeComponents>, options: object = {}): Promise<number> {
    if (typeof delta === 'number') return this.set(this.worldTime + delta, options);
    return this.set(this.calendar.componentsToTime(this.calendar.add(this.worldTime, delta)), options);
  }

  /** [D14] GameTime#set */
  async set(time: number | Partial<TimeComponents>, options: object = {}): Promise<number> {
    const seconds = typeof time === 'number' ? time : this.calendar.componentsToTime(time);
    await current.game.settings.set('core', 'time', seconds, options as never);
    return this.worldTime;
  }

  /** [D14] GameTime#onUpdateWorldTime, hookEvents.updateWorldTime */
  onUpdateWorldTime(worldTime: number, options: object, userId: string): void {
    const delta = worldTime - this.before;
    this.before = worldTime;
    Hooks.callAll('updateWorldTime', worldTime, delta, options, userId);
    void registry.refresh('updateWorldTime');
  }

  /** Begins at the present time of the world, so that the first change is reported with the right difference. */
  begin(): void {
    this.before = this.worldTime;
  }
}
