import { describe, expect, it } from 'vitest';
import { reminderDay, reminderOf } from './lifecycle.rules.ts';

const part = (due: string, left = 100) => ({ amount: 100, due, left });
const one = [part('2026-12-20')];

describe('a reminder', () => {
  it.each([
    ['2026-12-16', undefined],
    ['2026-12-17', '2026-12-20 -3'],
    ['2026-12-19', '2026-12-20 -3'],
    ['2026-12-20', '2026-12-20 0'],
    ['2026-12-22', '2026-12-20 0'],
    ['2026-12-23', '2026-12-20 3'],
    ['2026-12-30', '2026-12-20 3'],
    ['2026-12-31', undefined],
  ])('on %s is the latest whose day has come, for a week', (today, subject) => {
    expect(reminderOf(one, today, '2026-12-01')).toBe(subject);
  });

  it('is not sent of what is paid', () => {
    expect(reminderOf([part('2026-12-20', 0)], '2026-12-20', '2026-12-01')).toBeUndefined();
  });

  it('is not sent on the day of acceptance, nor for a day before it', () => {
    expect(reminderOf(one, '2026-12-20', '2026-12-20')).toBeUndefined();
    expect(reminderOf(one, '2026-12-18', '2026-12-17')).toBeUndefined();
    expect(reminderOf(one, '2026-12-20', '2026-12-19')).toBe('2026-12-20 0');
  });

  it('is one for several parts that are late', () => {
    const plan = [part('2026-12-18'), part('2026-12-20'), part('2027-01-20')];
    expect(reminderOf(plan, '2026-12-24', '2026-12-01')).toBe('2026-12-20 3');
  });

  it('is not sent at night: its day begins at nine in the morning in Dhaka', () => {
    expect(reminderDay(new Date('2026-12-20T02:59:59Z'))).toBe('2026-12-19');
    expect(reminderDay(new Date('2026-12-20T03:00:00Z'))).toBe('2026-12-20');
  });
});
