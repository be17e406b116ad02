/** A scene of a board without a table, as a client for the windows that only read: nothing on it can be asked of a referee. */
import { defaultOptions } from '../../kernel/options';
import { refuse } from '../../kernel/refusal';
import { type OnMap, readScene } from '../../table/board/read-scene';
import type { Change, TableClient } from '../../table/panels/client-model';
import type { AnyGame, Reply } from '../../table/record/model';
import { makeHead } from '../../table/record/head';
import { openTimeline } from '../../table/record/timeline';
import { wordingOf } from '../../table/i18n/wording';
import { isProblem } from '../../table/loading';
import { gameRegistry } from '../games';
import { fetchGuide } from '../lazy-translations';
import { ID } from '../module-id';
import { people } from '../users';
import { speech } from '../speech';
import { random } from '../tables/keys';

type BoardScene = NonNullable<NonNullable<typeof canvas>['scene']>;
interface SceneClient extends TableClient {
  /** Reads the scene anew. */
  read(): void;
}

const clients = new Map<string, SceneClient>();

/** What lies on a scene, by its middle; the scene of a board has no padding. A tile has its picture for a name. */
const lyingOn = (scene: BoardScene): readonly OnMap[] => [
  ...[...scene.tokens].map(({ name, x, y, width, height, texture }) => ({
    name: name ?? '',
    picture: texture.src ?? '',
    x: x + ((width ?? 1) * scene.grid.size) / 2,
    y: y + ((height ?? 1) * scene.grid.size) / 2,
  })),
  ...[...scene.tiles].map(({ x, y, width, height, texture }) => ({
    name: fileName(texture.src ?? ''),
    picture: texture.src ?? '',
    x: x + width / 2,
    y: y + height / 2,
  })),
];

/** The name of a picture's file, without its ending. */
const fileName = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '');

const clientOf = (scene: BoardScene, game: AnyGame): SceneClient => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const listeners = new Set<(change: Change) => void>();
  const { head } = makeHead(
    {
      id: `scene-${scene.id}`,
      world: '',
      name: scene.name,
      game: game.id,
      edition: game.edition,
      options,
      mode: 'free',
      holders: {},
      created: 0,
      words: [],
    },
    random,
  );
  const empty = openTimeline(game, head, {}, { keys: {} });
  const noTable = async (): Promise<Reply> => {
    await fetchGuide();
    ui.notifications.info(speech.localize('RT.guide.no-table'));
    return { ok: false, refusal: refuse('§table', 'not-seated') };
  };
  let revision = 0;
  let state = empty.state;
  let onMap = { counted: 0, unknown: [] as readonly string[] };
  return {
    id: head.id,
    game,
    presentation,
    get timeline() {
      return { ...empty, state, revision };
    },
    mySeats: [],
    seat: undefined,
    referee: { kind: 'none', canTakeOver: false },
    get people() {
      return people();
    },
    get onMap() {
      return onMap;
    },
    pending: 0,
    sceneId: undefined,
    now: () => 0,
    hasPassed: () => false,
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    ask: noTable,
    submit: noTable,
    edit: noTable,
    undo: noTable,
    assign: noTable,
    setMode: noTable,
    takeOver: () => Promise.resolve(),
    sitAs: () => undefined,
    exportRecord: () => '',
    deleteTable: () => Promise.resolve(),
    read() {
      const read = readScene(game, presentation, wordingOf(presentation, speech), options, lyingOn(scene));
      ({ state } = read);
      onMap = { counted: read.counted, unknown: read.unknown };
      revision++;
      for (const listener of listeners) listener({ kind: 'record', revision });
    },
  };
};

/** The scene that is looked at, as the helpers of a game read it; undefined where it is no board of that game. */
export const sceneClient = async (id: string): Promise<TableClient | undefined> => {
  const scene = canvas?.ready ? canvas.scene : undefined;
  if (!scene || scene.getFlag(ID, 'board') !== id) return undefined;
  const game = await gameRegistry.load(id);
  if (isProblem(game)) return undefined;
  const client = clients.get(scene.id ?? '') ?? clientOf(scene, game);
  clients.set(scene.id ?? '', client);
  client.read();
  return client;
};
