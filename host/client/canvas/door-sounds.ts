/** [D14] CONFIG.Wall.doorSounds: what is heard of a door. Core's sounds have no files here, those of packages do. */
import { DOOR_STATES } from '../../shared/permissions';
import { globals } from '../global';
import { page, type Json } from '../ui/globals';

/** [D14] CONST.WALL_DOOR_INTERACTIONS */
export type DoorInteraction = 'open' | 'close' | 'lock' | 'unlock' | 'test';

const { OPEN, LOCKED } = DOOR_STATES;

/** What has been done to a door. */
export const interactionOf = (before: number, after: number): DoorInteraction => {
  if (after === LOCKED) return 'lock';
  if (after === OPEN) return 'open';
  return before === LOCKED ? 'unlock' : 'close';
};

/** Plays the sound of an interaction, if there is one; one of several by chance. */
export const playDoorSound = (kind: string | null | undefined, interaction: DoorInteraction): void => {
  const { doorSounds = {} } = (page.CONFIG['Wall'] ?? {}) as { doorSounds?: Readonly<Record<string, Json>> };
  const given = kind ? doorSounds[kind]?.[interaction] : undefined;
  const sources = [given ?? []].flat() as string[];
  const src = sources[Math.floor(Math.random() * sources.length)];
  if (!src) return;
  const { AudioHelper } = globals<{ foundry: { audio: { AudioHelper: { play(sound: object): unknown } } } }>().foundry
    .audio;
  void AudioHelper.play({ src, channel: 'environment' });
};
