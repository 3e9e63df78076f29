import { bookingsRefusals } from '#features/bookings/dashboard/bookings-refusals.ts';
import { booksRefusals } from '#features/books/dashboard/books-refusals.ts';
import { customersRefusals } from '#features/customers/dashboard/customers-refusals.ts';
import { departuresRefusals } from '#features/departures/dashboard/departures-refusals.ts';
import { enquiriesRefusals } from '#features/enquiries/dashboard/enquiries-refusals.ts';
import { everythingRefusals } from '#features/everything/dashboard/everything-refusals.ts';
import { faresRefusals } from '#features/fares/dashboard/fares-refusals.ts';
import { gatewaysRefusals } from '#features/gateways/dashboard/gateways-refusals.ts';
import { identityRefusals } from '#features/identity/dashboard/identity-refusals.ts';
import { importsRefusals } from '#features/imports/dashboard/imports-refusals.ts';
import { mediaRefusals } from '#features/media/dashboard/media-refusals.ts';
import { messagesRefusals } from '#features/messages/dashboard/messages-refusals.ts';
import { moneyRefusals } from '#features/money/dashboard/money-refusals.ts';
import { ordersRefusals } from '#features/orders/dashboard/orders-refusals.ts';
import { paymentsRefusals } from '#features/payments/dashboard/payments-refusals.ts';
import { pushRefusals } from '#features/push/dashboard/push-refusals.ts';
import { reconciliationRefusals } from '#features/reconciliation/dashboard/reconciliation-refusals.ts';
import { reportsRefusals } from '#features/reports/dashboard/reports-refusals.ts';
import { samplesRefusals } from '#features/samples/dashboard/samples-refusals.ts';
import { siteSettingsRefusals } from '#features/site-settings/dashboard/site-settings-refusals.ts';
import { startRefusals } from '#features/start/dashboard/start-refusals.ts';
import { suppliersRefusals } from '#features/suppliers/dashboard/suppliers-refusals.ts';
import { tillRefusals } from '#features/till/dashboard/till-refusals.ts';
import { tourPackagesRefusals } from '#features/tour-packages/dashboard/tour-packages-refusals.ts';
import { travellerReviewsRefusals } from '#features/traveller-reviews/dashboard/traveller-reviews-refusals.ts';
import { visaCasesRefusals } from '#features/visa-cases/dashboard/visa-cases-refusals.ts';
import { m } from '#messages/messages.js';
import { documentsRefusals } from '../documents/documents-refusals.ts';
import { officeLanguage } from '../language.ts';
import { listViewsRefusals } from '../table/list-views-refusals.ts';
import { checksIn, papersIn, type RefusalTexts } from './refusal-details.ts';
import type { ApiProblem } from './request.ts';

/**
 * What the office says to a refusal, by its code: here what any feature can refuse, otherwise beside the pages of the feature.
 * A test checks that no code of the staff's commands is missing.
 */
const texts: RefusalTexts = {
  'files.deleted': () => m.office_refused_file_deleted(),
  'files.empty': () => m.office_refused_file_empty(),
  'files.gone': () => m.office_refused_file_slow(),
  'files.heic': () => m.office_refused_file_type(),
  'files.key-lost': () => m.office_refused_file_key_lost(),
  'files.many': () => m.office_refused_files_many(),
  'files.too-large': () => m.office_refused_file_large(),
  'files.type': () => m.office_refused_file_type(),
  'files.unreadable': (details) => m.office_refused_file_unreadable({ papers: papersIn(details) }),
  'input.unstorable': () => m.office_refused_unstorable(),
  'key.removed': () => m.office_refused_sent_removed(),
  'key.used': () => m.office_refused_sent_before(),
  'phone.number': () => m.office_refused_phone(),
  'request.malformed': () => m.office_refused_cut_off(),
  'request.too-much': () => m.office_refused_file_large(),
  ...documentsRefusals,
  ...listViewsRefusals,
  ...travellerReviewsRefusals,
  ...messagesRefusals,
  ...bookingsRefusals,
  ...customersRefusals,
  ...importsRefusals,
  ...departuresRefusals,
  ...enquiriesRefusals,
  ...faresRefusals,
  ...gatewaysRefusals,
  ...identityRefusals,
  ...mediaRefusals,
  ...moneyRefusals,
  ...ordersRefusals,
  ...paymentsRefusals,
  ...booksRefusals,
  ...everythingRefusals,
  ...reportsRefusals,
  ...samplesRefusals,
  ...siteSettingsRefusals,
  ...startRefusals,
  ...pushRefusals,
  ...reconciliationRefusals,
  ...suppliersRefusals,
  ...tillRefusals,
  ...tourPackagesRefusals,
  ...visaCasesRefusals,
};

/** Whether the office has words for a code. */
export const isWorded = (code: string): boolean => code in texts;

/** A refusal in the office's language. Unknown ones have the API's own words in English, and general ones in Bangla. */
export function refusalText({ code, details, message, status }: ApiProblem): string {
  const known = texts[code]?.(details);
  if (known !== undefined || status === 404) {
    return known ?? m.office_refused_gone();
  }
  return officeLanguage() === 'en' && message ? message : m.office_refused();
}

/** The fields that a refusal names, with what is wrong in the office's language. */
export function refusedFields(problem: ApiProblem): readonly { path: string; message: string }[] {
  const found = checksIn(problem.details);
  if (found) {
    return found;
  }
  const known = texts[problem.code]?.(problem.details);
  return problem.fields.map(({ path, message }) => ({
    path,
    message: known ?? (officeLanguage() === 'en' ? message : m.office_field_wrong()),
  }));
}
