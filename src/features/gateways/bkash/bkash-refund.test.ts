import { expect } from 'vitest';
import type { Send } from '#platform/http-client/ask.gateway.ts';
import { test } from '#platform/testing/test.ts';
import { bkash } from './bkash.gateway.ts';

const config = {
  url: 'https://bkash.example',
  appKey: 'key',
  appSecret: 'secret',
  username: 'shop',
  password: 'password',
};
const payment = { ourId: 'PAYMENT1', theirId: '9K70LM2QXB', session: 'TR0011', amount: 1_250_000 };
const request = { ourId: 'REFUND1', amount: 250_000, reason: 'One traveller less', refundedBefore: 0 };

test.for(
  (['v1.2.0-beta', 'v2'] as const).flatMap((version) =>
    [{}, { statusCode: '0000', statusMessage: 'Successful' }].map((silent) => ({ version, silent })),
  ),
)(
  'a refund whose answer was lost isn’t sent again by $version while bKash answers $silent about refunds',
  async ({ version, silent }, { db, clock }) => {
    let sent = 0;
    const send: Send = async (address, init) => {
      if (!address.includes('refund')) {
        return Response.json({ id_token: 'token', expires_in: 3_600 });
      }
      if (!/"(?:refundAmount|amount)"/.test(String(init.body))) {
        return Response.json(silent);
      }
      sent += 1;
      return new Response('<h1>Gateway time-out</h1>', { status: 504 });
    };
    const shop = bkash({ ...config, version }, { db, clock, send });
    expect(await shop.refund(payment, { ...request, isRepeat: false })).toMatchObject({ state: 'unknown' });
    expect(await shop.refund(payment, { ...request, isRepeat: true })).toMatchObject({ state: 'unknown' });
    expect(sent).toBe(1);
  },
);
