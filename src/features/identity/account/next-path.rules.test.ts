import { describe, expect, it } from 'vitest';
import { ownPath } from './next-path.rules.ts';

const foreign = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//evil.example\\@ours.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%00//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://ours.example/x',
  '@evil.example',
  'ours.example@evil.example',
  'ours.example.evil.example',
  'evil.example',
  './/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/\u2028/evil.example',
  '/\u00a0/evil.example',
  '//evil。example',
  '?next=//evil.example',
  '#//evil.example',
  '',
];

describe('the page to come back to after signing in', () => {
  it.for(foreign)('is never another site: %j', (asked) => {
    expect(ownPath(asked)).toBeUndefined();
  });

  it('is a path of ours with its query', () => {
    const own = ['/', '/bn/account', '/dashboard/managevisa?state=draft&page=2', '/blogs/x#more', '/bn'];
    expect(foreign.length).toBeGreaterThan(45);
    expect(own.map(ownPath)).toEqual(own);
  });

  it('may name a whole address in its query, which stays a query', () => {
    expect(ownPath('/search?q=https://evil.example')).toBe('/search?q=https://evil.example');
  });
});
