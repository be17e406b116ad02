import type { DocumentType } from '../shared/document-type';
import { documentType } from '../shared/documents';
import { isId, randomId, isPlain, type Data } from '../shared/json';
import { expand, operatorOf, withoutOperators } from '../shared/merge';
import { OWNERSHIP } from '../shared/permissions';
import { clean, missing, withInitial, type Findings } from '../shared/schema';
import type { Operation } from '../shared/wire';
import { type HtmlBudget, LIMITS, type Spent } from './limits';
import { hasMoreValues, isTooDeep } from './measures';
import { sanitizeFields } from './sanitize';

/** What a new source depends on besides its data. */
export interface Creation {
  readonly userId: string;
  readonly operation: Operation;
  readonly now: number;
  readonly coreVersion: string;
  readonly html: HtmlBudget;
  /** How many values a document may have. */
  readonly most: number;
  /** How many documents the request may still create. */
  readonly documents: { left: number };
  fault(message: string): void;
}

/** Throws the Error of an invalid document, and reports the unknown fields that were dropped. */
export const judge = (type: DocumentType, findings: Findings, creation: Pick<Creation, 'fault'>): void => {
  if (findings.unknown.length > 0) {
    creation.fault(`${type.name}: fields that the schema does not know were dropped: ${findings.unknown.join(', ')}`);
  }
  if (findings.invalid.length > 0) throw new Error(`${type.name} validation errors: ${findings.invalid.join('; ')}`);
};

/** Dotted keys can make larger and deeper objects than the frame shows. */
export const checkExpanded = ({ name }: DocumentType, expanded: Data, most: number): void => {
  if (isTooDeep(expanded)) throw new Error(`${name} validation errors: the data is nested too deep`);
  if (hasMoreValues(expanded, most)) throw new Error(`${name} validation errors: these are more than ${most} values`);
};

const initialOwnership = (type: DocumentType, data: Data, { userId }: Creation): Data => {
  const given = isPlain(data['ownership']) ? data['ownership'] : {};
  if (!type.primary) return { default: OWNERSHIP.INHERIT, ...given };
  return { default: OWNERSHIP.NONE, [userId]: OWNERSHIP.OWNER, ...given };
};

const children = (type: DocumentType, source: Data, creation: Creation): Data =>
  Object.fromEntries(
    Object.entries(type.embedded).map(([documentName, field]) => {
      const inner = documentType(documentName);
      const keep = creation.operation.keepEmbeddedIds !== false;
      const given = Array.isArray(source[field]) ? (source[field] as unknown[]).filter(isPlain) : [];
      return [field, given.map(child => newSource(inner, child, keep, creation))];
    }),
  );

/** The whole source that creation data makes: cleaned, completed, with its id and with its embedded sources. */
export const newSource = (type: DocumentType, given: Data, keepId: boolean, creation: Creation): Data => {
  if (--creation.documents.left < 0) throw new Error('These are too many documents for one request.');
  const findings: Findings = { unknown: [], invalid: [] };
  const expanded = expand(given);
  checkExpanded(type, expanded, creation.most);
  const cleaned = clean(type.fields, withoutOperators(expanded) as Data, findings);
  const data = sanitizeFields(type.fields, cleaned, creation.html);
  const id = data['_id'];
  if (keepId && id !== undefined && id !== null && !isId(id)) {
    findings.invalid.push(`_id: "${String(id)}" is not a valid 16 character id`);
  }
  const source = withInitial(type.fields, data);
  findings.invalid.push(...missing(type.fields, source));
  judge(type, findings, creation);
  source['_id'] = keepId && isId(id) ? id : randomId();
  if ('ownership' in type.fields) source['ownership'] = initialOwnership(type, data, creation);
  if ('author' in type.fields) source['author'] ??= creation.userId;
  if ('timestamp' in type.fields) source['timestamp'] ??= creation.now;
  if (isPlain(source['_stats'])) {
    Object.assign(source['_stats'], {
      coreVersion: creation.coreVersion,
      createdTime: creation.now,
      modifiedTime: creation.now,
      lastModifiedBy: creation.userId,
    });
  }
  return Object.assign(source, children(type, source, creation));
};

/** The allowed changes of a request, cleaned; the others are reported as faults. */
export const cleanChanges = (
  type: DocumentType,
  given: Data,
  { html, most }: Spent,
  fault: (message: string) => void,
): Data => {
  const findings: Findings = { unknown: [], invalid: [] };
  const expanded = expand(given);
  checkExpanded(type, expanded, most);
  const changes = clean(type.fields, expanded, findings);
  for (const key of Object.keys(changes)) {
    const field = operatorOf(key)?.name ?? key;
    // no operator changes a document's id or type either
    if (field === '_id' && key !== field) delete changes[key];
    if (!Object.values(type.embedded).includes(field)) continue;
    fault(`${type.name}: "${key}" in an update; embedded documents are changed by their own operations`);
    delete changes[key];
  }
  judge(type, findings, { fault });
  html.ofDocument = LIMITS.html;
  return sanitizeFields(type.fields, changes, html);
};
