import { eq } from 'drizzle-orm';
import { findPaperAgency } from '#features/payments/papers/papers.queries.ts';
import { m } from '#messages/messages.js';
import { dayAndTime, longDate } from '#platform/format/dates.ts';
import { qrPath } from '#platform/format/qr-path.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { listSlips } from '../passports/passports.queries.ts';
import { type PassportMove, parseSlipNumber } from '../passports/passports.rules.ts';
import { findCaseRow } from '../visa-cases.queries.ts';
import { casePath } from '../visa-cases.rules.ts';
import { visaCases } from '../visa-cases.table.ts';

/** Who the person of a slip is: at the visa centre it may be whoever carried the passports. */
const personLabels: Readonly<Record<PassportMove, () => string>> = {
  received: m.visacase_slip_from,
  sent: m.visacase_slip_from_or_by,
  collected: m.visacase_slip_from_or_by,
  'handed-over': m.visacase_slip_to,
};

/** What a slip shows whoever holds the link of its case; undefined when the case has no such slip. */
export async function loadSlipPage(page: PageContext, token: string, printed: string) {
  const { language, siteUrl } = page;
  const db = page.personal();
  const number = parseSlipNumber(printed);
  const row = number === undefined ? undefined : await findCaseRow(db, token);
  if (row === undefined || number === undefined) {
    return undefined;
  }
  const [slip] = (await listSlips(db, eq(visaCases.id, row.id), { number, language })) ?? [];
  if (slip === undefined) {
    return undefined;
  }
  const { move, person, place, dueOn } = slip;
  return {
    move,
    person,
    number: slip.number,
    reference: row.reference,
    country: row.title[language].country,
    at: dayAndTime(new Date(slip.at), language),
    applicants: slip.applicants.map((name) => name ?? m.visacase_nameless()),
    facts: [
      {
        name: personLabels[move](),
        value: person,
      },
      { name: m.visacase_slip_by(), value: slip.by },
      ...(place === '' ? [] : [{ name: m.visacase_slip_place(), value: place }]),
      ...(dueOn === null ? [] : [{ name: m.visacase_slip_due(), value: longDate(dueOn, language) }]),
    ],
    agency: await findPaperAgency(db, language),
    qr: qrPath(`${siteUrl}${casePath(language, token)}`),
  };
}
