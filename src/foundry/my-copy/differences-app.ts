/** A table of how an owner's copy differs from our values. */
import type { CopyOf } from '../../table/panels/my-copy/copy';
import { differenceLines, type DifferenceLine } from '../../table/panels/my-copy/changes';
import { RtApplication, template, type Options, type Parts } from '../rt-application';

export class DifferencesApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-differences',
    classes: ['rt-differences-app'],
    window: { icon: 'fa-solid fa-code-compare', title: 'RT.my-copy.differences-title' },
    position: { width: 640, height: 480 },
  };
  static override PARTS: Parts = { lines: { template: template('my-copy-differences'), scrollable: [''] } };

  readonly #of: CopyOf;

  constructor(of: CopyOf) {
    super({});
    this.#of = of;
  }

  protected override panel(): { readonly lines: readonly DifferenceLine[] } {
    return { lines: differenceLines(this.#of) };
  }
}
