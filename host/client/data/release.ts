import { RELEASE, VERSION } from '../../shared/wire';
import { utils } from './utils';

/** [D14] foundry.config.ReleaseData (`game.release`) */
export class ReleaseData {
  readonly generation = RELEASE.generation;
  readonly build = RELEASE.build;
  readonly channel = 'stable';
  readonly suffix = '';
  readonly maxGeneration = RELEASE.generation;

  /** [D10] ReleaseData#version, ReleaseData#display, ReleaseData#shortDisplay, ReleaseData#maxStableGeneration */
  get version(): string {
    return VERSION;
  }

  get display(): string {
    return `Version ${this.generation}`;
  }

  get shortDisplay(): string {
    return this.display;
  }

  get maxStableGeneration(): number {
    return this.generation;
  }

  /** [D10] ReleaseData#isNewer, ReleaseData#isGenerationalChange: than a release or a version. */
  isNewer(other: ReleaseData | string): boolean {
    return utils.isNewerVersion(VERSION, typeof other === 'string' ? other : other.version);
  }

  isGenerationalChange(other: ReleaseData | string): boolean {
    const version = typeof other === 'string' ? other : other.version;
    return Number.parseInt(version, 10) !== this.generation;
  }
}
