import { m } from '#messages/messages.js';
import { codeOf } from './account-failure.ts';

/** Messages for the identity provider's codes. Codes that would reveal whether an address has an account share one message. */
export const providerErrors: Readonly<Record<string, () => string>> = {
  'wrong-password': m.identity_error_wrong_password,
  'user-not-found': m.identity_error_wrong_password,
  'invalid-credential': m.identity_error_wrong_password,
  'wrong-proof': m.account_prove_wrong,
  'email-already-in-use': m.identity_error_taken,
  'too-many-requests': m.identity_error_too_many,
  'quota-exceeded': m.identity_error_too_many,
  'network-request-failed': m.identity_error_network,
  'popup-blocked': m.identity_error_popup_blocked,
  'popup-closed-by-user': m.identity_error_popup_closed,
  'cancelled-popup-request': m.identity_error_popup_cancelled,
  'user-cancelled': m.identity_error_google_refused,
  'google-cancelled': m.identity_error_google_refused,
  'google-failed': m.identity_error_google_refused,
  'google-expired': m.identity_error_slow,
  'google-unavailable': m.identity_error_google_away,
  'google-not-configured': m.identity_error_not_offered,
  'unauthorized-domain': m.identity_error_domain,
  'unauthorized-continue-uri': m.identity_error_domain,
  'invalid-api-key': m.identity_error_api_key,
  'api-key-not-valid.-please-pass-a-valid-api-key.': m.identity_error_api_key,
  'configuration-not-found': m.identity_error_api_key,
  'project-disabled': m.identity_error_api_key,
  'invalid-oauth-client-id': m.identity_error_api_key,
  'multi-factor-auth-required': m.identity_error_second_factor,
  'password-does-not-meet-requirements': m.identity_error_policy,
  'weak-password': m.identity_error_weak_password,
  'missing-password': m.identity_error_password_missing,
  'invalid-email': m.identity_error_email,
  'missing-email': m.identity_error_email,
  'invalid-new-email': m.identity_error_email,
  'missing-new-email': m.identity_error_email,
  'user-disabled': m.identity_error_disabled,
  'expired-action-code': m.identity_error_expired_link,
  'invalid-action-code': m.identity_error_used_link,
  'requires-recent-login': m.identity_error_recent,
  'user-token-expired': m.identity_error_signed_out,
  'invalid-user-token': m.identity_error_signed_out,
  'user-signed-out': m.identity_error_signed_out,
  'null-user': m.identity_error_signed_out,
  'operation-not-allowed': m.identity_error_not_offered,
  'admin-restricted-operation': m.identity_error_not_offered,
  'operation-not-supported-in-this-environment': m.identity_error_not_offered,
  'account-exists-with-different-credential': m.identity_error_other_way,
  'credential-already-in-use': m.identity_error_google_taken,
  'provider-already-linked': m.identity_error_google_linked,
  'user-mismatch': m.identity_error_other_person,
  'web-storage-unsupported': m.identity_error_storage,
  'users.last-owner': m.account_delete_last_owner,
  'invitations.closed': m.invitation_closed_text,
  'invitations.other-address': m.invitation_other_address,
  'invitations.unverified': m.invitation_unverified,
  'invitations.sign-in': m.invitation_sign_in,
  'invitations.works-here': m.invitation_works_here,
  timeout: m.identity_error_slow,
  'internal-error': m.identity_error_unknown,
};

/**
 * Why a mail link can't be followed: it is of no use any more, or it may work on another try. Nobody can ask for another link
 * that restores an address: one letter brings it.
 */
export function linkError(mode: string | undefined, cause: unknown) {
  const code = codeOf(cause);
  const isUsed = code === 'expired-action-code' || code === 'invalid-action-code';
  const isAway = !isUsed && code !== 'user-disabled' && code !== 'user-not-found';
  return {
    title: isAway ? m.link_away() : m.link_wrong(),
    why: isUsed && mode === 'recoverEmail' ? m.link_recover_over() : wordsOf(cause),
    isAway,
  };
}

/** Why an invitation can't be shown: it is over, or it may be seen on another try. */
export const invitationError = (cause: unknown) =>
  codeOf(cause) === 'invitations.closed'
    ? { title: m.invitation_closed(), why: m.invitation_closed_text(), isAway: false }
    : { title: m.invitation_away(), why: wordsOf(cause), isAway: true };

/** A message for any failure at the provider. */
export const wordsOf = (cause: unknown): string =>
  (providerErrors[codeOf(cause)] ?? m.identity_error_unknown)();
