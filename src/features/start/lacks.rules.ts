import { defaultSales } from '#features/site-settings/default-settings.data.ts';
import { noReceivingAccounts } from '#features/site-settings/receiving-accounts.contract.ts';
import { isSampleNumber, sampleAgency } from '#features/site-settings/sample-agency.data.ts';
import { licenceKinds, type SiteSettings } from '#features/site-settings/site-settings.contract.ts';
import { wholeSales } from '#features/site-settings/whole-settings.rules.ts';
import { compareValues } from '#platform/compare.ts';
import type { StartFacts } from './facts.rules.ts';

/** Something that a step lacks. What is `said` is no lack once the owner calls the step done: nobody else can know it. */
export interface Lack {
  readonly name: LackName;
  readonly isSaid?: boolean;
}

/** What a step may lack. The office has a sentence for each. */
export type LackName =
  | 'name-sample'
  | 'wordmark-sample'
  | 'phone-sample'
  | 'whatsapp-sample'
  | 'email-sample'
  | 'address-sample'
  | 'licence-none'
  | 'licence-sample'
  | 'licence-day-none'
  | 'licence-lapsed'
  | 'licences-sample'
  | 'sells-unsaid'
  | 'sells-none'
  | 'samples-left'
  | 'accounts-none'
  | 'accounts-sample'
  | 'opening-none'
  | 'terms-unseen'
  | 'alone'
  | 'mail-none'
  | 'sms-none'
  | 'whatsapp-none'
  | 'gateways-none'
  | 'data-unsaid'
  | 'live-https'
  | 'live-samples'
  | 'live-legal'
  | 'live-phone'
  | 'live-licence'
  | 'live-money'
  | 'live-paying'
  | 'live-sale';

/** A lack where there is one. @param isSaid whether the owner may call it none */
export const when = (is: boolean, name: LackName, isSaid = false): readonly Lack[] =>
  is ? [{ name, isSaid }] : [];

const isSampleText = (text: { readonly en: string; readonly bn: string }, sample: typeof text): boolean =>
  text.en.trim() === sample.en || text.bn.trim() === sample.bn;

/** What is still the sample agency’s name, number or address. */
export function lacksOfName({ agency, office }: SiteSettings): readonly Lack[] {
  return [
    ...when(isSampleText(agency.name, sampleAgency.name), 'name-sample'),
    ...when(isSampleText(agency.wordmark, sampleAgency.wordmark), 'wordmark-sample'),
    ...when(isSampleNumber(agency.phone), 'phone-sample'),
    ...when(isSampleNumber(agency.whatsapp), 'whatsapp-sample'),
    ...when(agency.email.endsWith('.example'), 'email-sample'),
    ...when(isSampleText(office.street, sampleAgency.street), 'address-sample'),
  ];
}

const isSampleCertificate = (number: string) => number.startsWith(sampleAgency.certificate);

/** The licence of the agency and its day; sample numbers of the others would be shown as real ones. */
export function lacksOfLicences({ settings, today }: Pick<StartFacts, 'settings' | 'today'>) {
  const { licences, papers } = settings;
  const number = licences?.travelAgency ?? '';
  const until = papers?.registeredUntil ?? '';
  const others = licenceKinds.filter((kind) => kind !== 'travelAgency');
  return [
    ...when(number === '', 'licence-none'),
    ...when(isSampleCertificate(number), 'licence-sample'),
    ...when(until === '', 'licence-day-none'),
    ...when(until !== '' && until < today, 'licence-lapsed'),
    ...when(
      others.some((kind) => isSampleCertificate(licences?.[kind] ?? '')),
      'licences-sample',
    ),
  ];
}

/** Whether somebody has said what is sold. */
export function lacksOfSells({ sells }: SiteSettings): readonly Lack[] {
  return sells === undefined
    ? [{ name: 'sells-unsaid', isSaid: true }]
    : when(
        Object.values(sells).every((isSold) => !isSold),
        'sells-none',
      );
}

const isSampleBank = (number: string) => /^0+$/.test(number);

/** Where customers pay: whether there is anything, and whether something of it is a sample. */
export function waysToPay({ receivingAccounts = noReceivingAccounts }: SiteSettings) {
  const { wallets, banks, banglaQr } = receivingAccounts;
  const samples =
    wallets.filter(({ number }) => isSampleNumber(number)).length +
    banks.filter(({ number }) => isSampleBank(number)).length;
  const all = wallets.length + banks.length + (banglaQr === undefined ? 0 : 1);
  return { all, samples };
}

/** Where customers pay, and what the agency had when its books began. */
export function lacksOfAccounts({ settings, hasOpening }: StartFacts): readonly Lack[] {
  const { all, samples } = waysToPay(settings);
  return [
    ...when(all === 0, 'accounts-none'),
    ...when(samples > 0, 'accounts-sample'),
    ...when(!hasOpening, 'opening-none'),
  ];
}

/** Whether an agency sells otherwise than the program came. */
export const hasOwnTerms = ({ sales, papers }: SiteSettings): boolean =>
  compareValues('sales', wholeSales(defaultSales, null), wholeSales(sales, papers ?? null)).length > 0;

const gateways = ['bkash', 'nagad', 'sslcommerz'] as const;

/** Mail is needed; what else reaches customers and takes their money is for the owner to say. */
export function lacksOfChannels({ services }: StartFacts): readonly Lack[] {
  return [
    ...when(!services.has('mail'), 'mail-none'),
    ...when(!services.has('sms'), 'sms-none', true),
    ...when(!services.has('whatsapp'), 'whatsapp-none', true),
    ...when(!gateways.some((gateway) => services.has(gateway)), 'gateways-none', true),
  ];
}
