import { accounts, isOwnAccount, kindOf } from '#features/ledger/accounts.data.ts';

const deducted: readonly string[] = [
  accounts.vatDeducted.code,
  accounts.taxDeducted.code,
  accounts.vatPayable.code,
  accounts.vatWithheld.code,
  accounts.taxWithheld.code,
];

/**
 * Whether an account opens with a balance of its own. A till is a clerk's, who opens it from the safe; what customers and suppliers owe
 * and are owed stands with each of them.
 */
export const opensAlone = (code: string): boolean =>
  code !== accounts.cash.code &&
  (kindOf(code) === 'money' || kindOf(code) === 'clearing' || deducted.includes(code));

/** Whether an account may be below nothing: a bank may be overdrawn, a wallet and the safe never hold less than nothing. */
export const mayBeBelow = (code: string): boolean =>
  kindOf(code) !== 'money' ||
  code === accounts.bank.code ||
  (isOwnAccount(code) && code.startsWith(accounts.bank.code));
