import { type Language, pathIn } from '#platform/language.ts';
import { builtInProject, type CodePurpose } from '../provider.contract.ts';
import { refusal } from '../wire.rules.ts';

/** The `mode` of a mail link, as `ActionCodeURL` reads it. */
const modes: Readonly<Record<CodePurpose, string>> = {
  reset: 'resetPassword',
  verify: 'verifyEmail',
  change: 'verifyAndChangeEmail',
  recover: 'recoverEmail',
};

/** The SDK's names for the kinds of code. */
export const requestTypes: Readonly<Record<CodePurpose, string>> = {
  reset: 'PASSWORD_RESET',
  verify: 'VERIFY_EMAIL',
  change: 'VERIFY_AND_CHANGE_EMAIL',
  recover: 'RECOVER_EMAIL',
};

/** The link in a mail: our own page, in the reader's language. */
export function mailLink(
  siteUrl: string,
  link: { purpose: CodePurpose; code: string; language: Language; continueUrl: string | undefined },
): string {
  const query = new URLSearchParams({
    mode: modes[link.purpose],
    oobCode: link.code,
    apiKey: builtInProject,
    lang: link.language,
    ...(link.continueUrl === undefined ? {} : { continueUrl: link.continueUrl }),
  });
  return `${siteUrl}${pathIn(link.language, `/identity?${query}`)}`;
}

/** Where the page may send its reader afterwards: only to URLs of our own. */
export function checkContinueUrl(siteUrl: string, continueUrl: string | undefined): string | undefined {
  if (continueUrl === undefined) {
    return undefined;
  }
  const url = URL.parse(continueUrl);
  if (!url) {
    throw refusal('INVALID_CONTINUE_URI');
  }
  if (url.origin !== new URL(siteUrl).origin) {
    throw refusal('UNAUTHORIZED_DOMAIN', 'Only addresses of this site.');
  }
  return url.href;
}
