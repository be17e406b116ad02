import type { Actor } from '../../data/documents/actor';
import { TokenDocument, type BarData } from '../../data/documents/token';
import type { ApplicationOptions, RenderOptions } from '../../ui/application/options';
import { localize, page, type Json } from '../../ui/globals';
import { Token } from '../placeables/token';
import { BasePlaceableHUD, type AttributeInput } from './placeable-hud';
import { globals } from '../../global';

interface StatusEffect {
  readonly id: string;
  readonly name?: string;
  readonly img?: string;
  readonly order?: number;
  readonly hud?: boolean | { readonly actorTypes?: readonly string[] };
}

/** Documents of fights, effects and actors whose changes the display shows. */
const WATCHED = [
  ...['createCombatant', 'deleteCombatant', 'deleteCombat'],
  ...['createActiveEffect', 'updateActiveEffect', 'deleteActiveEffect', 'updateActor'],
];

/** [D14] foundry.applications.hud.TokenHUD (`canvas.hud.token`); another may stand at CONFIG.Token.hudClass. */
export class TokenHUD extends BasePlaceableHUD {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'token-hud',
    actions: {
      combat: TokenHUD.#onCombat,
      effect: { handler: TokenHUD.#onEffect, buttons: [0, 2] },
      target: TokenHUD.#onTarget,
    },
  };

  static override PARTS = { hud: { root: true, template: 'templates/hud/token-hud.hbs' } };

  constructor(options: Partial<ApplicationOptions> = {}) {
    super(options);
    for (const hook of WATCHED) page.Hooks.on(hook, () => void (this.rendered && this.render()));
  }

  /** [D14] TokenHUD#actor */
  get actor(): Actor | null {
    return this.token?.actor ?? null;
  }

  private get token(): TokenDocument | null {
    const document: unknown = this.document;
    return document instanceof TokenDocument ? document : null;
  }

  override async _prepareContext(options: RenderOptions): Promise<Json> {
    const { token, actor } = this;
    const on = (is: boolean | undefined): string => (is ? 'active' : '');
    const bar = (name: string): Json | null => {
      const data = token?.getBarAttribute(name);
      return data ? { ...data, fixed: !data.editable } : null;
    };
    return {
      ...(await super._prepareContext(options)),
      targetClass: on(this.object instanceof Token && this.object.isTargeted),
      bar1Data: bar('bar1'),
      bar2Data: bar('bar2'),
      canToggleCombat: token !== null && (page.game.user?.isGM || token.isOwner),
      combatClass: on(token?.inCombat),
      canToggleEffects: actor?.isOwner ?? false,
      statusEffects: this._getStatusEffectChoices(),
    };
  }

  /** [D14] TokenHUD#_getStatusEffectChoices: by their ids, those that the display offers for this type of actor. */
  _getStatusEffectChoices(): Record<string, Json> {
    const { actor } = this;
    const all = Object.values(
      globals<{ CONFIG: { statusEffects: Record<string, StatusEffect> } }>().CONFIG.statusEffects,
    );
    const offered = all.filter(({ hud = true }) =>
      typeof hud === 'boolean' ? hud : (hud.actorTypes?.includes(actor?.type ?? '') ?? true),
    );
    const choices = offered
      .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .map(({ id, name = id, img }) => {
        const effect = actor?.temporaryEffects.find(({ statuses }) => statuses.has(id));
        const overlay = effect?.getFlag('core', 'overlay') === true ? ' overlay' : '';
        const isActive = effect !== undefined;
        const cssClass = isActive ? `active${overlay}` : '';
        const shown = { id, _id: effect?.id ?? null, title: localize(name), src: img ?? '' };
        return [id, { ...shown, isActive, isOverlay: overlay !== '', cssClass }] as const;
      });
    return Object.fromEntries(choices);
  }

  /** [D13] TokenHUD#_parseAttributeInput: of a bar, whether it has a maximum. */
  override _parseAttributeInput(name: string, attribute: BarData | unknown, input: string): AttributeInput {
    const parsed = super._parseAttributeInput(name, attribute, input);
    return { ...parsed, isBar: (attribute as BarData | null)?.type === 'bar' };
  }

  override async _onChangeAttribute(field: HTMLInputElement): Promise<void> {
    const data = this.token?.getBarAttribute(field.name);
    if (!data) return super._onChangeAttribute(field);
    const { value, isDelta, isBar } = this._parseAttributeInput(field.name, data, field.value.trim());
    if (Number.isFinite(value)) await this.actor?.modifyTokenAttribute(data.attribute, value, isDelta, isBar);
    await this.render();
  }

  static #onTarget(this: TokenHUD, _event: Event, target: HTMLElement): void {
    if (!(this.object instanceof Token)) return;
    this.object.setTarget(!this.object.isTargeted, { releaseOthers: false });
    target.classList.toggle('active', this.object.isTargeted);
  }

  /** All chosen tokens join or leave the fight together with this one. */
  static async #onCombat(this: TokenHUD): Promise<void> {
    const { token } = this;
    if (!token) return;
    const { controlled = [] } = (this.layer ?? {}) as { controlled?: readonly Token[] };
    const chosen = controlled.map(({ document }) => document as unknown as TokenDocument);
    const tokens = chosen.includes(token) ? chosen : [token];
    const cls = token.constructor as typeof TokenDocument;
    await (token.inCombat ? cls.deleteCombatants(tokens) : cls.createCombatants(tokens));
  }

  /** The right button shows the status as an overlay on the whole token. */
  static async #onEffect(this: TokenHUD, event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.actor?.toggleStatusEffect(target.dataset['statusId'] ?? '', { overlay: event.button === 2 });
  }
}
