import { expect, test } from 'vitest';
import { judgePath } from './page-redirects.ts';

test('one page has one address', () => {
  expect(judgePath('/visaservices', '')).toEqual({ kind: 'fine' });
  expect(judgePath('/VisaServices/', '?a=1')).toEqual({ kind: 'redirect', to: '/visaservices?a=1' });
  expect(judgePath('//evil.example', '')).toEqual({ kind: 'redirect', to: '/evil.example' });
  expect(judgePath('/', '')).toEqual({ kind: 'fine' });
  expect(judgePath('/bn/', '')).toEqual({ kind: 'redirect', to: '/bn' });
});

test('an encoding that cannot be read is refused', () => {
  expect(judgePath('/%E0%A4%A', '').kind).toBe('broken');
  expect(judgePath('/search', '?q=%zz').kind).toBe('broken');
  expect(judgePath('/visadetails/%00', '').kind).toBe('broken');
  expect(judgePath('/a', `?${'x'.repeat(5000)}`).kind).toBe('broken');
});
