import { join } from 'node:path';
import { expect, test } from 'vitest';
import { batchesOf } from '../tests/conformance/members';
import { documentTypes } from 'vtt-stand-in/documents';
import type { Field, Fields } from 'vtt-stand-in/schema';
import dataMembers from 'vtt-stand-in/api.json' with { type: 'json' };
import uiMembers from 'vtt-stand-in/api-ui.json' with { type: 'json' };
import { usedMembers, type Used } from './usage';

const root = join(import.meta.dirname, '..');
const cited = [dataMembers, uiMembers].flatMap(members => Object.keys(members)).map(name => name.split(/[.#]/));
const members = new Set(cited.map(path => path.at(-1)));
/** Namespaces and classes on the way to a member. */
const passed = new Set(cited.flat());

const namesOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [name, ...innerNames(field)]);
const innerNames = (field: Field): string[] => ('fields' in field ? namesOf(field.fields) : []);
const fields = new Set(documentTypes.flatMap(type => [...namesOf(type.fields), ...Object.values(type.embedded)]));

const isField = ({ member, owner }: Used): boolean =>
  /(?:^$|Schema|^Base\w+|Document)$/.test(owner) && fields.has(member);
const isConstant = ({ member, of }: Used): boolean => /^[A-Z_]+$/.test(member) && passed.has(of);

const used = usedMembers(join(root, 'tsconfig.foundry.json'));
const saidOf = (ones: readonly Used[]): readonly string[] =>
  [...new Set(ones.map(({ owner, member, file }) => `${owner}#${member} in ${file}`))].sort();

// shows host.2
test('the module uses no platform member that the host does not cite', () => {
  expect(used.length).toBeGreaterThan(200);
  const uncited = used.filter(
    one => !members.has(one.member) && !passed.has(one.member) && !isField(one) && !isConstant(one),
  );
  expect(saidOf(uncited)).toEqual([]);
});

// shows host.3
test('every platform member that the module uses is in a batch of the conformance module', () => {
  const held = batchesOf(join(root, 'tests/conformance/module'));
  expect(saidOf(used.filter(({ member }) => !held.has(member)))).toEqual([]);
});
