import { expect, test } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { AccountFailure } from './account-failure.ts';
import { invitationError, linkError, providerErrors, wordsOf } from './provider-errors.ts';

/** Codes of Firebase Authentication that the sign-in pages can get. */
const ofSpec =
  'wrong-password, user-not-found, email-already-in-use, too-many-requests, network-request-failed, popup-blocked, popup-closed-by-user, cancelled-popup-request, unauthorized-domain, invalid-api-key, multi-factor-auth-required, password-does-not-meet-requirements'.split(
    ', ',
  );

test('every code that the sign-in pages can meet has a sentence in both languages, which names no code', () => {
  expect(ofSpec).toHaveLength(12);
  for (const code of ofSpec) {
    const [en, bn] = (['en', 'bn'] as const).map((language) =>
      inLanguage(language, () => providerErrors[code]?.() ?? ''),
    );
    expect(en, code).toMatch(/^[A-Z].{20,}[.?]$/);
    expect(bn, code).toMatch(/[\u0980-\u09ff]/);
    expect(en, code).not.toContain(code);
    expect(bn, code).not.toBe(en);
  }
});

test('no sentence says whether an address has an account', () => {
  const [first, ...others] = ['wrong-password', 'user-not-found', 'invalid-credential'].map((code) =>
    wordsOf(new AccountFailure(code)),
  );
  expect(others).toEqual([first, first]);
});

test('a lost connection and an unknown code get a sentence too', () => {
  expect(wordsOf(new TypeError('Failed to fetch'))).toBe(providerErrors['network-request-failed']?.());
  expect(wordsOf(new AccountFailure('never-seen'))).toBe(providerErrors['internal-error']?.());
  expect(wordsOf('thrown text')).toBe(providerErrors['internal-error']?.());
});

test('who is asked for the password alone isn’t told to look at an address', () => {
  expect(wordsOf(new AccountFailure('wrong-proof'))).toMatch(/^This isn’t your current password\. /);
  expect(wordsOf(new AccountFailure('wrong-proof'))).not.toMatch(/e-mail/);
});

test('nobody is sent for another link that restores an address: there is none', () => {
  const expired = new AccountFailure('expired-action-code');
  expect(linkError('verifyEmail', expired).why).toBe('This link has expired. Ask for a new one.');
  for (const code of ['expired-action-code', 'invalid-action-code']) {
    expect(linkError('recoverEmail', new AccountFailure(code)).why).toMatch(/contact us\.$/);
  }
});

test('a link doesn’t work only when the provider says so, not when it can’t be asked', () => {
  for (const code of ['expired-action-code', 'invalid-action-code', 'user-disabled']) {
    expect(linkError('resetPassword', new AccountFailure(code)), code).toMatchObject({
      title: 'This link doesn’t work',
      isAway: false,
    });
  }
  const away = { title: 'The link can’t be checked just now', isAway: true };
  for (const code of ['timeout', 'too-many-requests', 'internal-error']) {
    expect(linkError('resetPassword', new AccountFailure(code)), code).toMatchObject(away);
  }
  const why = providerErrors['network-request-failed']?.();
  expect(linkError('recoverEmail', new TypeError('Failed to fetch'))).toEqual({ ...away, why });
});

test('an invitation is over only when the server says so, not when it can’t be reached', () => {
  expect(invitationError(new AccountFailure('invitations.closed'))).toMatchObject({
    title: 'This link no longer works',
    isAway: false,
  });
  expect(invitationError(new TypeError('Failed to fetch'))).toEqual({
    title: 'The invitation can’t be shown just now',
    why: providerErrors['network-request-failed']?.(),
    isAway: true,
  });
});

test('the last owner, whose account can’t be deleted, is told what to do first', () => {
  expect(wordsOf(new AccountFailure('users.last-owner'))).toMatch(/Make somebody else owner first/);
});
