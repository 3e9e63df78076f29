import { describe, expect, it } from 'vitest';
import { contactProblems, plainPhone, type TypedContact } from './contact.rules.ts';

const contact = (given: Partial<TypedContact> = {}): TypedContact => ({
  name: 'Sample Rahman',
  phone: '01700-000000',
  email: '',
  reply: 'whatsapp',
  language: 'bn',
  note: '',
  ...given,
});
const wrong = (given: Partial<TypedContact>) => contactProblems(contact(given)).map(({ problem }) => problem);

describe('the contact of a fare request', () => {
  it('takes a Bangladeshi mobile number in every way people write it', () => {
    const ways = [
      '01700000000',
      '+880 1700-000000',
      '8801700000000',
      '008801700000000',
      '+880 (0) 1700 000000',
      '০১৭০০-০০০০০০',
    ];
    expect(ways.map(plainPhone)).toEqual(ways.map(() => '+8801700000000'));
  });

  it('takes a number from abroad with its country code', () => {
    expect(plainPhone('+971 50 000 0000')).toBe('+971500000000');
  });

  it('refuses what can’t be a number', () => {
    expect(['0170000000', '01200000000', '12', 'abc', '+880123'].map(plainPhone)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('needs a name and a number', () => {
    expect(wrong({ name: ' ', phone: '' })).toEqual(['name-missing', 'phone-missing']);
    expect(wrong({ phone: '123' })).toEqual(['phone-wrong']);
  });

  it('needs an e-mail address only when the reply comes by e-mail', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ reply: 'email' })).toEqual(['email-missing']);
    expect(wrong({ email: 'sample@' })).toEqual(['email-wrong']);
    expect(wrong({ email: 'sample@shofor.example', reply: 'email' })).toEqual([]);
  });
});
