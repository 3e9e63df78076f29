import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { SmsConfig } from './config-sms.ts';
import { openSms } from './open-sms.gateway.ts';
import { csmsIdOf } from './sslwireless.gateway.ts';

const url = 'https://sms.example';
const configs = {
  sslwireless: { provider: 'sslwireless', url, key: 'the-key', sid: 'SID' },
  bulksmsbd: { provider: 'bulksmsbd', url, key: 'the-key', sender: 'Sender' },
  mimsms: { provider: 'mimsms', url, key: 'the-key', username: 'user', sender: 'Sender' },
  alpha: { provider: 'alpha', url, key: 'the-key' },
  url: { provider: 'url', template: `${url}/send?k=the-key&to={to}&text={text}` },
} satisfies Record<string, SmsConfig>;

const message = { id: '0198f3a0-1111-7222-8333-444455556666', to: '+8801712345678', text: 'Paid: ৳ 500' };

/** What an adapter makes of an answer. */
const judged = (provider: keyof typeof configs, body: unknown, status = 200) =>
  openSms(configs[provider], { send: async () => Response.json(body, { status }) }).send(message);

test('SSL Wireless is judged by its words, for the message and for the whole call', async () => {
  const failed = (error_message: string) => ({ status: 'FAILED', status_code: 4001, error_message });
  for (const [body, outcome] of [
    [{ status: 'SUCCESS', status_code: 200, smsinfo: [{ sms_status: 'SUCCESS', reference_id: 7 }] }, '7'],
    [{ status: 'SUCCESS', status_code: 200 }, null],
    [{ status: 'success', smsinfo: [{ reference_id: 'a7' }] }, 'a7'],
    [failed('csms_id has already been used'), null],
    [failed('Duplicate CSMS ID'), null],
  ] as const) {
    expect(await judged('sslwireless', body)).toEqual({ kind: 'taken', reference: outcome });
  }
  const ofOne = { status: 'SUCCESS', smsinfo: [{ sms_status: 'FAILED', status_message: 'Invalid MSISDN' }] };
  expect(await judged('sslwireless', ofOne)).toMatchObject({ kind: 'refused', code: 'bad-number' });
  for (const [words, kind, code] of [
    ['IP Blacklisted', 'away', 'ip-not-allowed'],
    ['Invalid API Token', 'away', 'bad-key'],
    ['Your SID is not active', 'away', 'bad-sender'],
    ['Low balance', 'away', 'no-balance'],
    ['Client is blocked', 'away', 'account-closed'],
    ['Masking SMS must be sent in Bengali', 'refused', 'masking-must-be-bangla'],
    ['Something new', 'refused', 'other'],
  ] as const) {
    expect(await judged('sslwireless', failed(words)), words).toMatchObject({ kind, code });
  }
});

test('a provider that is ill is tried later when it says so itself, and unknown when something before it speaks', async () => {
  const ill = { status: 'FAILED', status_code: 500, error_message: 'Something new' };
  expect(await judged('sslwireless', ill, 503)).toMatchObject({ kind: 'later', code: 'busy' });
  expect(await judged('bulksmsbd', { response_code: 9999 }, 500)).toMatchObject({ kind: 'later' });
  expect(await judged('bulksmsbd', { response_code: 1007 }, 500)).toMatchObject({ code: 'no-balance' });
  for (const provider of ['sslwireless', 'bulksmsbd', 'mimsms', 'alpha'] as const) {
    for (const body of [
      { message: 'Server Error', statusCode: 500 },
      { status: 'error' },
      [],
      null,
      'OK',
      7,
    ]) {
      for (const status of [200, 404, 500]) {
        expect(await judged(provider, body, status)).toMatchObject({ kind: 'unknown' });
      }
    }
  }
});

test('codes that nobody has listed refuse the message, and words say more where they can', async () => {
  expect(await judged('bulksmsbd', { response_code: 9999, error_message: '' })).toMatchObject({
    kind: 'refused',
    code: 'other',
  });
  expect(await judged('alpha', { error: 999, msg: 'Insufficient balance' })).toMatchObject({
    kind: 'away',
    code: 'no-balance',
  });
  expect(await judged('mimsms', { statusCode: 200, trxnId: 'T1' })).toEqual({
    kind: 'taken',
    reference: 'T1',
  });
  expect(await judged('mimsms', { statusCode: '200', status: 'Failed' })).toMatchObject({ kind: 'refused' });
  expect(await judged('mimsms', { statusCode: '401', status: 'Failed' })).toMatchObject({ code: 'bad-key' });
  expect(await judged('mimsms', { statusCode: 401, responseResult: 'IP Black List' })).toMatchObject({
    kind: 'away',
    code: 'ip-not-allowed',
  });
});

test('what a provider quotes of the message is not quoted again', async () => {
  const words = 'Invalid number 8801712345678 for key the-key: Paid: ৳ 500';
  for (const outcome of [
    await judged('sslwireless', { status: 'FAILED', status_code: '8801712345678', error_message: words }),
    await judged('bulksmsbd', { response_code: '8801712345678', error_message: words }),
    await judged('mimsms', { statusCode: words, responseResult: words }),
    await judged('alpha', { error: words, msg: words }),
  ]) {
    expect(JSON.stringify(outcome)).not.toMatch(/8801712345678|the-key|500/);
  }
});

test('an error of the connection is told by its kind alone', async () => {
  for (const provider of ['sslwireless', 'bulksmsbd', 'mimsms', 'alpha', 'url'] as const) {
    const send = async (address: string) => {
      throw new TypeError(`fetch failed: ${address} the-key ${message.text}`);
    };
    const outcome = await openSms(configs[provider], { send }).send(message);
    expect(outcome).toMatchObject({ kind: 'unknown' });
    expect(JSON.stringify(outcome)).not.toMatch(/sms\.example|the-key|500/);
  }
});

test('an id of SSL Wireless is twenty letters and digits, the same for one message and another for another', () => {
  const ids = Array.from(
    { length: 2_000 },
    (_, index) => `0198f3a0-1111-7222-8333-${String(index).padStart(12, '0')}`,
  );
  const made = new Set(ids.map(csmsIdOf));
  expect(made.size).toBe(ids.length);
  expect([...made].every((id) => /^[a-z0-9]{20}$/.test(id))).toBe(true);
  expect(csmsIdOf(message.id.toUpperCase())).toBe(csmsIdOf(message.id));
});

test('each message has a connection of its own, a redirect is not followed, and an endless answer is left', async () => {
  const seen: (IncomingHttpHeaders & { path?: string | undefined })[] = [];
  const server = createServer((request, response) => {
    seen.push({ ...request.headers, path: request.url });
    if (seen.length === 1) {
      response.writeHead(302, { location: '/elsewhere' }).end();
    } else {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: 0, msg: 'x'.repeat(2_000_000) }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const sms = openSms({ provider: 'alpha', url: `http://127.0.0.1:${port}`, key: 'the-key' });
  expect(await sms.send(message)).toMatchObject({ kind: 'unknown' });
  expect(await sms.send(message)).toMatchObject({ kind: 'unknown' });
  expect(seen.map(({ path, connection }) => [path, connection])).toEqual([
    ['/sendsms', 'close'],
    ['/sendsms', 'close'],
  ]);
});
