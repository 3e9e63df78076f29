import { compareValues } from '#platform/compare.ts';
import { noReceivingAccounts } from './receiving-accounts.contract.ts';
import type { SiteSettings } from './site-settings.contract.ts';
import { wholeSettings } from './whole-settings.rules.ts';

/** What of the settings is about money: where customers pay, from when two persons decide, what is due and what is kept, what papers say of VAT. */
function moneyIn(settings: SiteSettings) {
  const { receivingAccounts, sales, visaCases, papers } = wholeSettings(settings);
  return { receivingAccounts, sales, visaCases: { keep: visaCases.keep }, papers };
}

/** The differences of two settings that are about money; a part that an older save left out counts as its default. */
export const moneyChanges = (before: SiteSettings, after: SiteSettings) =>
  compareValues('settings', moneyIn(before), moneyIn(after)).map(({ path, ...change }) => ({
    path: path.replace(/^settings\.?/, ''),
    ...change,
  }));

/** The accounts to which customers pay, a line for each: what letters about a change say. */
export const accountLines = ({ receivingAccounts = noReceivingAccounts }: SiteSettings): string[] => [
  ...receivingAccounts.wallets.map(({ provider, number, kind }) => `${provider} ${number} (${kind})`),
  ...receivingAccounts.banks.map(({ bank, branch, holder, number }) =>
    [bank.en, branch, holder, number].join(', '),
  ),
  ...(receivingAccounts.banglaQr ? [`Bangla QR, ${receivingAccounts.banglaQr.name}`] : []),
];
