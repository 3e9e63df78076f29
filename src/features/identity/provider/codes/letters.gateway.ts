import { findAgency, findLetterTexts } from '#features/site-settings/site-settings.queries.ts';
import { run } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import { changedAddressLetter, verifyEmailLetter } from '../../identity.emails.tsx';
import { passwordResetLetter } from '../../password-reset.emails.tsx';
import type { ProviderParts } from '../endpoint.gateway.ts';
import type { CodePurpose } from '../provider.contract.ts';
import { byProvider } from '../provider-actor.rules.ts';
import { hashOf, newSecret } from '../secret.rules.ts';
import { sendCode } from './codes.commands.ts';
import { mailLink } from './mail-link.rules.ts';

const letters = {
  reset: { event: 'identity.password-reset', write: passwordResetLetter },
  verify: { event: 'identity.verify-email', write: verifyEmailLetter },
  change: { event: 'identity.verify-email', write: verifyEmailLetter },
  recover: { event: 'identity.changed-address', write: changedAddressLetter },
} as const;

/** What a mail with a code is about. */
export interface CodeLetter {
  readonly purpose: CodePurpose;
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly continueUrl?: string | undefined;
}

/** What is needed to write and send a mail. */
type Postman = Pick<ProviderParts, 'deps' | 'siteUrl'>;

/** Makes a code and writes the mail that carries it. @returns the hash to store for the code, and the mail. */
export async function writeCodeLetter({ deps, siteUrl }: Postman, about: CodeLetter) {
  const { purpose, to, name, language, continueUrl } = about;
  const { event, write } = letters[purpose];
  const code = newSecret();
  const { agency } = await findAgency(deps.db);
  const link = mailLink(siteUrl, { purpose, code, language, continueUrl });
  const letter = await write({
    language,
    agencyName: agency.name[language],
    name,
    link,
    words: await findLetterTexts(deps.db),
  });
  return { hash: hashOf(code), letter: { event, to, language, ...letter } };
}

/**
 * Sends a mail with a code for an account.
 * @param account undefined: the mail is written and thrown away, so that the request takes the same time.
 */
export async function mailCode(
  parts: Postman,
  account: { uid: string; email: string; newEmail: string | null } | undefined,
  about: CodeLetter,
): Promise<void> {
  const written = await writeCodeLetter(parts, about);
  if (account) {
    await run(parts.deps, byProvider(account.uid), sendCode, {
      ...written,
      ...account,
      purpose: about.purpose,
    });
  }
}
