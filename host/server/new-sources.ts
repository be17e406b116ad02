/** Conditions of a new source besides its schema, and its default contents. */
import type { Assumptions } from '../shared/assumptions';
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

/** The largest padding under the assumption that a host caps it. */
const MOST_PADDING = 0.25;

/** Completes a new scene: its first level, and, if assumed, at most a quarter of padding. */
export const completeScene = (source: Data, assumed: Assumptions): void => {
  if (assumed['scene-padding'] === 'capped') source['padding'] = Math.min(Number(source['padding']), MOST_PADDING);
  if (assumed['level-required'] === 'no' || sourcesIn(source, 'levels').length > 0) return;
  const level = withInitial(documentType('Level').fields, {
    _id: randomId(),
    name: 'Level',
    elevation: { bottom: 0, top: null },
  });
  source['levels'] = [level];
};
