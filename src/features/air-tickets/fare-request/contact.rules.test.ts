import { describe, expect, it } from 'vitest';
import { contactErrors, type TypedContact } from './contact.rules.ts';

const contact = (given: Partial<TypedContact> = {}): TypedContact => ({
  name: 'Sample Rahman',
  phone: '01700-000000',
  email: '',
  reply: 'whatsapp',
  language: 'bn',
  note: '',
  ...given,
});
const wrong = (given: Partial<TypedContact>) => contactErrors(contact(given)).map(({ problem }) => problem);

describe('the contact of a fare request', () => {
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
