/**
 * "Remove everything of this module from this world": lists what there is, with a button that deletes it. Opened from
 * the settings.
 */
import { fetchRemoval } from '../lazy-translations';
import { removeTraces, TRACES, tracesNow } from '../documents/traces';
import { speech } from '../lazy-import';
import { RtApplication, template, type Options, type Parts } from '../rt-application';

export interface RemovalPanel {
  readonly lines: readonly { readonly kind: string; readonly text: string }[];
  readonly isBusy: boolean;
}

class RemovalApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-removal',
    classes: ['rt-removal-app'],
    window: { icon: 'fa-solid fa-broom', title: 'RT.removal.title' },
    position: { width: 460, height: 'auto' as const },
    actions: { removeAll: RemovalApp.#onRemoveAll },
  };
  static override PARTS: Parts = { list: { template: template('removal') } };

  #isBusy = false;

  protected override panel(): RemovalPanel {
    const traces = tracesNow();
    const found = TRACES.filter(kind => traces[kind].count > 0);
    return {
      isBusy: this.#isBusy,
      lines: found.map(kind => ({
        kind,
        text: speech.format(`RT.removal.kinds.${kind}`, { count: String(traces[kind].count) }),
      })),
    };
  }

  static async #onRemoveAll(this: RemovalApp): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await removeTraces();
      ui.notifications.info(speech.localize('RT.removal.done'));
    } catch (error) {
      ui.notifications.error(speech.format('RT.removal.failed', { why: error instanceof Error ? error.message : '' }));
    }
    this.#isBusy = false;
    this.refresh();
  }
}

export const openRemoval = async (): Promise<void> => {
  await fetchRemoval();
  await new RemovalApp({}).render({ force: true });
};
