/** [D14] foundry.applications.settings.menus.FontConfig: the fonts that texts may use; the window itself shows nothing. */
import { ApplicationV2 } from './application/application';
import { page } from './globals';
import { HandlebarsApplicationMixin } from './handlebars-mixin';

interface Definition {
  readonly editor?: boolean;
  readonly fonts?: readonly { readonly urls?: readonly string[]; readonly weight?: string; readonly style?: string }[];
}

type Definitions = Readonly<Record<string, Definition>>;

export class FontConfig extends HandlebarsApplicationMixin(ApplicationV2) {
  /** [D14] FontConfig.getAvailableFonts, FontConfig.getAvailableFontChoices: core's, the world's and those of packages. */
  static getAvailableFonts(): string[] {
    const { fontDefinitions = {} } = page.CONFIG as { readonly fontDefinitions?: Definitions };
    const own = page.game.settings.get('core', 'fonts') as Definitions | undefined;
    return Object.keys({ ...fontDefinitions, ...own });
  }

  static getAvailableFontChoices(): Record<string, string> {
    return Object.fromEntries(this.getAvailableFonts().map(name => [name, name]));
  }

  /** [D14] FontConfig.loadFont: whether all its files could be loaded. */
  static async loadFont(name: string, { fonts = [] }: Definition): Promise<boolean> {
    const faces = fonts.map(({ urls = [], weight = 'normal', style = 'normal' }) => {
      const source = urls.map(url => `url("${url}")`).join(', ');
      return new FontFace(name, source, { weight, style });
    });
    const loaded = await Promise.allSettled(faces.map(face => face.load()));
    for (const face of faces) document.fonts.add(face);
    return loaded.every(({ status }) => status === 'fulfilled');
  }
}
