import { officeLanguage } from '#dashboard/language.ts';
import { usePaymentAccounts } from '#features/ledger/dashboard/use-payment-accounts.ts';

/** The name of one of the agency's own banks and wallets; its code until it is known. */
export function AccountName({ code }: { readonly code: string }) {
  const found = usePaymentAccounts().find((account) => account.code === code);
  return <span>{found?.name[officeLanguage()] ?? code}</span>;
}
