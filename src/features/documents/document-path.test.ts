import { href } from 'react-router';
import { expect, test } from 'vitest';
import { packagePath, packagesPath, postPath, visaPath } from './document-path.rules.ts';

test('every document has the address that its route takes', () => {
  expect(visaPath('japan')).toBe(href('/visadetails/:name', { name: 'japan' }));
  expect(packagesPath('domestic')).toBe(href('/packages/:market', { market: 'domestic' }));
  expect(packagePath({ market: 'domestic', slug: 'sajek' })).toBe(
    href('/packages/:market/:id', { market: 'domestic', id: 'sajek' }),
  );
  expect(postPath('news', 'a')).toBe(href('/news/:id', { id: 'a' }));
  expect(postPath('blog', 'a')).toBe(href('/blogs/:id', { id: 'a' }));
});
