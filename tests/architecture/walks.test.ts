import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText, root } from './source-files.ts';

interface Step {
  readonly path: string;
  /** The address at which it meets a file before it. */
  readonly by: string | undefined;
}

const [, section = ''] = readText('docs/architecture.md').split('\n## Walks\n');
const walks = (section.split('\n## ')[0] ?? '')
  .split('\n**')
  .slice(1)
  .map((text) => ({
    name: text.split('**')[0] ?? '',
    steps: [...text.matchAll(/^\d+\. `([^`]+)`(?:, by `([^`]+)`)?/gm)].map(
      ([, path = '', by]): Step => ({ path, by }),
    ),
  }));

/** The files of ours that a file imports. */
const importsOf = (path: string): ReadonlySet<string> =>
  new Set(
    [...readText(path).matchAll(/(?:from|import\()\s*'([.#][^']+)'/g)].map(([, name = '']) =>
      name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(path), name),
    ),
  );

/** Whether a file is reached from one of those before it. */
function isReached({ path, by }: Step, before: readonly Step[]): boolean {
  if (by === undefined) {
    return before.some((each) => importsOf(each.path).has(path));
  }
  // What Firebase's library asks isn't written in a file of ours.
  const [, ofLibrary] = /^accounts:(\w+)$/.exec(by) ?? [];
  return (
    readText(path).includes(by) &&
    (ofLibrary !== undefined || before.some((each) => readText(each.path).includes(`'${by}'`)))
  );
}

const longest: Readonly<Record<string, number>> = {
  'Cash at the counter': 14,
  'Two seats by a visitor': 14,
  'A paper of a visa case is wanted again': 10,
  'From the reset of a password to its letter': 10,
};

test('the walks of the architecture are those that are counted', () => {
  expect(walks.map(({ name }) => name)).toEqual(Object.keys(longest));
});

describe.each(walks)('$name', ({ name, steps }) => {
  test('passes so many files at most', () => {
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.length).toBeLessThanOrEqual(longest[name] ?? 0);
  });

  test('leads from each file to the next', () => {
    expect(steps.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
    const lost = steps.filter((step, index) => index > 0 && !isReached(step, steps.slice(0, index)));
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
});
