import type { Language } from '#platform/language.ts';
import type { Letter } from '#platform/mail/queue-mail.ts';

export interface AccountLetter {
  readonly language: Language;
  readonly agencyName: string;
  /** As the account's owner wrote it, or empty. */
  readonly name: string;
  /** To our own page that takes the code in it. */
  readonly link: string;
}

const plain = ({ agencyName, link }: AccountLetter): Letter => ({
  subject: agencyName,
  html: `<p><a href="${link.replaceAll('&', '&amp;')}">${link.replaceAll('&', '&amp;')}</a></p>`,
  text: link,
});

/** Asks whether the address is theirs; for a new account, and for the new address of an old one. */
export const verifyEmailLetter = async (about: AccountLetter): Promise<Letter> => plain(about);

/** Lets whoever reads the account's mail choose a new password. */
export const passwordResetLetter = async (about: AccountLetter): Promise<Letter> => plain(about);

/** Tells the old address that the account has another now; its link takes the change back. */
export const changedAddressLetter = async (about: AccountLetter): Promise<Letter> => plain(about);
