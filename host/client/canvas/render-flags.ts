/** A set of flags for the parts of an object to draw again. [D14] foundry.canvas.interaction.RenderFlags */
export class RenderFlags extends Set<string> {
  constructor(
    readonly flags: Record<string, { propagate?: string[]; alias?: boolean }> = {},
    private readonly owner?: { applyRenderFlags(): void },
  ) {
    super();
  }

  #scheduled = false;

  override clear(): Record<string, boolean> & void {
    const was = Object.fromEntries([...this].map(flag => [flag, true]));
    super.clear();
    return was as Record<string, boolean> & void;
  }

  handle(flag: string): boolean {
    return this.delete(flag);
  }

  set(changes: Record<string, boolean>): void {
    for (const [flag, value] of Object.entries(changes)) this.#toggle(flag, value);
    if (this.size === 0 || this.#scheduled) return;
    this.#scheduled = true;
    requestAnimationFrame(() => {
      this.#scheduled = false;
      this.owner?.applyRenderFlags();
    });
  }

  #toggle(flag: string, value: boolean): void {
    if (!value) return;
    const { propagate = [], alias = false } = this.flags[flag] ?? {};
    if (!alias) this.add(flag);
    for (const other of propagate) if (!this.has(other)) this.#toggle(other, true);
  }
}

/** [D14] foundry.canvas.interaction.RenderFlagsMixin */
export const RenderFlagsMixin = <B extends new (...args: never[]) => object>(Base: B): B =>
  class extends (Base as unknown as new (...args: unknown[]) => object) {
    static RENDER_FLAGS = {};
    readonly renderFlags = new RenderFlags(
      (this.constructor as unknown as { RENDER_FLAGS: Record<string, object> }).RENDER_FLAGS,
      this as unknown as { applyRenderFlags(): void },
    );
    applyRenderFlags(): void {}
  } as unknown as B;
