/**
 * Changes of an unlinked token's own actor. They are changes of the token for the server, and of an actor for everybody
 * who hears of them. [I] 8973, 9131
 */
import { documentType } from '../../shared/documents';
import { copy, isPlain, randomId, type Data } from '../../shared/json';
import { apply } from '../../shared/merge';
import { OWN_FIELDS } from '../../shared/parts-of-documents';
import type { Action, DocumentAnswer, DocumentRequest } from '../../shared/wire';
import { type AnyDocument, implementationOf } from './current';
import { Hooks } from './hooks';
import { fromUuidSync } from './uuid';

interface Place {
  readonly token: AnyDocument & { readonly actor: AnyDocument | null; readonly delta: object };
  /** What lies between the actor and the changed documents: nothing, or an item. */
  readonly path: readonly string[];
}

const placeOf = (documentName: string, parentUuid: unknown): Place | null => {
  const parts = typeof parentUuid === 'string' ? parentUuid.split('.') : [];
  const at = parts.indexOf('Token');
  const [kind, ...below] = parts.slice(at + 2);
  if (at < 0 || (kind === undefined ? documentName !== 'Actor' : kind !== 'Actor')) return null;
  const token = fromUuidSync(parts.slice(0, at + 2).join('.')) as Place['token'] | null;
  return token?.documentName === 'Token' ? { token, path: below.slice(1) } : null;
};

/** An id for new data, and for what is embedded in it. */
const withIds = (documentName: string, data: Data): Data => {
  const inner = Object.entries(documentType(documentName).embedded).map(([name, field]) => [
    field,
    ((data[field] ?? []) as Data[]).map(one => withIds(name, one)),
  ]);
  return { ...data, ...Object.fromEntries(inner), _id: data['_id'] || randomId() };
};

const byId = (all: readonly Data[], id: unknown): number => all.findIndex(({ _id }) => _id === id);

/** Changes the list of embedded documents at a place of an actor's source, and answers as the server would. */
const change = (
  list: Data[],
  documentName: string,
  action: Action,
  { data, updates, ids }: DocumentRequest['operation'],
) => {
  if (action === 'create') {
    const made = (data ?? []).map(one => new (implementationOf(documentName))(withIds(documentName, one)).toObject());
    list.push(...copy(made));
    return made;
  }
  for (const { _id, ...changes } of updates ?? []) apply(list[byId(list, _id)] ?? {}, changes);
  for (const id of ids ?? []) list.splice(byId(list, id), 1);
  return action === 'update' ? (updates ?? []) : (ids ?? []);
};

/** What differs in a list of an actor's embedded documents, after it has changed. */
const differing = (before: readonly Data[], after: readonly Data[], known: readonly Data[]): Data[] => {
  const isChanged = (one: Data): boolean => JSON.stringify(one) !== JSON.stringify(before[byId(before, one['_id'])]);
  const gone = before.filter(({ _id }) => byId(after, _id) < 0).map(({ _id }) => ({ _id, _tombstone: true }));
  const changed = after.filter(isChanged);
  const kept = known.filter(({ _id }) => byId(gone, _id) < 0 && byId(changed, _id) < 0);
  return copy([...kept, ...changed, ...gone]);
};

/** The request that the server understands: of the token, with the changes of its actor beside it. */
export const ofToken = (request: DocumentRequest): DocumentRequest => {
  const { action, documentName, operation } = request;
  const place = placeOf(documentName, operation.parentUuid);
  const actor = place?.token.actor;
  if (!place || !actor) return request;
  const { token, path } = place;
  const { data: _data, updates = [], ids: _ids, parentUuid = null, ...rest } = operation;
  const asked = (delta: Data, result?: readonly (Data | string)[]): DocumentRequest => ({
    action: 'update',
    documentName: 'Token',
    operation: {
      ...rest,
      parentUuid: token.parent?.uuid ?? null,
      updates: [{ _id: token.id, ...delta }],
      ...(result && { ofActor: { action, documentName, parentUuid, result } }),
    },
  });
  if (documentName === 'Actor') {
    if (action !== 'update') return asked({ '==delta': null });
    const own = Object.entries(updates[0] ?? {}).filter(([key]) => OWN_FIELDS.some(field => key.endsWith(field)));
    return asked({ delta: Object.fromEntries(own) }, updates);
  }
  const source = copy(actor._source);
  const [kind, id] = path;
  const top = documentType('Actor').embedded[kind ?? documentName] ?? '';
  const all = source[top] as Data[];
  const field = documentType(kind ?? 'Actor').embedded[documentName] ?? '';
  const list = kind ? (all[byId(all, id)]?.[field] as Data[]) : all;
  const result = change(list, documentName, action, operation);
  const known = ((token._source['delta'] as Data | null)?.[top] ?? []) as Data[];
  return asked({ delta: { [top]: differing(actor._source[top] as Data[], all, known) } }, result);
};

/** The changes of an actor beside those of its token; whoever forged others than its token's is not heard. */
const ofActor = ({ documentName, operation, result, userId }: DocumentAnswer): [Place, DocumentAnswer] | null => {
  const { ofActor: told, parentUuid, ...rest } = operation;
  const [changes] = result;
  if (documentName !== 'Token' || !isPlain(told) || !isPlain(changes)) return null;
  const place = placeOf(String(told['documentName']), told['parentUuid']);
  const isKnown =
    place?.token.uuid === `${parentUuid}.Token.${String(changes['_id'])}` &&
    ['Actor', 'Item', 'ActiveEffect'].includes(String(told['documentName'])) &&
    Array.isArray(told['result']) &&
    told['result'].every(one => (told['action'] === 'delete' ? typeof one === 'string' : isPlain(one)));
  if (!place || !isKnown) return null;
  const inner = {
    ...(told as unknown as DocumentAnswer),
    operation: { ...rest, parentUuid: told['parentUuid'] as string },
  };
  return [place, { ...inner, userId }];
};

/** Carries out an answer about a token's own actor, if it is one. */
export const applyOfActor = (
  answer: DocumentAnswer,
  carryOut: (inner: DocumentAnswer) => AnyDocument[],
): AnyDocument[] | null => {
  const found = ofActor(answer);
  if (!found?.[0].token.actor) return null;
  const [{ token }, inner] = found;
  const { _id, ...changes } = answer.result[0] as Data;
  apply(token._source, changes);
  const done = carryOut(inner);
  if (!answer.operation.noHook) {
    Hooks.callAll('updateActorDelta', token.delta, changes['delta'], inner.operation, answer.userId);
  }
  return done;
};
