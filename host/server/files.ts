/**
 * Users' files: they lie in the folder `files` of the world, and are served under `/worlds/<world>` and, as the folders that
 * packages make for themselves, under their own names.
 */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { isOfAnotherSite, textOf as text } from './joining';
import { isWithin, real, worldsBeside } from './packages';
import type { Room } from './room';

/** Bytes of one file, and of all files of a world. */
const ONE_FILE = 8_000_000;
const ALL_FILES = 100_000_000;
/** Files and folders of a world, and folders in folders. */
const MOST_FILES = 2_000;
const DEEPEST = 12;

/** Allowed uploads: what a page shows, plays or reads as data; nothing that it executes. */
const KINDS = new Set(
  'apng avif gif jpeg jpg png svg webp mp4 webm ogv aac flac m4a mp3 ogg opus wav json txt md csv pdf woff woff2 ttf otf'
    .split(' ')
    .map(kind => `.${kind}`),
);

/** A user's file is shown, not executed: an SVG opened by its address has no scripts and no session. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:";

const NAME = /^[\p{L}\p{M}\p{N}_\- ().,'&+!@~]{1,120}$/u;

/** Folders that are no users': packages and worlds. */
const KEPT = new Set(['worlds', 'systems', 'modules']);

/** [D14] FilePicker.uploadPersistent: the part of a package's folder in which it keeps files, which stay in the world here. */
const STORAGE = 'storage';

interface Place {
  readonly folder: string;
  /** Files may be written here; other places are read-only. */
  readonly isOwn: boolean;
}

const contentOf = (folder: string): { files: number; bytes: number } => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return { files: names.length, bytes: names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) };
};

/** The folders that users can browse, by the addresses under which the host serves them. */
const placesOf = (room: Room, world: string): ReadonlyMap<string, Place> => {
  const { system, modules } = room.installed;
  const packages = [system, ...modules.map(({ pack }) => pack)];
  return new Map<string, Place>([
    [`worlds/${basename(world)}`, { folder: join(world, 'files'), isOwn: true }],
    ...packages.map(({ type, id, folder }) => [`${type}s/${id}`, { folder, isOwn: false }] as const),
  ]);
};

type Located = Place & { readonly path: string; readonly full: string };

/** The folder of a package or of the world in which a path lies. */
const placeOf = (places: ReadonlyMap<string, Place>, path: string): Located | undefined => {
  const parts = path.split('/');
  const place = places.get(parts.slice(0, 2).join('/'));
  return place && { ...place, path, full: join(place.folder, ...parts.slice(2)) };
};

/** The path on disk for an address, and its place; undefined outside users' folders. */
const located = (places: ReadonlyMap<string, Place>, own: string, address: string): Located | undefined => {
  const path = address.replace(/^(?:\.?\/)+|\/+$/g, '');
  const parts = path.split('/');
  if (parts.length > DEEPEST || parts.some(part => part.startsWith('.') || !NAME.test(part))) return undefined;
  const place = placeOf(places, path);
  if (place && (place.isOwn || parts[2] !== STORAGE)) return place;
  return place || !KEPT.has(parts[0] ?? '') ? { folder: own, isOwn: true, path, full: join(own, ...parts) } : undefined;
};

/** Does a path, after all links, stay in its place and outside every world? */
const isOpen = ({ folder, full, isOwn }: Located, world: string): boolean => {
  const [base, asked, own] = [real(folder), real(full), real(world)];
  if (base === undefined || asked === undefined || own === undefined || !isWithin(base, asked)) return false;
  return isOwn || !isWithin(worldsBeside(own, base), asked);
};

