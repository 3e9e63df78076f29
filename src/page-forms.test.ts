import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf, takesForms } from './pages.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test('a page takes forms when it has an action, and no other does', () => {
  const pages = [...read('routes.ts').matchAll(/\['([^']+)', '([^']+\/site\/[^']+\.tsx)'\]/g)].map(
    ([, path = '', file = '']) => ({ path: `/${path.replace(/:\w+/g, 'x')}`, file }),
  );
  expect(pages.length).toBeGreaterThan(20);
  const wrong = pages.filter(
    ({ path, file }) =>
      takesForms(addressOf(path, '', 'http://localhost')) !==
      /^export (?:async )?function action\(/m.test(read(file)),
  );
  expect(wrong).toEqual([]);
});
