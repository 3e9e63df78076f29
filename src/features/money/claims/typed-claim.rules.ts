import { isSealed, openText, sealText } from '#platform/sealed-columns/seal-text.ts';
import { typedClaim } from './claims.contract.ts';

/**
 * What was typed into the form, for the address of the page that shows it again: sealed, so that no log and no history has a number
 * of a transfer or a telephone.
 */
export const sealTyped = (fields: Readonly<Record<string, string>>): string => {
  const typed = typedClaim.parse(fields);
  return Buffer.from(sealText(JSON.stringify(typed))).toString('base64url');
};

/** What was typed a moment ago; nothing for what this program didn't seal. */
export function openTyped(sealed: string | undefined) {
  const text = Buffer.from(sealed ?? '', 'base64url').toString();
  const opened = isSealed(text) ? openText(text) : undefined;
  const typed: unknown = JSON.parse(opened ?? '{}');
  return typedClaim.parse(typed);
}
