/** A scene of a board without a table, as a client for windows that only read: it has no referee to ask. */
import type { Point } from '../../kernel/board';
import { defaultOptions } from '../../kernel/options';
import { refuse } from '../../kernel/refusal';
import type { CounterFlag } from '../../table/board/counters';
import { uniqueNameMatcher } from '../../table/board/name-matching';
import { type OnMap, readScene } from '../../table/board/read-scene';
import type { Change, TableClient } from '../../table/panels/client-model';
import type { AnyGame, AnyPresentation, Reply } from '../../table/record/model';
import { makeHead } from '../../table/record/head';
import { openTimeline } from '../../table/record/timeline';
import { speechFrom } from '../../table/i18n/speech-from';
import { type Wording, wordingOf } from '../../table/i18n/wording';
import { isProblem } from '../../table/loading';
import { gameRegistry } from '../games';
import { lazyImport, speech } from '../lazy-import';
import { fetchGuide, language } from '../lazy-translations';
import { ID } from '../module-id';
import { originOf } from '../scenes/canvas';
import { people } from '../users';
import { random } from '../tables/keys';

type BoardScene = NonNullable<NonNullable<typeof canvas>['scene']>;
interface SceneClient extends TableClient {
  /** Reads the scene again. */
  read(): void;
}

const clients = new Map<string, Promise<SceneClient>>();

/** The name of a picture's file, without extension. */
const fileName = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '');

/** The piece of our token: the one whose face is up. */
const pieceOf = (game: string, counter: CounterFlag | undefined, src: string): string | undefined =>
  counter?.game === game ? (counter.faces.find(face => face.src === src)?.piece ?? undefined) : undefined;

/**
 * The pieces on a scene, by their middle on the canvas. A tile's picture is its name; piles and signs are no pieces.
 */
const lyingOn = (scene: BoardScene, game: string): readonly OnMap[] => [
  ...[...scene.tokens]
    .filter(token => token.getFlag(ID, 'pile') === undefined)
    .map(token => {
      const { name, x, y, width, height, texture } = token;
      const picture = texture.src ?? '';
      const piece = pieceOf(game, token.getFlag(ID, 'counter'), picture);
      return {
        name: name ?? '',
        picture,
        ...(piece !== undefined && { piece }),
        x: x + ((width ?? 1) * scene.grid.size) / 2,
        y: y + ((height ?? 1) * scene.grid.size) / 2,
      };
    }),
  // a table keeps spare Tiles that show nothing
  ...[...scene.tiles]
    .filter(({ alpha }) => alpha > 0)
    .map(({ x, y, width, height, texture }) => ({
      name: fileName(texture.src ?? ''),
      picture: texture.src ?? '',
      x: x + width / 2,
      y: y + height / 2,
    })),
];

/** A point outside every board. */
const NOWHERE: Point = { x: -1, y: -1 };

/**
 * Where a point of a scene lies on the board of a game. On a scene without a board its Regions are the spaces: ours,
 * or those with a space's name in any language.
 */
const pointsOn = (
  scene: BoardScene,
  { id }: AnyGame,
  { board }: AnyPresentation,
  words: readonly Wording[],
): ((at: Point) => Point) => {
  if (scene.getFlag(ID, 'board') === id) {
    const { x, y } = originOf(scene);
    return at => ({ x: at.x - x, y: at.y - y });
  }
  const called = uniqueNameMatcher(board.spaces.map(is => ({ is, names: words.map(({ text }) => text(is.word)) })));
  const places = [...scene.regions].flatMap(region => {
    const flag = region.getFlag(ID, 'game') === id ? region.getFlag(ID, 'space') : undefined;
    const space = board.spaces.find(one => one.id === flag) ?? called(region.name);
    const box = board.slots.find(one => one.space === space?.id)?.box ?? space?.label;
    return space && box ? [{ region, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }] : [];
  });
  return at => places.find(({ region }) => region.testPoint({ ...at, elevation: 0 }))?.middle ?? NOWHERE;
};

/** The words of a game in the reader's language, then in every other: tokens may be named in any. */
const wordingsOf = async (game: AnyGame, presentation: AnyPresentation): Promise<readonly Wording[]> => {
  const { words = {} } = gameRegistry.entries.find(({ manifest }) => manifest.id === game.id) ?? {};
  const others = Object.entries(words).filter(([one]) => one !== language());
  const said = await Promise.all(
    others.map(async ([one, load]) => {
      const loaded = await lazyImport(load);
      return loaded ? [wordingOf(presentation, speechFrom(one, loaded, `RT.${game.id}.`))] : [];
    }),
  );
  return [wordingOf(presentation, speech), ...said.flat()];
};

const clientOf = async (scene: BoardScene, game: AnyGame): Promise<SceneClient> => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const words = await wordingsOf(game, presentation);
  const listeners = new Set<(change: Change) => void>();
  const { head } = makeHead(
    {
      id: `scene-${scene.id}-${game.id}`,
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
      const onBoard = pointsOn(scene, game, presentation, words);
      const lying = lyingOn(scene, game.id).map(one => ({ ...one, ...onBoard(one) }));
      const read = readScene(game, presentation, words, options, lying);
      ({ state } = read);
      onMap = { counted: read.counted, unknown: read.unknown };
      revision++;
      for (const listener of listeners) listener({ kind: 'record', revision });
    },
  };
};

/** The viewed scene, as a game's helpers read it; undefined if it is a table or another game's board. */
export const sceneClient = async (id: string): Promise<TableClient | undefined> => {
  const scene = canvas?.ready ? canvas.scene : undefined;
  if (!scene || scene.getFlag(ID, 'table') !== undefined || (scene.getFlag(ID, 'board') ?? id) !== id) return undefined;
  const game = await gameRegistry.load(id);
  if (isProblem(game)) return undefined;
  const key = `${scene.id} ${id}`;
  const making = clients.get(key) ?? clientOf(scene, game);
  clients.set(key, making);
  const client = await making;
  client.read();
  return client;
};
