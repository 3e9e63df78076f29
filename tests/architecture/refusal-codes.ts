import { readText } from './source-files.ts';
import { isNode, nameOf, nodesOf, type SyntaxNode } from './syntax.ts';

/** The other ways of refusing have words for all their codes alike: sign in, not yours, gone, come again. */
const kinds = new Set(['invalid', 'conflict', 'too-large', 'unsupported', 'too-many', 'forbidden']);

export interface RefusalCodes {
  readonly codes: readonly string[];
  /** Codes that the file doesn't say, as they are written. */
  readonly unread: readonly string[];
}

/** The binding that an identifier means: its name and its scope. */
const bindingOf = (node: SyntaxNode): string => `${nameOf(node)} ${String(node.ctxt)}`;

const listOf = (value: unknown): readonly SyntaxNode[] =>
  Array.isArray(value) ? value.map(unwrapped).filter(isNode) : [];

/** An argument without what the parser puts around it. */
const unwrapped = (value: unknown): unknown => {
  const { expression, pat } = Object(value);
  return isNode(expression) ? expression : isNode(pat) ? pat : value;
};

/** What the file calls each of its values and parameters, and what is handed to its functions. */
function bindingsOf(nodes: readonly SyntaxNode[]) {
  const values = new Map<string, SyntaxNode>();
  const parameters = new Map<string, { readonly of: string; readonly index: number }>();
  const calls = new Map<string, (readonly SyntaxNode[])[]>();
  const noteFunction = (name: unknown, params: unknown) => {
    for (const [index, param] of listOf(params).entries()) {
      if (isNode(name) && param.type === 'Identifier') {
        parameters.set(bindingOf(param), { of: bindingOf(name), index });
      }
    }
  };
  for (const node of nodes) {
    if (node.type === 'FunctionDeclaration') {
      noteFunction(node.identifier, node.params);
    } else if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init)) {
      values.set(bindingOf(node.id), node.init);
      noteFunction(node.id, node.init.params);
    } else if (node.type === 'CallExpression' && isNode(node.callee)) {
      const name = bindingOf(node.callee);
      calls.set(name, [...(calls.get(name) ?? []), listOf(node.arguments)]);
    }
  }
  return { values, parameters, calls };
}

type Bindings = ReturnType<typeof bindingsOf>;

/** The strings that an expression can be; undefined where the file doesn't say. */
function stringsOf(node: unknown, bindings: Bindings): readonly string[] | undefined {
  if (!isNode(node)) {
    return;
  }
  const all = (parts: readonly unknown[]) => {
    const found = parts.map((part) => stringsOf(part, bindings));
    return found.every((each) => each !== undefined) && found.length > 0 ? found.flat() : undefined;
  };
  if (node.type === 'StringLiteral') {
    return [nameOf(node)];
  }
  if (node.type === 'ConditionalExpression') {
    return all([node.consequent, node.alternate]);
  }
  if (node.type === 'TemplateLiteral') {
    const [before, after] = Array.isArray(node.quasis) ? node.quasis.map(({ cooked }) => String(cooked)) : [];
    return all(listOf(node.expressions))?.map((each) => `${before}${each}${after}`);
  }
  if (node.type !== 'Identifier') {
    return;
  }
  const parameter = bindings.parameters.get(bindingOf(node));
  return parameter === undefined
    ? stringsOf(bindings.values.get(bindingOf(node)), bindings)
    : all((bindings.calls.get(parameter.of) ?? []).map((handed) => handed[parameter.index]));
}

/** The kind and the code of a refusal: a `Failure`, or the denial of a policy. */
function refusalOf(node: SyntaxNode): readonly [unknown, unknown] | undefined {
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Failure') {
    const [kind, code] = listOf(node.arguments);
    return [kind, code];
  }
  if (node.type !== 'ObjectExpression') {
    return;
  }
  const fields = new Map(listOf(node.properties).map(({ key, value }) => [nameOf(key), value]));
  const code = fields.get('code');
  return fields.has('kind') && code !== undefined ? [fields.get('kind'), code] : undefined;
}

/** The codes of the refusals that a file makes, of those kinds that have words for each code. */
export function refusalCodesOf(path: string): RefusalCodes {
  const text = readText(path);
  const nodes = nodesOf(text, path);
  const bindings = bindingsOf(nodes);
  const start = Number(Object(nodes[0]?.span).start);
  const bytes = Buffer.from(text);
  const [codes, unread]: [string[], string[]] = [[], []];
  for (const node of nodes) {
    const [kind, code] = refusalOf(node) ?? [];
    const kindsSaid = stringsOf(kind, bindings) ?? [...kinds];
    if (!isNode(code) || !kindsSaid.some((each) => kinds.has(each))) {
      continue;
    }
    const found = stringsOf(code, bindings);
    const { start: from, end } = Object(code.span);
    codes.push(...(found ?? []));
    if (found === undefined) {
      unread.push(`${path}: ${bytes.subarray(Number(from) - start, Number(end) - start)}`);
    }
  }
  return { codes, unread };
}
