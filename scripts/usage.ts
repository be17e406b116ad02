import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript-api';

/** A platform member that the module uses, and where. */
export interface Used {
  /** Its name, and the class, interface or namespace that declares it. */
  readonly member: string;
  readonly owner: string;
  /** The name before the dot where it is used. */
  readonly of: string;
  readonly file: string;
}

const TYPES = `node_modules${sep}fvtt-types`;

/** The module's own declarations of what the types lack. */
const ADDED = join('src', 'foundry', 'v14.d.ts');

const isPlatform = (symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some(one => {
    const file = one.getSourceFile().fileName.split('/').join(sep);
    return file.includes(TYPES) || file.endsWith(ADDED);
  }) ?? false;

/** The names around a declaration: its class, interface or namespaces. */
const ownerOf = (declaration: ts.Declaration): string => {
  const names: string[] = [];
  for (let node: ts.Node = declaration.parent; !ts.isSourceFile(node); node = node.parent) {
    if ((ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isModuleDeclaration(node)) && node.name) {
      names.unshift(node.name.text);
    }
  }
  return names.join('.');
};

type OverridingMember = ts.ClassElement & { readonly name: ts.Identifier };

const isOverride = (node: ts.Node): node is OverridingMember =>
  ts.isClassElement(node) &&
  node.name !== undefined &&
  ts.isIdentifier(node.name) &&
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.OverrideKeyword) ?? false);

/** The member of a class that this one overrides. */
const inherited = (checker: ts.TypeChecker, { parent, name }: OverridingMember): ts.Symbol | undefined => {
  const type = ts.isClassLike(parent) ? checker.getTypeAtLocation(parent) : undefined;
  const bases = type?.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  return bases.map(base => base.getProperty(name.text)).find(isPlatform);
};

const lastName = (expression: ts.Expression): string =>
  (/[\w$]+$/.exec(
    expression
      .getText()
      .replace(/[!?]$/, '')
      .replace(/\([^()]*\)$/, ''),
  ) ?? [''])[0];

/** The original name in destructuring, if it has one. */
const takenFrom = ({ parent: { parent } }: ts.BindingElement): string =>
  ts.isVariableDeclaration(parent) && parent.initializer ? lastName(parent.initializer) : '';

/**
 * Every member of the platform's types that a project's sources read, call or override, as the compiler resolves it.
 * Members missing in the types are found where the project declares them.
 */
export const usedMembers = (project: string): readonly Used[] => {
  const folder = dirname(project);
  const { config } = ts.readConfigFile(project, path => ts.sys.readFile(path)) as { config: object };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap(source => {
    if (source.isDeclarationFile || /node_modules|\.test\.ts$/.test(source.fileName)) return [];
    const file = relative(folder, source.fileName);
    const found: Used[] = [];
    if (!file.startsWith(join('src', 'foundry')) && file !== join('src', 'module.ts')) return [];
    const note = (name: ts.MemberName, symbol: ts.Symbol | undefined, of: string): void => {
      const [declaration] = symbol?.declarations ?? [];
      if (declaration && isPlatform(symbol)) found.push({ member: name.text, owner: ownerOf(declaration), of, file });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node)) {
        note(node.name, checker.getSymbolAtLocation(node.name), lastName(node.expression));
      } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
        const name = node.propertyName ?? node.name;
        if (ts.isIdentifier(name))
          note(name, checker.getTypeAtLocation(node.parent).getProperty(name.text), takenFrom(node));
      } else if (isOverride(node)) note(node.name, inherited(checker, node), 'override');
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
};