const listed = (full: string, path: string): { dirs: string[]; files: string[] } => {
  const entries = readdirSync(full, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const named = (wanted: typeof entries): string[] => wanted.map(({ name }) => `${path}/${name}`).sort();
  return {
    dirs: named(entries.filter(entry => entry.isDirectory() && entry.name !== 'node_modules')),
    files: named(entries.filter(entry => entry.isFile())),
  };
};

/** The folders in which everything lies: those of packages and worlds, and users' own. */
const top = (places: ReadonlyMap<string, Place>, own: string): { dirs: string[]; files: string[] } => {
  const known = new Set([...places.keys()].map(address => address.split('/')[0] ?? ''));
  const { dirs, files } = existsSync(own) ? listed(own, '') : { dirs: [], files: [] };
  return {
    dirs: [...new Set([...known, ...dirs.map(dir => dir.slice(1))])].sort(),
    files: files.map(file => file.slice(1)),
  };
};

/** `GET /files` lists a folder, `PUT /files` stores a file, `POST /files` makes a folder; each needs a permission. What it returns serves users' files under their own names: the last of all routes. */
export const fileRoutes = (router: express.Router, room: Room, world: string): RequestHandler => {
  const places = placesOf(room, world);
  const own = join(world, 'files');
  const permitted =
    (permission: string): RequestHandler =>
    (request, response, next) => {
      const userId = room.sessions.userOf(room.sessions.named(request.headers.cookie));
      const isOfPage = userId !== undefined && !isOfAnotherSite(request);
      if (isOfPage && room.world.allows(userId, permission)) return next();
      // a page of the world is told why, without a failed request on its console; everybody else is refused
      const isLook = isOfPage && request.method === 'GET';
      response.status(isLook ? 200 : 403).json({ error: 'You lack the permission.' });
    };
  /** [M] Ethaks/FVTT-Quench: by these words a module recognizes a missing folder */
  const noFolder = (path: string): string =>
    `Directory ${path} does not exist or is not accessible in this storage location`;
  const answered =
    (work: (at: Located, request: Request) => object): RequestHandler =>
    (request, response) => {
      const path = text(request.query['path']);
      const at = located(places, own, path);
      try {
        mkdirSync(own, { recursive: true });
        if (!at) throw new Error(noFolder(path));
        response.json(work(at, request));
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        // a page that looks into a missing folder notes no failed request
        response.status(request.method === 'GET' ? 200 : 400).json({ error: code ? noFolder(path) : message });
      }
    };
  const mustBeOwn = ({ isOwn, full }: Located): void => {
    if (!isOwn || full === own) throw new Error('Files are kept in the folder of the world.');
    mkdirSync(own, { recursive: true });
    const { files, bytes } = contentOf(own);
    if (files >= MOST_FILES || bytes >= ALL_FILES) throw new Error('The world has no room for more files.');
  };
  const isTop = ({ query }: Request): boolean => /^\/*$/.test(text(query['path']));
  const browseTop: RequestHandler = (request, response, next) =>
    isTop(request) ? void response.json(top(places, own)) : next();
  const browse = answered((at: Located, { query }) => {
    // a package may have files in its storage from the beginning
    const shipped = placeOf(places, at.path);
    const ways = [at, ...(at.isOwn && shipped && !shipped.isOwn ? [shipped] : [])].filter(way => isOpen(way, world));
    if (ways.length === 0) throw new Error(noFolder(text(query['path'])));
    const all = ways.map(way => listed(way.full, at.path));
    const each = (kind: 'dirs' | 'files'): string[] => [...new Set(all.flatMap(one => one[kind]))].sort();
    return { dirs: each('dirs'), files: each('files') };
  });
  const makeFolder = answered((at: Located) => {
    mustBeOwn(at);
    mkdirSync(at.full, { recursive: true });
    return { path: at.path };
  });
  const keep = answered((at: Located, { body }: Request) => {
    mustBeOwn(at);
    if (!KINDS.has(extname(at.full).toLowerCase())) throw new Error('Files of this kind are not kept.');
    writeFileSync(at.full, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    return { path: at.path };
  });
  router.get('/files', permitted('FILES_BROWSE'), browseTop, browse);
  router.post('/files', permitted('FILES_UPLOAD'), makeFolder);
  router.put('/files', permitted('FILES_UPLOAD'), express.raw({ type: () => true, limit: ONE_FILE }), keep);
  const setHeaders = (response: Response): void =>
    void response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' });
  const served = express.static(own, { dotfiles: 'ignore', index: false, redirect: false, setHeaders });
  router.use(`/worlds/${basename(world)}`, served);
  return served;
};
