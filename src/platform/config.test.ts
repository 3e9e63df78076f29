import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

/** The lines with which the program refuses to start. */
function linesOf(variables: Record<string, string>): string[] {
  try {
    parseConfig(variables);
    return [];
  } catch (cause) {
    return String(cause)
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

describe('SMS', () => {
  test('is off without variables, and each provider is on with its own', () => {
    expect(parseConfig({}).sms).toBeUndefined();
    const rest = { SMS_API_KEY: 'k', SMS_SID: 'SID', SMS_SENDER: 'Sender', SMS_USERNAME: 'user' };
    const sms = (provider: string, more = {}) =>
      parseConfig({ SMS_PROVIDER: provider, ...rest, ...more }).sms;
    expect(sms('sslwireless')).toEqual({
      provider: 'sslwireless',
      url: 'https://smsplus.sslwireless.com',
      key: 'k',
      sid: 'SID',
    });
    expect(sms('bulksmsbd')).toEqual({
      provider: 'bulksmsbd',
      url: 'https://bulksmsbd.net',
      key: 'k',
      sender: 'Sender',
    });
    expect(sms('mimsms')).toEqual({
      provider: 'mimsms',
      url: 'https://api.mimsms.com',
      key: 'k',
      username: 'user',
      sender: 'Sender',
    });
    expect(sms('alpha')).toEqual({ provider: 'alpha', url: 'https://api.sms.net.bd', key: 'k' });
    expect(sms('alpha', { SMS_URL: 'http://127.0.0.1:4514/' })).toMatchObject({
      url: 'http://127.0.0.1:4514',
    });
    const template = 'https://sms.example/send?k=1&to={to}&text={text}';
    expect(sms('url', { SMS_URL: template })).toEqual({ provider: 'url', template });
  });

  test('says in one line each what a provider lacks, and quotes nothing', () => {
    expect(linesOf({ SMS_PROVIDER: 'sslwireless' })).toEqual([
      'SMS_API_KEY: SSL Wireless needs it.',
      'SMS_SID: SSL Wireless needs it.',
    ]);
    expect(linesOf({ SMS_PROVIDER: 'bulksmsbd', SMS_API_KEY: 'k' })).toEqual([
      'SMS_SENDER: BulkSMSBD needs it.',
    ]);
    expect(linesOf({ SMS_PROVIDER: 'mimsms', SMS_SENDER: '' })).toEqual([
      'SMS_API_KEY: MIM SMS needs it.',
      'SMS_USERNAME: MIM SMS needs it.',
      'SMS_SENDER: MIM SMS needs it.',
    ]);
    expect(linesOf({ SMS_PROVIDER: 'alpha' })).toEqual(['SMS_API_KEY: Alpha SMS needs it.']);
    expect(linesOf({ SMS_PROVIDER: 'url' })).toEqual(['SMS_URL: SMS by URL needs it.']);
    const lines = linesOf({ SMS_PROVIDER: 'url', SMS_URL: 'https://sms.example/send?k=hidden&to={to}' });
    expect(lines).toEqual(['SMS_URL: an address without {text} can send nothing.']);
    expect(linesOf({ SMS_API_KEY: 'hidden' })).toEqual(['SMS_PROVIDER: the other variables of SMS need it.']);
    expect(linesOf({ SMS_PROVIDER: 'pigeon' })).toHaveLength(1);
    expect(linesOf({ SMS_PROVIDER: 'alpha', SMS_API_KEY: 'hidden', SMS_URL: 'hidden' })).toHaveLength(1);
  });
});

describe('WhatsApp', () => {
  const whole = {
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_ID: '1066',
    WHATSAPP_APP_SECRET: 'secret',
    WHATSAPP_VERIFY_TOKEN: 'verify',
  };

  test('is on with all of its variables, at Graph unless another address is given', () => {
    expect(parseConfig({}).whatsapp).toBeUndefined();
    expect(parseConfig(whole).whatsapp).toEqual({
      url: 'https://graph.facebook.com',
      token: 'token',
      phoneId: '1066',
      appSecret: 'secret',
      verifyToken: 'verify',
    });
    const moved = parseConfig({ ...whole, WHATSAPP_URL: 'http://127.0.0.1:4520/' }).whatsapp;
    expect(moved?.url).toBe('http://127.0.0.1:4520');
  });

  test('says in one line each what it lacks', () => {
    for (const name of Object.keys(whole)) {
      expect(linesOf({ ...whole, [name]: '' })).toEqual([`${name}: WhatsApp needs it.`]);
    }
    // Graph's address alone switches nothing on.
    expect(parseConfig({ WHATSAPP_URL: 'http://127.0.0.1:1' }).whatsapp).toBeUndefined();
  });
});
