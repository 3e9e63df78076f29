import { expect, it } from 'vitest';
import { dueAfter } from './due.rules.ts';

const none = new Set<string>();

it('who didn’t answer is due on the next working day, who got a message a day later, who was called after that', () => {
  // A Sunday.
  expect(dueAfter('no-answer', '2026-12-06', none)).toBe('2026-12-07');
  expect(dueAfter('whatsapp', '2026-12-06', none)).toBe('2026-12-08');
  expect(dueAfter('called', '2026-12-06', none)).toBe('2026-12-09');
});

it('Friday, Saturday and holidays are no days on which somebody is due', () => {
  // A Thursday; Sunday is a holiday.
  expect(dueAfter('no-answer', '2026-12-10', none)).toBe('2026-12-13');
  expect(dueAfter('no-answer', '2026-12-10', new Set(['2026-12-13']))).toBe('2026-12-14');
});
