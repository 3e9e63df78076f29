import { data } from 'react-router';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { findByToken } from '#features/orders/orders.queries.ts';
import { m } from '#messages/messages.js';
import { dayAndTime, formatDeadline, fullDate, longDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { appointmentLabel, appointmentOf } from '../plan/appointment.rules.ts';
import type { VisitorCase } from '../visa-cases.contract.ts';
import { findCaseByToken } from '../visa-cases.queries.ts';
import { casePath, takesPapers } from '../visa-cases.rules.ts';
import { type CaseResult, casePageQuery } from '../visitor/visitor.contract.ts';
import { findOpenings } from '../visitor/visitor.queries.ts';

/** What a case's page shows whoever holds its link. @throws a 404 for any other token */
export async function loadCasePage(page: PageContext, token: string) {
  const { language, today } = page;
  const db = page.personal();
  const parsed = casePageQuery.parse(new URLSearchParams(page.query));
  const found = await findCaseByToken(db, token, today, language);
  if (found === undefined || !parsed.ok) {
    throw data(null, { status: 404 });
  }
  const appointment = appointmentOf(found);
  const price = await findByToken(db, found.order.token, today);
  const opened = (await findOpenings(db, token, language))?.items ?? [];
  const when = (instant: string) => dayAndTime(new Date(instant), language);
  return {
    token,
    language,
    reference: found.reference,
    state: found.state,
    decision: found.decision,
    heading: m.visacase_heading({
      country: found.country,
      people: found.applicants.length,
      shown: count(found.applicants.length, language),
    }),
    kind: found.kind,
    departsOn: found.departsOn === null ? undefined : longDate(found.departsOn, language),
    applyBy: found.applyBy === null ? undefined : longDate(found.applyBy, language),
    isLate: found.applyBy !== null && found.applyBy < today,
    /** Where the file of its appointment is. */
    calendar: `${casePath(language, token)}.ics`,
    appointment: appointment && appointmentLabel(appointment, language, longDate),
    decisionOn: found.decisionOn === null ? undefined : longDate(found.decisionOn, language),
    isDecisionLate: found.decisionOn !== null && found.decisionOn < today,
    asOf: fullDate(found.asOf, language),
    takesPapers: takesPapers(found.state),
    isMissingPapers: found.applicants.some(({ papers }) =>
      papers.some(({ state }) => state === 'wanted' || state === 'again'),
    ),
    deletedOn: found.deletedOn === null ? undefined : longDate(found.deletedOn, language),
    isPurged: found.purgedAt !== null,
    hasFiles: found.applicants.some(({ papers }) => papers.some(({ files }) => files.length > 0)),
    consent: { text: found.consent.text, at: when(found.consent.at) },
    filesKeptDays: found.filesKeptDays,
    applicants: found.applicants,
    order: {
      reference: found.order.reference,
      path: orderPath(language, found.order.token),
      /** What is to be paid next, and by when, in the words of the order's own page. */
      due:
        price === undefined || price.due <= 0 || price.dueOn === null
          ? undefined
          : m.visacase_order_due({
              sum: taka(price.due, language),
              day: formatDeadline(price.dueOn, price.dueUntil, language),
            }),
    },
    opened: opened.map((each) => ({ ...each, at: when(each.at) })),
    ...resultOf(found, parsed.value),
  };
}

/** What became of a form: said at its paper where it is about one, otherwise at the head of the page. */
function resultOf(
  { applicants }: VisitorCase,
  { result, paper }: { readonly result: CaseResult | undefined; readonly paper: string | undefined },
) {
  const isAbout = applicants.some(({ papers }) =>
    papers.some(({ id, key }) => id === paper || key === paper),
  );
  return paper !== undefined && result !== undefined && isAbout
    ? { said: { paper, result }, result: undefined }
    : { said: undefined, result };
}

export type CasePageData = Awaited<ReturnType<typeof loadCasePage>>;
