/** What tiles and tokens have in common: a mesh in the primary group, where their picture is shown. */
import type { Texture } from 'pixi.js';
import { page } from '../../ui/globals';
import type { Point, PrimarySpriteMesh } from '../containers';
import { pixiTextureOf, showTexture } from '../textures';
import { PlaceableObject } from './placeable-object';

/** [D14] PrimaryCanvasGroup, for the objects that have a mesh in it. */
interface Primary {
  addMesh(kind: 'tiles' | 'tokens', object: MeshedObject): PrimarySpriteMesh;
  removeMesh(kind: 'tiles' | 'tokens', object: MeshedObject): void;
}

interface Pictured {
  readonly texture: { readonly src?: string | null };
  readonly rotation?: number;
  readonly alpha?: number;
  readonly elevation?: number;
  readonly sort?: number;
}

/** [D14] Tile#mesh, Token#mesh, Tile#texture, Token#texture */
export abstract class MeshedObject extends PlaceableObject {
  protected abstract readonly kind: 'tiles' | 'tokens';
  mesh: PrimarySpriteMesh | null = null;
  texture: Texture | null = null;

  /** [D14] Tile#isVideo, Token#isVideo, Tile#sourceElement, Token#sourceElement */
  get sourceElement(): unknown {
    const { resource } = (this.texture?.baseTexture ?? {}) as { readonly resource?: { readonly source?: unknown } };
    return resource?.source ?? null;
  }

  get isVideo(): boolean {
    return this.sourceElement instanceof HTMLVideoElement;
  }

  /** The part of the picture that lies where the object is: 0.5 is its middle. */
  protected get anchor(): Point {
    return { x: 0.5, y: 0.5 };
  }

  private get primary(): Primary {
    return (page.canvas as { readonly primary: Primary }).primary;
  }

  override async _draw(options: object): Promise<void> {
    await super._draw(options);
    const { src } = (this.document as unknown as Pictured).texture;
    const picture = src ? await showTexture(src) : undefined;
    if (this.destroyed || this.isPreview) return;
    this.texture = pixiTextureOf(picture);
    this.mesh = this.primary.addMesh(this.kind, this);
    this.placeMesh();
  }

  /** Puts the mesh where the document says. Packages move it further. It turns round the middle of its picture. */
  placeMesh(): void {
    const { mesh, bounds, center, anchor } = this;
    if (!mesh) return;
    const { rotation = 0, alpha = 1, elevation = 0, sort = 0 } = this.document as unknown as Pictured;
    const turn = (rotation * Math.PI) / 180;
    const [across, down] = [(anchor.x - 0.5) * bounds.width, (anchor.y - 0.5) * bounds.height];
    mesh.anchor.set(anchor.x, anchor.y);
    mesh.position.set(
      center.x + across * Math.cos(turn) - down * Math.sin(turn),
      center.y + across * Math.sin(turn) + down * Math.cos(turn),
    );
    [mesh.width, mesh.height] = [bounds.width, bounds.height];
    Object.assign(mesh, { angle: rotation, alpha, elevation, sort });
  }

  override _applyRenderFlags(flags: Record<string, boolean>): void {
    super._applyRenderFlags(flags);
    this.placeMesh();
  }

  override _onUpdate(changed: { readonly texture?: object }, options: object, userId: string): void {
    this.placeMesh();
    if (changed.texture) this.renderFlags.set({ redraw: true });
    super._onUpdate(changed, options, userId);
  }

  override destroy(options?: Parameters<PlaceableObject['destroy']>[0]): void {
    if (this.mesh) this.primary.removeMesh(this.kind, this);
    this.mesh = null;
    super.destroy(options);
  }
}
