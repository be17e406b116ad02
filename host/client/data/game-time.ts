import { current } from './current';
import { Hooks } from './hooks';

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

  /** [D14] GameTime#averageLatency: not measured here. */
  readonly averageLatency = 0;

  /** Takes the time of the server's clock when the page connected. */
  synchronize(serverTime: number): void {
    this.ahead = serverTime - Date.now();
  }

  /** [D14] GameTime#advance: by a number of seconds; back, if it is negative. */
  async advance(delta: number, options: object = {}): Promise<number> {
    return this.set(this.worldTime + delta, options);
  }

  /** [D14] GameTime#set */
  async set(time: number, options: object = {}): Promise<number> {
    await current.game.settings.set('core', 'time', time, options as never);
    return this.worldTime;
  }

  /** [D14] GameTime#onUpdateWorldTime, hookEvents.updateWorldTime */
  onUpdateWorldTime(worldTime: number, options: object, userId: string): void {
    const delta = worldTime - this.before;
    this.before = worldTime;
    Hooks.callAll('updateWorldTime', worldTime, delta, options, userId);
  }

  /** Begins at the present time of the world, so that the first change is reported with the right difference. */
  begin(): void {
    this.before = this.worldTime;
  }
}
