/** Who speaks in a message. [D14] ChatMessage.getSpeaker */
import { current } from '../current';
import { globals } from '../../global';

/** A token of a scene as the speaker: its document, or what the canvas draws of it. */
interface SpeakingToken {
  readonly id: string;
  readonly name: string;
  readonly actor: SpeakingActor | null;
  readonly document?: SpeakingToken;
  readonly parent?: { readonly id: string } | null;
}

interface SpeakingActor {
  readonly id: string;
  readonly name: string;
  readonly token?: SpeakingToken | null;
  getActiveTokens?(linked: boolean, document: boolean): readonly SpeakingToken[];
}

export interface Speaker {
  readonly scene: string | null;
  readonly actor: string | null;
  readonly token: string | null;
  readonly alias: string | null;
}

interface Wanted {
  readonly scene?: { readonly id: string } | string | null;
  readonly actor?: SpeakingActor | null;
  readonly token?: SpeakingToken | null;
  readonly alias?: string | null;
}

const idOf = (scene: Wanted['scene']): string | null => (typeof scene === 'string' ? scene : (scene?.id ?? null));

const ofToken = (given: SpeakingToken, alias: string | undefined): Speaker => {
  const token = given.document ?? given;
  const scene = token.parent?.id ?? current.game.scenes.viewed?.id ?? null;
  return { scene, actor: token.actor?.id ?? null, token: token.id, alias: alias ?? token.name };
};

const ofActor = (actor: SpeakingActor, scene: string | null, alias: string | undefined): Speaker => {
  const placed = actor.token ?? actor.getActiveTokens?.(false, true)[0];
  if (placed) return ofToken(placed, alias ?? actor.name);
  return { scene, actor: actor.id, token: null, alias: alias ?? actor.name };
};

/** The one token that the user has selected last, unless they play a character of their own. */
const selected = (): SpeakingToken | undefined =>
  globals<{ canvas?: { tokens?: { readonly controlled: readonly SpeakingToken[] } } }>().canvas?.tokens?.controlled.at(
    -1,
  );

export const speakerOf = ({ scene, actor, token, alias }: Wanted = {}): Speaker => {
  const { scenes, user } = current.game;
  const told = alias ?? undefined;
  const where = idOf(scene) ?? scenes.viewed?.id ?? null;
  if (token) return ofToken(token, told);
  if (actor) return ofActor(actor, where, told);
  const chosen = selected();
  if (chosen) return ofToken(chosen, told);
  const character = user?.character as unknown as SpeakingActor | null | undefined;
  if (character) return ofActor(character, where, told);
  return { scene: where, actor: null, token: null, alias: told ?? user?.name ?? null };
};
