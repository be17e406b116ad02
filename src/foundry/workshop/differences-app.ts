/** How an owner's copy differs from our values: a table to read. */
import type { WorkshopOf } from '../../table/panels/workshop-names';
import { differenceLines, type DifferenceLine } from '../../table/panels/workshop-changes';
import { RtApplication, template, type Options, type Parts } from '../rt-application';

export class DifferencesApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-differences',
    classes: ['rt-differences-app'],
    window: { icon: 'fa-solid fa-code-compare', title: 'RT.workshop.differences-title' },
    position: { width: 640, height: 480 },
  };
  static override PARTS: Parts = { lines: { template: template('workshop-differences'), scrollable: [''] } };

  readonly #of: WorkshopOf;

  constructor(of: WorkshopOf) {
    super({});
    this.#of = of;
  }

  protected override panel(): { readonly lines: readonly DifferenceLine[] } {
    return { lines: differenceLines(this.#of) };
  }
}
