import { parseSync } from '@swc/core';
import { readText } from './source-files.ts';

export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a piece of TypeScript. */
export function nodesOf(code: string, path = 'code.tsx'): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const waiting: unknown[] = [
    parseSync(code, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' }),
  ];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (isNode(value)) {
      found.push(value);
    }
    if (typeof value === 'object' && value !== null) {
      waiting.push(...Object.values(value));
    }
  }
  return found;
}

export const nodesOfFile = (path: string) => nodesOf(readText(path), path);

/** The text of a field of a node that is itself an identifier or a string. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) {
    return '';
  }
  const { value: text, name } = value;
  return typeof text === 'string' ? text : typeof name === 'string' ? name : '';
}
