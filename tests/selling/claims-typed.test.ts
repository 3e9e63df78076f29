import { describe, expect } from 'vitest';
import { openTyped } from '#features/money/claims/typed-claim.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { deskOf } from '../enquiries/desk.ts';
import { sell } from './sales.ts';

const typed = { method: 'nagad', trx: '12', sender: '01711-000111', sum: '32,900' };

describe('what a customer says they paid', () => {
  test('stays in the form when it was wrong, and in no address that is logged', async ({ deps }) => {
    const { token } = await sell(deps);
    const request = deskOf(deps);
    const form = new FormData();
    for (const [field, value] of Object.entries(typed)) {
      form.set(field, value);
    }
    const answer = await request('POST', `/visitor/orders/${token}/claims?language=en`, form, {
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(303);
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.searchParams.get('told')).toBe('trx');
    expect(location.hash).toBe('#claim-error');
    expect(openTyped(location.searchParams.get('typed') ?? undefined)).toEqual(typed);
    expect(location.href).not.toContain('000111');
    for (const foreign of [undefined, '', 'abc', Buffer.from(JSON.stringify(typed)).toString('base64url')]) {
      expect(openTyped(foreign)).toEqual({ method: '', trx: '', sender: '', sum: '' });
    }
  });

  test('is confirmed by a letter that asks them not to pay again, once', async ({ deps }) => {
    const { token } = await sell(deps);
    const request = deskOf(deps);
    for (let times = 0; times < 2; times += 1) {
      const form = new FormData();
      for (const [field, value] of Object.entries({ ...typed, method: 'bkash', trx: '9K70LM2QXB' })) {
        form.set(field, value);
      }
      expect((await request('POST', `/visitor/orders/${token}/claims`, form)).status).toBe(201);
    }
    const letters = (await deps.db.select().from(messages).where(isLetter())).filter(
      ({ event }) => event === 'payment.claimed',
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('don’t pay again');
    expect(letters[0]?.text).toContain('9K70LM2QXB');
  });
});
