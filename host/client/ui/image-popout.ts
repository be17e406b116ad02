import { ApplicationV2 } from './application/application';
import { make } from './dom';
import type { ApplicationOptions } from './application/options';

/** [D13] foundry.applications.apps.ImagePopout: a picture in a window of its own. */
export class ImagePopout extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'image-popout-{id}',
    classes: ['image-popout'],
    window: { resizable: true },
    position: { width: 480 },
  };

  override async _renderHTML(): Promise<HTMLElement> {
    const { src, caption } = this.options as { src?: string; caption?: string };
    return make(
      'figure',
      {},
      make('img', { src, alt: caption ?? this.title }),
      caption ? make('figcaption', {}, caption) : undefined,
    );
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(result as HTMLElement);
  }
}
