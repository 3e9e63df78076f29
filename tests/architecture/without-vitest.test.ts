import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { readText } from './source-files.ts';

/** Programs that Node runs by itself, without the runner of the tests. */
const programs = [
  'tests/load/bench.ts',
  'tests/load/budgets.ts',
  'tests/faults/soak.ts',
  'tests/cluster/cluster.ts',
];

const imported = /^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

/** The file of an import; undefined for a package. */
function fileOf(from: string, name: string): string | undefined {
  if (name.startsWith('.')) {
    return normalize(join(dirname(from), name));
  }
  return name.startsWith('#tests/')
    ? name.replace('#tests/', 'tests/')
    : name.startsWith('#')
      ? name.replace('#', 'src/')
      : undefined;
}

/** The way from a program to an import of vitest; undefined when there is none. */
function wayToVitest(program: string): string | undefined {
  const from = new Map<string, string>([[program, program]]);
  for (const [file, way] of from) {
    for (const [, named, bare] of readText(file).matchAll(imported)) {
      const name = named ?? bare ?? '';
      if (name === 'vitest') {
        return `${way} > vitest`;
      }
      const next = fileOf(file, name);
      if (next !== undefined && /\.tsx?$/.test(next) && !from.has(next)) {
        from.set(next, `${way} > ${next}`);
      }
    }
  }
  return from.size > 1 ? undefined : `${program} imports nothing`;
}

test('benches and fault runs import nothing of vitest, without which they run', () => {
  expect(programs.map(wayToVitest).filter((way) => way !== undefined)).toEqual([]);
});
