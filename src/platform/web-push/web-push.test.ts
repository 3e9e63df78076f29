import { describe, expect, test } from 'vitest';
import { areUsableKeys, encryptPush, topicOf } from './encrypt-push.ts';
import { isPushEndpoint, outcomeOf } from './web-push.rules.ts';

/** RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  encrypted:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('a push', () => {
  test('is encrypted as RFC 8291 has it', () => {
    const chance = { salt: bytes(example.salt), privateKey: bytes(example.privateKey) };
    const encrypted = encryptPush(example.text, example.keys, chance, 0);
    expect(Buffer.from(encrypted).toString('base64url')).toBe(example.encrypted);
  });

  test('has one length whatever it says, and is never encrypted the same twice', () => {
    const [one, other, again] = ['New enquiry', 'Time limit of a fare', 'New enquiry'].map((text) =>
      Buffer.from(encryptPush(text, example.keys)).toString('hex'),
    );
    expect(one?.length).toBe(other?.length);
    expect(one).not.toBe(again);
  });

  test('is for keys that are a point of the curve and sixteen bytes', () => {
    const { p256dh, auth } = example.keys;
    expect(areUsableKeys(example.keys)).toBe(true);
    expect(areUsableKeys({ auth, p256dh: p256dh.replace('CVxs', 'CVxt') })).toBe(false);
    expect(areUsableKeys({ auth, p256dh: '' })).toBe(false);
    expect(areUsableKeys({ p256dh, auth: auth.slice(4) })).toBe(false);
  });

  test('has a topic that says nothing and fits its header', () => {
    expect(topicOf('enquiry.new 7')).toMatch(/^[\w-]{32}$/);
    expect(topicOf('enquiry.new 7')).not.toBe(topicOf('enquiry.new 8'));
  });
});

describe('an address is called', () => {
  test('when it is one of a known push service', () => {
    for (const address of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://wns2-sg2p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/abc',
      'https://api.push.apple.com/abc',
    ]) {
      expect(isPushEndpoint(address), address).toBe(true);
    }
  });

  test('and not when it is anything else', () => {
    for (const address of [
      '',
      'nonsense',
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://user@fcm.googleapis.com/',
      'https://:secret@fcm.googleapis.com/',
      'https://fcm.googleapis.com.evil.example/',
      'https://evil.example/?fcm.googleapis.com',
      'https://evilnotify.windows.com/',
      'https://notify.windows.com.evil.example/',
      'https://push.apple.com.evil.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/',
      'file:///etc/passwd',
    ]) {
      expect(isPushEndpoint(address), address).toBe(false);
    }
  });
});

test('the answer of a push service is taken, gone, refused, or tried again', () => {
  const kinds = [200, 201, 204, 404, 410, 400, 401, 403, 413, 429, 500, 503].map((status) => [
    status,
    outcomeOf(status).kind,
  ]);
  expect(Object.fromEntries(kinds)).toEqual({
    200: 'taken',
    201: 'taken',
    204: 'taken',
    404: 'gone',
    410: 'gone',
    400: 'refused',
    401: 'refused',
    403: 'refused',
    413: 'refused',
    429: 'later',
    500: 'later',
    503: 'later',
  });
});
