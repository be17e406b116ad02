/** Conditions of a new source besides its schema, and its default contents. */
import type { DocumentType } from '../shared/document-type';
import { documentType } from '../shared/documents';
import { randomId, type Data } from '../shared/json';
import { withInitial } from '../shared/schema';
import { sourcesIn } from './tree';

/** What makes a setting unique: its key, and its user. */
const settingKey = ({ key, user }: Data): string => JSON.stringify([key, user]);

/** The keys of the existing settings; of another type none. */
export const settingKeys = ({ name }: DocumentType, sources: Iterable<Data>): Set<string> =>
  new Set(name === 'Setting' ? [...sources].map(settingKey) : []);

/** Throws for an existing setting, and adds a new one. */
export const checkSetting = ({ name }: DocumentType, source: Data, taken: Set<string>): void => {
  if (name !== 'Setting') return;
  const key = settingKey(source);
  if (taken.has(key)) throw new Error(`Setting "${String(source['key'])}" already exists.`);
  taken.add(key);
};

/** A type that no active package declares is invalid, docs/platform.md 2. */
export const checkType = (
  type: DocumentType,
  source: Data,
  declares: (documentName: string, type: string) => boolean,
): void => {
  const name = source['type'];
  if (!('system' in type.fields) || typeof name !== 'string' || !name.includes('.')) return;
  if (!declares(type.name, name)) {
    throw new Error(
      `${type.name} validation errors: type: "${name}" is not a valid type for the ${type.name} Document class`,
    );
  }
};

/** Gives a scene without a level its first. */
/** The most that a host keeps which does not keep what it is given. */
const LEAST_KEPT = 0.25;

/** Leaves a scene at most a quarter of padding. */
export const capPadding = (source: Data): void => {
  source['padding'] = Math.min(Number(source['padding']), LEAST_KEPT);
};

export const completeScene = (source: Data): void => {
  if (sourcesIn(source, 'levels').length > 0) return;
  const level = withInitial(documentType('Level').fields, {
    _id: randomId(),
    name: 'Level',
    elevation: { bottom: 0, top: null },
  });
  source['levels'] = [level];
};
