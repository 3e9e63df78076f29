import { eq } from 'drizzle-orm';
import { findNamesForCustomers } from '#features/identity/actor-names.queries.ts';
import { findCharged, listRefunded } from '#features/ledger/ledger.queries.ts';
import { noMoney } from '#features/ledger/ledger.rules.ts';
import { aboutOf, lineText, sumOf, textsOf, untilOf, vatOf } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { findVersion, type Version } from '#features/orders/terms/amendments.queries.ts';
import { differenceOf } from '#features/orders/terms/amendments.rules.ts';
import { balanceOf } from '#features/orders/terms/balance.rules.ts';
import { payableAfter } from '#features/orders/terms/plan.rules.ts';
import { vatOf as vatInPrice } from '#features/papers/paper-sums.rules.ts';
import type {
  PaperAgency,
  PaperData,
  PaperLine,
  PaperPayment,
  Printed,
} from '#features/papers/papers.contract.ts';
import { listPapers } from '#features/papers/papers.queries.ts';
import { findLogo } from '#features/site-settings/look/look.queries.ts';
import { findAgency } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { dhakaTime } from '#platform/format/dates.ts';
import { digits, westernDigits } from '#platform/format/numbers.ts';
import { qrPath } from '#platform/format/qr-path.ts';
import { type Language, pathIn } from '#platform/language.ts';
import { sealedIs } from '#platform/sealed-columns/sealed-columns.ts';
import { listAdjustedSince, listAdjustedUntil } from '../adjustments/of-papers.queries.ts';
import { listDeductionsOf } from '../deductions/of-payments.queries.ts';
import { payments } from '../payments.table.ts';
import { receiptParts, receivedByLabel } from './paid-by.rules.ts';

/** The agency's data on its papers, in a language. @param issued as they were when a paper was issued; absent: as they are now */
export async function findPaperAgency(
  db: ReadDatabase,
  language: Language,
  issued?: Printed['agency'],
): Promise<PaperAgency> {
  const { look, ...settings } = await findAgency(db);
  const { agency, licences, office, papers } = issued ?? settings;
  const { city, postcode } = office;
  const until = papers?.registeredUntil ?? '';
  return {
    logo: await findLogo(db, look),
    name: agency.name[language],
    wordmark: agency.wordmark[language],
    wordmarkLine: agency.wordmarkLine[language],
    street: office.street[language],
    city: city[language],
    area: `${office.area[language]}, ${city[language]} ${digits(postcode, language)}`,
    phone: agency.phone,
    email: agency.email,
    registration: licences?.travelAgency ?? '',
    bin: westernDigits(papers?.bin ?? ''),
    vat: papers?.vat ?? 0,
    ...(until === '' ? {} : { registeredUntil: until }),
  };
}

type Line = Pick<Version['lines'][number], 'charge' | 'quantity' | 'unit' | 'textEn' | 'textBn'> &
  Parameters<typeof vatOf>[0];

const paperLine = (line: Line, language: Language): PaperLine => {
  const vat = vatOf(line);
  return {
    charge: line.charge,
    quantity: line.quantity,
    unit: line.unit,
    sum: sumOf(line),
    text: lineText(textsOf(line), language),
    ...(line.vatRate === undefined && vat !== 0 ? {} : { vatRate: line.vatRate ?? 0 }),
    vat,
    vatAdded: line.vatAdded ?? false,
  };
};

/** Lines with the VAT that a paper says: by themselves, or by the agency's rate alone on one from before they said it. */
const withVat = (lines: readonly PaperLine[], paper: Paper): PaperLine[] =>
  lines.map((line) => {
    if (paper.printed?.vatByLine) {
      return line;
    }
    const { rate, amount } = vatInPrice(line, paper.printed?.agency?.papers?.vat ?? 0);
    return { ...line, vatRate: rate, vat: amount };
  });

type Paper = Awaited<ReturnType<typeof listPapers>>[number];

/** A credit note is about its order when that was cancelled, and about an entry of the ledger when it was amended. */
const isOfCancellation = ({ kind, subjectId, orderId }: Paper): boolean =>
  kind === 'credit-note' && subjectId === orderId;

/**
 * What a credit note takes back: all lines but what is kept by the terms of cancellation, or what an amendment takes away,
 * less what it adds.
 */
async function listCredited(
  db: ReadDatabase,
  paper: Paper,
  terms: Version,
  language: Language,
): Promise<PaperLine[]> {
  if (isOfCancellation(paper) || terms.base === null) {
    const kept = terms.total - paper.amount;
    const text = m.papers_retained({}, { locale: language });
    const vat = 0 - (await findCharged(db, paper.orderId, 'vatPayable', paper.issuedAt));
    const [rate, ...others] = new Set(terms.lines.map(({ vatRate }) => vatRate));
    const ofOne = rate !== undefined && others.length === 0 ? { vatRate: rate } : {};
    const line: PaperLine = { charge: 'fee', text, quantity: 1, unit: -kept, sum: -kept, vat, ...ofOne };
    return [...terms.lines.map((each) => paperLine(each, language)), ...(kept === 0 ? [] : [line])];
  }
  const before = await findVersion(db, paper.orderId, terms.base);
  return differenceOf(terms.lines, before.lines).map((line) => {
    const { quantity, unit, ...shown } = paperLine(line, language);
    // Fewer of a line is printed as a quantity with a negative price.
    return { ...shown, quantity: Math.abs(quantity), unit: quantity < 0 ? -unit : unit };
  });
}

