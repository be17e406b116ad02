/** A helper that is dropped on a slot of Foundry's macro bar: its macro is made in the world, once, and lies there. */
import { ID } from '../module-id';

/** Lays the macro of our compendium that has an id into a slot. */
const keep = async (uuid: string, slot: number): Promise<void> => {
  const ours = await foundry.utils.fromUuid<Macro.Implementation>(uuid);
  if (!ours) return;
  const { name, img, command } = ours;
  const here = game.macros?.find(one => one.command === command && one.isOwner);
  const macro = here ?? (await Macro.create({ name, img, command, type: 'script' }));
  if (macro?.id) await game.user?.update({ hotbar: { [slot]: macro.id } });
};

let isHeard = false;

/** Called when the first helper is dragged: until then none can be dropped. */
export const hearHotbar = (): void => {
  if (isHeard) return;
  isHeard = true;
  Hooks.on('hotbarDrop', (_hotbar, { uuid }: { readonly uuid?: unknown }, slot) => {
    if (typeof uuid !== 'string' || !uuid.startsWith(`Compendium.${ID}.macros.`)) return;
    void keep(uuid, slot);
    return false;
  });
};
