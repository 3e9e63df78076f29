import type { Permission } from '#features/identity/roles/roles.rules.ts';
import { identifyingTokens } from '#platform/mail/mail.rules.ts';
import { type AboutKind, aboutKinds } from '#platform/messages/messages.rules.ts';

/** Who reads the list. */
export interface Reader {
  /** Whether they see numbers and addresses in full. */
  readonly seesContacts: boolean;
  /** Whether they see the letters of accounts, too. */
  readonly seesAccounts: boolean;
  /** Whose threads they read; absent: all. */
  readonly reads?: readonly AboutKind[];
  /** Whose pages they may open as the customer does: they see the links; absent: all. */
  readonly opens?: readonly AboutKind[];
}

const reading: Readonly<Record<AboutKind, Permission>> = {
  order: 'orders.read',
  case: 'visa-cases.read',
  fare: 'orders.read',
  enquiry: 'enquiries.read',
};

const opening: Readonly<Record<AboutKind, Permission>> = {
  order: 'orders.write',
  case: 'visa-cases.write',
  fare: 'orders.write',
  enquiry: 'enquiries.write',
};

/** What somebody reads of messages: what was said about something as that itself, and its link as far as its own page gives it. */
export function readerOf(permissions: ReadonlySet<string>): Reader {
  const kinds = (needs: Readonly<Record<AboutKind, Permission>>) =>
    aboutKinds.filter((kind) => permissions.has(needs[kind]));
  return {
    seesContacts: permissions.has('customers.read'),
    seesAccounts: permissions.has('users.read'),
    reads: kinds(reading),
    opens: kinds(opening),
  };
}

/** Letters to staff that hold what a customer wrote. */
export const ofEnquiries: readonly string[] = ['enquiry.message', 'enquiry.notice'];

/** What a message says, without the secret of its link for who isn't given the link. */
export function readText(text: string, about: AboutKind | null, { opens }: Reader): string {
  const isOpened = opens === undefined || (about === null ? opens.includes('order') : opens.includes(about));
  return isOpened
    ? text
    : identifyingTokens(text).reduce((shown, token) => shown.replaceAll(token, '…'), text);
}
