import type { SavedTexts } from '#features/site-settings/words/words.contract.ts';
import { filled, wordsOf } from '#features/site-settings/words/words.rules.ts';
import { m } from '#messages/messages.js';
import { dayAndTime } from '#platform/format/dates.ts';
import type { Language } from '#platform/language.ts';
import { letter } from '#platform/mail/letter.tsx';
import type { Letter } from '#platform/mail/queue-mail.ts';
import type { Role } from './roles/roles.rules.ts';

const roleNames = {
  owner: m.mail_role_owner,
  manager: m.mail_role_manager,
  editor: m.mail_role_editor,
  clerk: m.mail_role_clerk,
  accountant: m.mail_role_accountant,
  'visa-officer': m.mail_role_visa_officer,
  customer: m.mail_role_customer,
} satisfies Record<Role, unknown>;

export interface AccountLetter {
  readonly language: Language;
  readonly agencyName: string;
  /** As the account's owner entered it, or empty. */
  readonly name: string;
  /** The agency's own words, if it has any. */
  readonly words: SavedTexts | undefined;
  /** The page of ours that the code is for. */
  readonly link: string;
}

/**
 * The name, if it is safe in a greeting. Anybody can register a stranger's address: a name that is an advertisement, or
 * that a mail client would turn into a link, isn't mailed to them.
 */
export function greetingName(name: string): string | undefined {
  const plain = name.replace(/[\p{C}\s]+/gu, ' ').trim();
  return plain !== '' && plain.length <= 60 && !/[/:@\\<>]|\p{L}\.\p{L}{2}|\d{5}/u.test(plain)
    ? plain
    : undefined;
}

/** The parts that all mails about an account share. */
export function frame({ language, agencyName, name, words }: AccountLetter) {
  const known = greetingName(name);
  const { greeting, closing, signature } = wordsOf(words, 'account', language);
  return {
    language,
    agencyName,
    greeting: known ? filled(greeting, { name: known }) : m.mail_greeting_nameless({}, { locale: language }),
    closing: filled(closing, { agency: agencyName }),
    footer: filled(signature, { agency: agencyName }),
  };
}

/** Verifies an address: of a new account, or the new address of an existing one. */
export async function verifyEmailLetter(about: AccountLetter): Promise<Letter> {
  const locale = { locale: about.language };
  const agency = { agency: about.agencyName };
  return letter({
    ...frame(about),
    subject: m.mail_verify_subject(agency, locale),
    heading: m.mail_verify_heading({}, locale),
    paragraphs: [m.mail_verify_why(agency, locale)],
    action: {
      label: m.mail_verify_button({}, locale),
      link: about.link,
      linkToo: m.mail_link_too({}, locale),
    },
    notes: [m.mail_verify_holds({}, locale), m.mail_verify_not_you({}, locale)],
  });
}

export interface InvitationLetter extends AccountLetter {
  readonly role: Role;
  /** Who invites. */
  readonly by: string;
}

/** Invites a colleague to the office. */
export async function invitationLetter(about: InvitationLetter): Promise<Letter> {
  const locale = { locale: about.language };
  const role = roleNames[about.role]({}, locale);
  const by = greetingName(about.by) ?? about.agencyName;
  return letter({
    ...frame(about),
    subject: m.mail_invitation_subject({ agency: about.agencyName }, locale),
    heading: m.mail_invitation_heading({}, locale),
    paragraphs: [m.mail_invitation_why({ by, agency: about.agencyName, role }, locale)],
    action: {
      label: m.mail_invitation_button({}, locale),
      link: about.link,
      linkToo: m.mail_link_too({}, locale),
    },
    notes: [m.mail_invitation_holds({}, locale), m.mail_invitation_not_you({}, locale)],
  });
}

/** Tells the old address that the account's address was changed; the link undoes the change. */
export async function changedAddressLetter(about: AccountLetter): Promise<Letter> {
  const locale = { locale: about.language };
  const agency = { agency: about.agencyName };
  return letter({
    ...frame(about),
    subject: m.mail_changed_subject(agency, locale),
    heading: m.mail_changed_heading({}, locale),
    paragraphs: [m.mail_changed_why(agency, locale), m.mail_changed_was_not_you({}, locale)],
    action: {
      label: m.mail_changed_button({}, locale),
      link: about.link,
      linkToo: m.mail_link_too({}, locale),
    },
    notes: [m.mail_changed_holds({}, locale)],
  });
}

export interface AccountsLetter {
  readonly language: Language;
  readonly agencyName: string;
  /** Who saved them. */
  readonly by: string;
  readonly at: Date;
  /** The accounts to which customers pay, in lines. */
  readonly former: readonly string[];
  readonly present: readonly string[];
  /** The log of the office. */
  readonly link: string;
}

/** Tells owners and managers that customers are now asked to pay to other accounts. */
export async function accountsChangedLetter(about: AccountsLetter): Promise<Letter> {
  const { language, agencyName: agency, former, present } = about;
  const locale = { locale: language };
  const lines = (accounts: readonly string[]) =>
    accounts.length === 0 ? m.mail_accounts_none({}, locale) : accounts.join('; ');
  const by = greetingName(about.by) ?? agency;
  return letter({
    language,
    agencyName: agency,
    subject: m.mail_accounts_subject({ agency }, locale),
    heading: m.mail_accounts_heading({}, locale),
    greeting: m.mail_greeting_nameless({}, locale),
    paragraphs: [m.mail_accounts_why({ by, time: dayAndTime(about.at, language) }, locale)],
    facts: [
      { name: m.mail_accounts_before({}, locale), value: lines(former) },
      { name: m.mail_accounts_now({}, locale), value: lines(present) },
    ],
    action: {
      label: m.mail_accounts_button({}, locale),
      link: about.link,
      linkToo: m.mail_link_too({}, locale),
    },
    notes: [m.mail_accounts_not_agreed({}, locale)],
    footer: agency,
  });
}
