import { expect, test } from 'vitest';
import { checkPath } from './page-redirects.ts';

test('one page has one address', () => {
  expect(checkPath('/visaservices', '')).toEqual({ kind: 'fine' });
  expect(checkPath('/VisaServices/', '?a=1')).toEqual({ kind: 'redirect', to: '/visaservices?a=1' });
  expect(checkPath('//evil.example', '')).toEqual({ kind: 'redirect', to: '/evil.example' });
  expect(checkPath('/', '')).toEqual({ kind: 'fine' });
  expect(checkPath('/bn/', '')).toEqual({ kind: 'redirect', to: '/bn' });
});

test('an encoding that cannot be read is refused', () => {
  expect(checkPath('/%E0%A4%A', '').kind).toBe('broken');
  expect(checkPath('/search', '?q=%zz').kind).toBe('broken');
  expect(checkPath('/visadetails/%00', '').kind).toBe('broken');
  expect(checkPath('/a', `?${'x'.repeat(5000)}`).kind).toBe('broken');
});
