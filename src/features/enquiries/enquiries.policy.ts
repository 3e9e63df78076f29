import { permissionsOf, type Role } from '#features/identity/roles/roles.rules.ts';
import type { Policy } from '#platform/command/policy.ts';
import type { EnquiryState } from './enquiries.rules.ts';

/** Any change: not after it was merged into another one. */
export const canChange: Policy<{ readonly mergedInto: string | null }, 'enquiries.merged'> = (
  _actor,
  { mergedInto },
) =>
  mergedInto === null
    ? undefined
    : {
        kind: 'conflict',
        code: 'enquiries.merged',
        message: 'This enquiry was joined to another one.',
        details: { mergedInto },
      };

/** Assigning: the owner must have the permission to work on it. */
export const canBeOwner: Policy<
  { readonly role: Role; readonly emailVerified: boolean; readonly disabledAt: Date | null } | undefined,
  'enquiries.owner'
> = (_actor, user) =>
  user !== undefined &&
  user.disabledAt === null &&
  user.emailVerified &&
  permissionsOf[user.role].has('enquiries.write')
    ? undefined
    : {
        kind: 'invalid',
        code: 'enquiries.owner',
        message: 'Nobody who works on enquiries has this account.',
        path: 'owner',
      };

/** Replying by e-mail: needs an address, and isn't possible for likely spam. */
export const canReply: Policy<
  { readonly email: string | null; readonly inReview: boolean },
  'enquiries.no-email' | 'enquiries.in-review'
> = (_actor, { email, inReview }) => {
  if (email === null) {
    const message = 'This enquiry has no e-mail address. Call or write by WhatsApp.';
    return { kind: 'conflict', code: 'enquiries.no-email', message };
  }
  return inReview
    ? { kind: 'conflict', code: 'enquiries.in-review', message: 'Release this enquiry first.' }
    : undefined;
};

/** Releasing: only one in review, or marked as spam. */
export const canRelease: Policy<
  { readonly inReview: boolean; readonly state: EnquiryState },
  'enquiries.not-in-review'
> = (_actor, { inReview, state }) =>
  inReview || state === 'spam'
    ? undefined
    : { kind: 'conflict', code: 'enquiries.not-in-review', message: 'This enquiry isn’t in review.' };
