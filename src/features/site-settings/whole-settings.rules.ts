import { defaultMessageSettings } from '#platform/messages/message-settings.contract.ts';
import { defaultBooking, defaultSales, defaultVisaCases, noVat } from './default-settings.data.ts';
import { noReceivingAccounts } from './receiving-accounts.contract.ts';
import type { Sales, SiteSettings } from './site-settings.contract.ts';
import { noLetterTexts, ownTemplates } from './words/words.rules.ts';

/** The licences of settings that were saved before they had any. */
const noLicences: SiteSettings['licences'] = { travelAgency: '', atab: '', iata: '', hajj: '', umrah: '' };

/** The same for what papers say. */
const noPapers: SiteSettings['papers'] = { registeredUntil: '', bin: '', vat: 0 };

/** And for the look: all standard. */
const noLook: SiteSettings['look'] = { brand: '', accent: '', logo: '' };

/** And for marks of ways to pay: all by name. */
const noMarks: SiteSettings['paymentMarks'] = { bkash: '', nagad: '', rocket: '', visa: '', mastercard: '' };

/** How an agency sells, with its VAT: where none is said, it is what papers said that our own prices hold. */
export const wholeSales = (sales: Sales | null | undefined, papers: SiteSettings['papers'] | null) => {
  const within = papers?.vat ?? 0;
  const said = sales?.vat ?? noVat;
  const isSaid = [said.own, said.official, said.supplier, said.fee].some((rate) => rate > 0);
  const vat = isSaid || within === 0 ? said : { ...noVat, own: within, fee: within };
  return { ...defaultSales, ...sales, vat };
};

/** Settings with the parts that an older save left out, as the program fills them in: what the form begins with, and what a save is compared with. */
export function wholeSettings(saved: SiteSettings) {
  const {
    look,
    paymentMarks,
    licences,
    papers,
    sales,
    booking,
    visaCases,
    receivingAccounts,
    words,
    messages,
  } = saved;
  return {
    ...saved,
    look: look ?? noLook,
    paymentMarks: paymentMarks ?? noMarks,
    licences: licences ?? noLicences,
    papers: papers ?? noPapers,
    sales: wholeSales(sales, papers ?? null),
    booking: { ...defaultBooking, ...booking },
    visaCases: { ...defaultVisaCases, ...visaCases },
    receivingAccounts: receivingAccounts ?? noReceivingAccounts,
    messages: { ...defaultMessageSettings, ...messages },
    words: {
      templates: words?.templates ?? ownTemplates(),
      letters: { ...noLetterTexts, ...words?.letters },
    },
  };
}
