import { describe, expect, it } from 'vitest';
import { foreignAddresses } from '#tests/journeys/foreign-addresses.ts';
import { ownPath } from './next-path.rules.ts';

describe('the page to come back to after signing in', () => {
  it.for(foreignAddresses)('is never another site: %j', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });

  it('is a path of the site with its query', () => {
    const own = ['/', '/bn/account', '/dashboard/managevisa?state=draft&page=2', '/blogs/x#more', '/bn'];
    expect(foreignAddresses.length).toBeGreaterThan(45);
    expect(own.map(ownPath)).toEqual(own);
  });

  it('may name a whole address in its query, which stays a query', () => {
    expect(ownPath('/search?q=https://evil.example')).toBe('/search?q=https://evil.example');
  });
});
