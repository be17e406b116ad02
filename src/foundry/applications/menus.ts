import { settings, ID } from '../module-id';
import { lazyImport } from '../lazy-import';
import { RtApplication } from '../rt-application';

/** Settings open an entry by its window class: this class opens another window instead. */
const opening = (open: () => Promise<void>): (new () => RtApplication) =>
  class extends RtApplication {
    protected override panel(): object {
      return {};
    }
    override async render(): Promise<this> {
      await open();
      return this;
    }
  };

const openDiagnostics = async (): Promise<void> => {
  const open = await lazyImport(async () => (await import('./diagnostics-app')).openDiagnostics);
  await open?.();
};
const openRemoval = async (): Promise<void> => {
  const open = await lazyImport(async () => (await import('./removal-app')).openRemoval);
  await open?.();
};

/** Called in `init`. */
export const registerMenus = (): void => {
  const entries = [
    ['diagnostics', 'fa-solid fa-stethoscope', openDiagnostics],
    ['removal', 'fa-solid fa-broom', openRemoval],
  ] as const;
  for (const [id, icon, open] of entries)
    settings().registerMenu(ID, id, {
      name: `RT.${id}.title`,
      label: `RT.${id}.open`,
      hint: `RT.${id}.hint`,
      icon,
      type: opening(open),
      restricted: true,
    });
};
