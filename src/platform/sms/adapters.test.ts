import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { parseConfig } from '../config.ts';
import { freePort } from '../free-port.ts';
import { serveSimulator } from '../simulators/serve-simulator.gateway.ts';
import { openSms } from './open-sms.gateway.ts';
import { simulateSms, smsProviders } from './simulators/simulate-sms.gateway.ts';
import { smsRefusals } from './simulators/sms-switches.contract.ts';
import { csmsIdOf } from './sslwireless.gateway.ts';

const to = '+8801712345678';
const text = 'আপনার বুকিং SF-2K7M নিশ্চিত {to} & 100% = "€"';
const message = () => ({ id: randomUUID(), to, text });

const control = z.object({
  calls: z.record(z.string(), z.number()),
  messages: z.array(
    z.object({
      reference: z.string(),
      to: z.string(),
      text: z.string(),
      id: z.string().optional(),
      parts: z.number(),
    }),
  ),
});

const served = await Promise.all(
  smsProviders.map(async (provider) => ({
    provider,
    ...(await serveSimulator((world) => simulateSms(provider, world))),
  })),
);
afterAll(async () => {
  for (const { close } of served) {
    await close();
  }
});

/** Nothing of these may stand in an outcome: it is logged, and shown to staff. */
const secret = /practice-key|8801712345678|01712345678|127\.0\.0\.1|http|বুকিং|SF-2K7M/;

describe.each(served)('$provider', ({ provider, variables, url, simulator }) => {
  const open = (more: Record<string, string> = {}, waitMs = 3_000) => {
    const { sms } = parseConfig({ ...variables, ...more });
    if (!sms) {
      throw new Error('The simulator gave no variables.');
    }
    return openSms(sms, { waitMs });
  };
  const state = async () => control.parse(await (await fetch(`${url}/control`)).json());
  const knows = provider === 'sslwireless' || provider === 'url';

  beforeEach(() => simulator.reset());

  test('takes a message as it is, to the number without its sign', async () => {
    const sent = message();
    const outcome = await open().send(sent);
    const { messages } = await state();
    expect(messages).toMatchObject([{ to: '8801712345678', text, parts: 1 }]);
    const reference = provider === 'url' ? null : messages[0]?.reference;
    expect(outcome).toEqual({ kind: 'taken', reference });
    const id = { sslwireless: csmsIdOf(sent.id), url: sent.id };
    expect(messages[0]?.id).toBe(knows ? id[provider] : undefined);
    expect(await (await fetch(`${url}/control`)).text()).not.toContain('practice-key');
  });

  test('knows our id, or it does not: only then a second try is one message', async () => {
    const sent = message();
    const sms = open();
    expect(sms.knowsOurId).toBe(knows);
    simulator.set({ answers: 'cut' });
    expect(await sms.send(sent)).toMatchObject({ kind: 'unknown' });
    simulator.set({ answers: 'normal' });
    expect(await sms.send(sent)).toMatchObject({ kind: 'taken' });
    expect((await state()).messages).toHaveLength(knows ? 1 : 2);
    expect(await sms.send(message())).toMatchObject({ kind: 'taken' });
    expect((await state()).messages).toHaveLength(knows ? 2 : 3);
  });

  test('an answer that is missing, late or no answer of the provider leaves the outcome unknown', async () => {
    for (const [switches, taken] of [
      [{ answers: 'error' }, 0],
      [{ answers: 'html' }, 0],
      [{ answers: 'lost' }, 1],
      [{ answers: 'cut' }, 1],
      [{ delayMs: 3_000 }, 1],
    ] as const) {
      simulator.reset();
      simulator.set(switches);
      const outcome = await open({}, 1_000).send(message());
      expect(outcome, JSON.stringify(switches)).toMatchObject({ kind: 'unknown' });
      expect(JSON.stringify(outcome)).not.toMatch(secret);
      await vi.waitFor(async () => expect((await state()).messages).toHaveLength(taken), 10_000);
    }
  });

  test('a provider that cannot be reached has not got the message', async () => {
    const away = await freePort();
    for (const host of [`http://127.0.0.1:${away}`, 'http://no-such-host.invalid']) {
      const moved = variables.SMS_URL?.replace(url, host) ?? '';
      const outcome = await open({ SMS_URL: moved }).send(message());
      expect(outcome, host).toMatchObject({ kind: 'later', code: 'unreachable' });
      expect(JSON.stringify(outcome)).not.toMatch(secret);
    }
  });

  test('a refusal says whether it is about the message, the account or the moment', async () => {
    const byUrl: Record<string, string> = {
      'bad-number': 'bad-fields',
      'masking-must-be-bangla': 'bad-fields',
      'bad-sender': 'bad-key',
    };
    const kinds: Record<string, string> = {
      'no-balance': 'away',
      'bad-key': 'away',
      'bad-sender': 'away',
      busy: 'later',
    };
    for (const refusal of smsRefusals) {
      simulator.set({ refuses: refusal });
      const outcome = await open().send({ ...message(), text: 'Only English' });
      const named = provider === 'alpha' && refusal === 'masking-must-be-bangla' ? 'text-refused' : refusal;
      const code = provider === 'url' ? (byUrl[refusal] ?? refusal) : named;
      expect(outcome, refusal).toMatchObject({ kind: kinds[refusal] ?? 'refused', code });
      expect(JSON.stringify(outcome)).not.toMatch(secret);
    }
    expect((await state()).messages).toEqual([]);
    // With masking a Bangla text goes.
    simulator.set({ refuses: 'masking-must-be-bangla' });
    expect(await open().send(message())).toMatchObject({ kind: 'taken' });
    expect(await open({ SMS_API_KEY: 'wrong', SMS_SENDER: 'wrong' }).send(message())).toMatchObject(
      provider === 'url' ? { kind: 'taken' } : { kind: 'away', code: 'bad-key' },
    );
  });

  test('one refused number leaves the others alone', async () => {
    simulator.set({ badNumbers: ['8801712345678'] });
    expect(await open().send(message())).toMatchObject({ kind: 'refused' });
    expect(await open().send({ ...message(), to: '+8801812345678' })).toMatchObject({ kind: 'taken' });
  });

  test('a text that is cut in the middle of a sign goes out all the same', async () => {
    expect(await open().send({ ...message(), text: `বন্ধ ${'🙂'.slice(0, 1)}` })).toMatchObject({
      kind: 'taken',
    });
  });
});
