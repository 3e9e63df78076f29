import { expect, test } from 'vitest';
import bangla from '../../../messages/bn/visas.json' with { type: 'json' };
import { joinShortPrefixes } from './short-prefix.ts';

test('a Bangla prefix of one letter is never left alone at the end of a line', () => {
  expect(joinShortPrefixes('ই-ভিসা ও ই-পাসপোর্ট')).toBe('ই-\u2060ভিসা ও ই-\u2060পাসপোর্ট');
  expect(joinShortPrefixes('দেশে-বিদেশে, ১-২ দিন, এ - বি')).toBe('দেশে-বিদেশে, ১-২ দিন, এ - বি');
  expect(joinShortPrefixes(joinShortPrefixes('ই-ভিসা'))).toBe('ই-\u2060ভিসা');
  expect(bangla.visas_form_e_visa).toBe(joinShortPrefixes('ই-ভিসা'));
});