/** What came and went back until a moment: receipts that were not undone by then, and refunds that were paid. */
async function listMoney(db: ReadDatabase, orderId: string, at: Date): Promise<PaperPayment[]> {
  const came = (await listPapers(db, orderId)).filter(
    ({ kind, issuedAt, undoneAt }) =>
      kind === 'receipt' && issuedAt <= at && (undoneAt === null || undoneAt > at),
  );
  const went = await listRefunded(db, orderId, at);
  return [
    ...came.map(({ number, amount }) => ({ number, amount })),
    ...went.map((amount) => ({ amount: -amount })),
    ...(await listAdjustedUntil(db, orderId, at)),
  ];
}

/** How the money of a receipt came, and who took it. */
async function findPayment(db: ReadDatabase, id: string | null, language: Language) {
  const [payment] = id === null ? [] : await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) {
    return { paidBy: '', takenBy: '', paidOn: null, parts: [] };
  }
  const names = await findNamesForCustomers(db, [payment.takenBy]);
  return {
    paidBy: receivedByLabel(payment, language),
    takenBy: names.get(payment.takenBy) ?? '',
    paidOn: payment.on,
    parts: receiptParts(payment, await listDeductionsOf(db, payment.id)),
  };
}

/**
 * A paper of the order that a token opens, as it stood when the paper was issued; undefined for any other number or token.
 * @param number in any case
 * @param orderId opened by a pass instead of the token
 */
export async function findPaper(
  db: ReadDatabase,
  {
    token,
    orderId,
    number,
    language,
    siteUrl,
  }: { token: string; orderId?: string | undefined; number: string; language: Language; siteUrl: string },
): Promise<PaperData | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(orderId === undefined ? sealedIs(orders.token, token) : eq(orders.id, orderId));
  const all = order ? await listPapers(db, order.id) : [];
  const paper = all.find((each) => each.number === number.toUpperCase());
  if (!order || !paper) {
    return undefined;
  }
  const { kind, amount, on, issuedAt, verify, state, customer } = paper;
  const terms = await findVersion(db, order.id, paper.version ?? order.current);
  const lines = terms.lines.map((line) => paperLine(line, language));
  const about = lineText(aboutOf(terms.lines), language);
  const journey = paper.printed?.journey;
  const company = journey?.company ?? null;
  const isCredit = kind === 'credit-note';
  const hasSums = isCredit || kind === 'invoice' || kind === 'receipt';
  const paid = await listMoney(db, order.id, issuedAt);
  const received = paid.reduce((sum, payment) => sum + payment.amount, 0);
  const { state: stood, acceptedOn, validUntil } = paper.printed?.order ?? order;
  const plan = payableAfter(terms.plan, { madeOn: dhakaDate(order.createdAt), acceptedOn });
  // Money for a quote that wasn't accepted is kept, and nothing more is owed.
  const isRetained = kind === 'receipt' && (stood === 'lapsed' || stood === 'quoted' || stood === 'draft');
  const path = pathIn(language, '/verify/');
  const credited = all
    .filter((each) => isOfCancellation(each) && each.issuedAt <= issuedAt)
    .reduce((sum, each) => sum + each.amount, 0);
  const rounded = await findCharged(db, order.id, 'rounding', issuedAt);
  const total = terms.total - (kind === 'receipt' ? credited - rounded : 0);
  const money = { ...noMoney, charged: total, paid: received };
  const { due, dueOn, dueUntil } = balanceOf(
    { state: stood === 'cancelled' ? stood : 'open', quoted: total, money },
    plan,
    on,
  );
  return {
    kind,
    number: paper.number,
    language,
    on,
    amount,
    state,
    about,
    payments: paid,
    since: hasSums ? await listAdjustedSince(db, order.id, issuedAt) : [],
    at: dhakaTime(issuedAt).slice(-5),
    qr: qrPath(`${siteUrl}${path}${verify.toLowerCase()}`),
    verifyAddress: `${siteUrl.replace(/^https?:\/\//, '')}${path}${verify}`,
    agency: await findPaperAgency(db, language, paper.printed?.agency),
    reference: order.reference,
    travelsOn: terms.travelsOn,
    travelsUntil: untilOf(terms.lines, terms.travelsOn),
    customer: {
      ...(customer.name === null
        ? { name: order.name, phone: order.phone, email: order.email }
        : { ...customer, name: customer.name }),
      ...(company === null ? {} : { company }),
      ...(paper.printed?.buyerBin === undefined ? {} : { bin: paper.printed.buyerBin }),
    },
    ...(journey
      ? { journey: { passengers: journey.passengers, legs: journey.flights[language] ?? [] } }
      : {}),
    lines: withVat(
      paper.printed?.lines?.map((line) => paperLine(line, language)) ??
        (isCredit ? await listCredited(db, paper, terms, language) : lines),
      paper,
    ),
    total: isCredit || paper.printed?.lines ? amount : total,
    dueOn: isRetained ? null : dueOn,
    dueUntil: isRetained ? undefined : dueUntil,
    nextPart: !isRetained && due > 0 && due < total - received ? due : null,
    goodUntil: validUntil,
    ...(await findPayment(db, kind === 'receipt' ? paper.subjectId : null, language)),
  };
}
