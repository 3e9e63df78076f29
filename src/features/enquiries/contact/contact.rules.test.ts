import { describe, expect, it } from 'vitest';
import { contactErrors, longestMessage, type TypedContact } from './contact.rules.ts';

const right: TypedContact = {
  name: 'Rahim Uddin',
  phone: '01712-345678',
  email: '',
  topic: 'general',
  message: 'When is the office open?',
  reply: 'phone',
  visakind: '',
  profile: '',
  travel: '',
  applicants: '',
};
const about = { hasSubject: false, today: '2026-12-01' };
const problems = (changed: Partial<TypedContact>) =>
  contactErrors({ ...right, ...changed }, about).map(({ problem }) => problem);

describe('the contact form', () => {
  it('has nothing to say against a name, a number and a question', () => {
    expect(problems({})).toEqual([]);
  });

  it('names everything that is missing, in the order of the form', () => {
    expect(problems({ name: ' ', phone: '', message: '' })).toEqual([
      'name-missing',
      'phone-missing',
      'message-missing',
    ]);
  });

  it('needs the address for the reply, and not the other one', () => {
    expect(problems({ reply: 'email', phone: '' })).toEqual(['email-missing']);
    expect(problems({ reply: 'email', phone: '', email: 'rahim@mail.example' })).toEqual([]);
    expect(problems({ reply: 'whatsapp', phone: '', email: 'rahim@mail.example' })).toEqual([
      'phone-missing',
    ]);
  });

  it('validates optional values, too', () => {
    expect(problems({ email: 'rahim@' })).toEqual(['email-wrong']);
    expect(problems({ reply: 'email', email: 'rahim@mail.example', phone: '123' })).toEqual(['phone-wrong']);
  });

  it('needs no message about a visa or a package, and a day of travel that is still to come', () => {
    const errorsOf = (changed: Partial<TypedContact>) =>
      contactErrors({ ...right, ...changed }, { ...about, hasSubject: true }).map(({ problem }) => problem);
    expect(errorsOf({ message: '' })).toEqual([]);
    expect(errorsOf({ travel: '2026-12-01' })).toEqual([]);
    expect(errorsOf({ travel: '2026-11-30' })).toEqual(['travel-wrong']);
    expect(errorsOf({ travel: '12/02/2027' })).toEqual(['travel-wrong']);
  });

  it('has an end to how long a message may be', () => {
    expect(problems({ message: 'a'.repeat(longestMessage) })).toEqual([]);
    expect(problems({ message: 'a'.repeat(longestMessage + 1) })).toEqual(['message-long']);
  });
});
