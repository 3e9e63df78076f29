import type { RefusalTexts } from '#dashboard/api/refusal-details.ts';
import { m } from '#messages/messages.js';

/** What the office says to refusals of identity, by their codes. */
export const identityRefusals: RefusalTexts = {
  'access.sign-in-again': () => m.office_fresh_refused(),
  'invitations.closed': () => m.office_refused_invitation_closed(),
  'invitations.open': () => m.office_refused_invitation_open(),
  'invitations.other-address': () => m.invitation_other_address(),
  'invitations.role': () => m.office_refused_invitation_role(),
  'invitations.sign-in': () => m.invitation_sign_in(),
  'invitations.unverified': () => m.invitation_unverified(),
  'invitations.works-here': () => m.office_refused_works_here(),
  'users.disabled': () => m.office_refused_user_disabled(),
  'users.last-owner': () => m.office_last_owner(),
  'users.own-account': () => m.office_own_account(),
  'users.own-role': () => m.office_own_role(),
  'users.reset-elsewhere': () => m.office_refused_reset_elsewhere(),
};
