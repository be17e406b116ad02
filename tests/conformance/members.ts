/** Which names the batches read, call or override: read from their syntax, as the compiler has it. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript-api';

const namesIn = (file: string): ReadonlySet<string> => {
  const names = new Set<string>();
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
  const visit = (node: ts.Node): void => {
    const name = ts.isPropertyAccessExpression(node)
      ? node.name
      : ts.isBindingElement(node)
        ? (node.propertyName ?? node.name)
        : ts.isClassElement(node)
          ? node.name
          : undefined;
    if (name && ts.isIdentifier(name)) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
};

/** The batches in which each name stands. */
export const batchesOf = (module: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const held = new Map<string, Set<string>>();
  const files = [
    join(module, 'conformance.mjs'),
    ...readdirSync(join(module, 'batches')).map(file => join(module, 'batches', file)),
  ];
  for (const file of files) {
    for (const name of namesIn(file)) {
      const batches = held.get(name) ?? new Set();
      held.set(name, batches.add(basename(file, '.mjs')));
    }
  }
  return held;
};
