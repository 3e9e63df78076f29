import { officeLanguage } from '#dashboard/language.ts';
import { accountsByCode } from '../accounts.data.ts';

/** The name of an account in the office's language. */
export const accountLabel = (code: string): string =>
  accountsByCode.find((account) => account.code === code)?.name[officeLanguage()] ?? code;
