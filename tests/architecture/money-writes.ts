import { posix } from 'node:path';
import { parseSync } from '@swc/core';
import { filesBelow, readText } from './source-files.ts';
import { isNode, nameOf, type SyntaxNode } from './syntax.ts';

/** Everything in a piece of a program that is a node. */
function* within(value: unknown): Generator<SyntaxNode> {
  if (isNode(value)) {
    yield value;
  }
  if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) {
      yield* within(each);
    }
  }
}

const listOf = (value: unknown): readonly SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Where an import leads, as a path from the root. */
const resolved = (from: string, module: string): string =>
  module.startsWith('#features/')
    ? `src/features/${module.slice('#features/'.length)}`
    : module.startsWith('.')
      ? posix.join(posix.dirname(from), module)
      : module;

interface Declared {
  /** `path name` of what it uses. */
  readonly uses: ReadonlySet<string>;
  /** The name of the command that it is. */
  readonly command: string | undefined;
}

/** What the top of a file declares, and what of it and of other files each uses. */
function declaredIn(path: string): [string, Declared][] {
  const { body } = parseSync(readText(path), { syntax: 'typescript', target: 'es2022' });
  const statements: readonly SyntaxNode[] = listOf(body);
  const imported = new Map<string, string>();
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local, imported: original } of listOf(statement.specifiers)) {
        imported.set(
          nameOf(local),
          `${resolved(path, nameOf(statement.source))} ${nameOf(original) || nameOf(local)}`,
        );
      }
    }
  }
  return statements.flatMap((statement): [string, Declared][] => {
    const made = isNode(statement.declaration) ? statement.declaration : statement;
    const parts = made.type === 'FunctionDeclaration' ? [made] : listOf(made.declarations);
    return parts.map((part) => {
      const name = nameOf(part.identifier ?? part.id);
      const nodes = [...within(part)];
      const uses = nodes
        .filter(({ type }) => type === 'Identifier')
        .map((node) => imported.get(nameOf(node)) ?? `${path} ${nameOf(node)}`);
      const init = isNode(part.init) ? part.init : undefined;
      const isCommand = init?.type === 'CallExpression' && nameOf(init.callee) === 'command';
      const property = nodes.find(({ type, key }) => type === 'KeyValueProperty' && nameOf(key) === 'name');
      return [
        `${path} ${name}`,
        { uses: new Set(uses), command: isCommand ? nameOf(property?.value) : undefined },
      ];
    });
  });
}

/** What books an entry of the ledger, asks for one, or says what a cancellation keeps; as `path name`. */
const writing = [
  'src/features/ledger/ledger.writes.ts bookEntry',
  'src/features/ledger/approvals/approvals.writes.ts askApproval',
  'src/features/orders/costs.commands.ts spendOn',
];

/** The names of all commands that use one of these, by themselves or by what they call: those that write money by default. */
export function moneyCommands(used: readonly string[] = writing): string[] {
  const all = new Map(filesBelow('src/features', /\.(?:commands|writes)\.ts$/).flatMap(declaredIn));
  const writes = new Set(used);
  for (let before = 0; before < writes.size; ) {
    before = writes.size;
    for (const [name, { uses }] of all) {
      if ([...uses].some((each) => writes.has(each))) {
        writes.add(name);
      }
    }
  }
  return [...all].flatMap(([name, { command }]) =>
    command !== undefined && writes.has(name) ? command : [],
  );
}
