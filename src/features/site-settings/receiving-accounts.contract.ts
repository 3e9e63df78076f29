import { z } from 'zod';
import { mediaId } from '#features/media/media-id.contract.ts';
import { westernDigits } from '#platform/format/numbers.ts';
import { line } from '#platform/text.contract.ts';

/** The wallets to which customers pay by hand. */
export const walletProviders = ['bkash', 'nagad', 'rocket', 'upay'] as const;

/**
 * What kind of account a wallet number is. It decides what the payer chooses in the app: a personal number takes Send Money,
 * an agent's Cash Out, a merchant's Payment.
 */
export const walletKinds = ['personal', 'agent', 'merchant'] as const;

/** Digits as they were typed, in either script, with blanks, dashes and a country code; parsed, the bare digits. */
const typedDigits = (form: RegExp, error: string) =>
  z
    .string()
    .trim()
    .max(40)
    .transform((typed, context) => {
      const bare = westernDigits(typed.normalize('NFKC')).replace(/[\s().–-]/g, '');
      const number = form.exec(bare)?.[1];
      if (number === undefined) {
        context.addIssue({ code: 'custom', message: error });
        return z.NEVER;
      }
      return number;
    });

const wallet = z
  .strictObject({
    provider: z.enum(walletProviders),
    /** As it is typed into the app: 01700000000. Numbers of Rocket may have a twelfth digit. */
    number: typedDigits(/^(?:\+?88)?(01[3-9]\d{8}\d?)$/, 'Use a mobile number, such as 01700000000.'),
    kind: z.enum(walletKinds),
  })
  .refine(({ provider, number }) => provider === 'rocket' || number.length === 11, {
    path: ['number'],
    error: 'Only numbers of Rocket have twelve digits.',
  });
export type Wallet = z.infer<typeof wallet>;

const bankAccount = z.strictObject({
  bank: z.strictObject({ en: line(80), bn: line(80) }),
  branch: line(80),
  /** In whose name it is, as the bank writes it. */
  holder: line(80),
  number: typedDigits(/^(\d{6,20})$/, 'Use the 6 to 20 digits of the account.'),
  /** The nine digits that name bank and branch; empty when it isn't said. */
  routing: z.union([z.literal(''), typedDigits(/^(\d{9})$/, 'Use the nine digits of the branch.')]),
});

/** The paths of rows whose key stands in an earlier row, too. */
const repeated = <Row>(rows: readonly Row[], key: (row: Row) => string): number[] => {
  const keys = rows.map(key);
  return keys.flatMap((each, index) => (keys.indexOf(each) < index ? [index] : []));
};

const once = 'This number is listed twice.';

/** The agency's own accounts, to which customers pay without a gateway: shown on the page of an order. */
export const receivingAccounts = z
  .strictObject({
    wallets: z.array(wallet).max(12),
    banks: z.array(bankAccount).max(6),
    /** The Bangla QR that the app of every bank and wallet reads: a picture of the library, and in whose name it is. */
    banglaQr: z.strictObject({ picture: mediaId, name: line(80) }).optional(),
  })
  .superRefine(({ wallets, banks }, context) => {
    for (const index of repeated(wallets, ({ provider, number }) => `${provider} ${number}`)) {
      context.addIssue({ code: 'custom', path: ['wallets', index, 'number'], message: once });
    }
    for (const index of repeated(banks, ({ bank, number }) => `${bank.en} ${number}`)) {
      context.addIssue({ code: 'custom', path: ['banks', index, 'number'], message: once });
    }
  });
export type ReceivingAccounts = z.infer<typeof receivingAccounts>;

/** An agency that has said none: customers pay by a gateway or at the office. */
export const noReceivingAccounts: ReceivingAccounts = { wallets: [], banks: [] };
