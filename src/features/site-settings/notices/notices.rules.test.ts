import { expect, test } from 'vitest';
import { notice } from '../site-settings.contract.ts';
import { noticesOn } from './notices.rules.ts';

const eid = {
  texts: { en: 'Closed for Eid.', bn: 'ঈদে বন্ধ।' },
  link: '/contact',
  from: '2026-12-10',
  until: '2026-12-12',
};
const strike = { ...eid, texts: { en: 'Roads are closed.', bn: 'রাস্তা বন্ধ।' }, link: '', until: '2026-12-10' };

test('a notice is shown from its first day to its last, and on no other', () => {
  const shownOn = (day: string) => noticesOn([eid], day, 'en')?.items.map(({ text }) => text) ?? [];
  expect(shownOn('2026-12-09')).toEqual([]);
  expect(shownOn('2026-12-10')).toEqual(['Closed for Eid.']);
  expect(shownOn('2026-12-12')).toEqual(['Closed for Eid.']);
  expect(shownOn('2026-12-13')).toEqual([]);
});

test('both languages say it, and closing it in one closes it in the other', () => {
  const [en, bn] = [noticesOn([eid], '2026-12-10', 'en'), noticesOn([eid], '2026-12-10', 'bn')];
  expect(bn?.items).toEqual([{ text: 'ঈদে বন্ধ।', link: '/contact' }]);
  expect(bn?.key).toBe(en?.key);
});

test('other notices have another name, so that a closed one does not hide them', () => {
  const both = noticesOn([eid, strike], '2026-12-10', 'en');
  expect(both?.items).toHaveLength(2);
  expect(both?.key).not.toBe(noticesOn([eid, strike], '2026-12-11', 'en')?.key);
  expect(both?.key).toMatch(/^[0-9a-z]+$/);
});

test('a notice leads to a page of ours, to another site, or nowhere', () => {
  for (const link of ['', '/contact', '/packages/domestic', 'https://example.com/x']) {
    expect(notice.safeParse({ ...eid, link }).success, link).toBe(true);
  }
  for (const link of [
    'contact',
    '//evil.example',
    'javascript:alert(1)',
    '/contact?x=1',
    'data:text/html,x',
  ]) {
    expect(notice.safeParse({ ...eid, link }).success, link).toBe(false);
  }
});

test('a notice that ends before it begins is refused at its last day', () => {
  const { error } = notice.safeParse({ ...eid, until: '2026-12-09' });
  expect(error?.issues[0]?.path).toEqual(['until']);
});
