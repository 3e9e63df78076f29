import { describe, expect, it } from 'vitest';
import { isEmail } from './account.rules.ts';
import { registrationErrors, signInErrors } from './account-errors.rules.ts';
import { passwordStrength } from './password-strength.rules.ts';

const problems = (faults: ReadonlyArray<{ problem: string }>) => faults.map(({ problem }) => problem);

describe('an e-mail address on a form', () => {
  it.each(['a@b.co', ' rahim.uddin+visa@mail.example.com ', 'রহিম@উদাহরণ.বাংলা'])(
    '%s is taken as an address',
    (typed) => {
      expect(isEmail(typed)).toBe(true);
    },
  );
  it.each(['', 'rahim', 'rahim@', 'rahim@mail', 'a@b..co', 'a b@c.de', '@mail.com'])(
    '“%s” is not an address',
    (typed) => {
      expect(isEmail(typed)).toBe(false);
    },
  );
});

describe('signing in', () => {
  it('needs an address and a password, whatever its length', () => {
    expect(problems(signInErrors({ email: '', password: '' }))).toEqual([
      'email-missing',
      'password-missing',
    ]);
    expect(problems(signInErrors({ email: 'rahim@', password: 'abc' }))).toEqual(['email-wrong']);
    expect(problems(signInErrors({ email: 'rahim@mail.example', password: 'abc' }))).toEqual([]);
  });
});

describe('registering an account', () => {
  it('names everything that is missing, in the order of the form', () => {
    expect(problems(registrationErrors({ name: '', email: '', password: '' }))).toEqual([
      'name-missing',
      'email-missing',
      'password-missing',
    ]);
  });

  it('takes a password of six characters and none that is shorter', () => {
    const typed = { name: 'Rahim', email: 'rahim@mail.example' };
    expect(problems(registrationErrors({ ...typed, password: '12345' }))).toEqual(['password-short']);
    expect(problems(registrationErrors({ ...typed, password: '123456' }))).toEqual([]);
  });
});

describe('the strength of a password', () => {
  it('is too short below six characters', () => {
    expect(passwordStrength('aB3$x')).toBe('short');
  });

  it.each(['123456', 'abcdefgh', '11111111', 'password123', 'Bangladesh1971', 'aaaaaaaaaaaa'])(
    '%s is easy to guess',
    (password) => {
      expect(passwordStrength(password)).toBe('weak');
    },
  );

  it('is weak when it is the name or address with a few signs more', () => {
    expect(passwordStrength('rahimuddin9', ['rahimuddin@mail.example'])).toBe('weak');
    expect(passwordStrength('Farhana#12', ['Farhana Kabir'])).toBe('weak');
  });

  it('grows with length more than with signs', () => {
    expect(passwordStrength('blue7river')).toBe('fair');
    expect(passwordStrength('boat rain mango')).toBe('good');
    expect(passwordStrength('boat rain mango seven')).toBe('strong');
  });

  it('counts Bangla words as words', () => {
    expect(passwordStrength('নদী নৌকা বৃষ্টি আম')).toBe('strong');
  });
});
