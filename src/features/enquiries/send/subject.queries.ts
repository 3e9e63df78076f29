import type { FareJourney } from '#features/air-tickets/fare-request/fare-request.contract.ts';
import { saleDaysFrom } from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { journeyFieldErrors } from '#features/air-tickets/journey/journey.rules.ts';
import { findAddress, findPackage } from '#features/tour-packages/package/package.queries.ts';
import { partyFrom } from '#features/tour-packages/party/party-parts.rules.ts';
import { findQuote } from '#features/tour-packages/price/price.queries.ts';
import { applicantProfiles } from '#features/visas/visa-checklist/visa-checklist.rules.ts';
import { findVisa } from '#features/visas/visas.queries.ts';
import { totalFee } from '#features/visas/visas.rules.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { EnquiryDetails } from '../enquiries.contract.ts';
import type { SendRequest } from './send.contract.ts';

type About<Kind extends SendRequest['kind']> = Extract<SendRequest, { kind: Kind }>;

const refuse = (path: string, message: string) =>
  new Failure('invalid', 'enquiries.subject', `${path}: ${message}`, [{ path, message }]);

async function visaDetails(
  db: ReadDatabase,
  request: About<'visa'>,
  today: CalendarDate,
): Promise<EnquiryDetails> {
  const found = await findVisa(db, request.language, request.visa);
  if (!found) {
    throw refuse('visa', 'There is no such guide any more.');
  }
  const { facts, texts } = found;
  const kind =
    request.visaKind === undefined ? facts.kinds[0] : facts.kinds.find(({ key }) => key === request.visaKind);
  if (!kind) {
    throw refuse('visaKind', 'The guide has no such kind of visa.');
  }
  const { profile, travelOn } = request;
  if (profile !== undefined && !applicantProfiles(facts).includes(profile)) {
    throw refuse('profile', 'The guide has nothing for these applicants.');
  }
  if (travelOn !== undefined && (travelOn < today || travelOn > '2099-12-31')) {
    throw refuse('travelOn', 'This day has passed.');
  }
  const applicants = request.applicants ?? 1;
  const each = totalFee(kind);
  return {
    kind: 'visa',
    documentId: found.documentId,
    slug: found.slug,
    title: texts.title,
    visaKind: { key: kind.key, name: texts.kinds[kind.key]?.name ?? kind.key },
    ...(profile === undefined ? {} : { profile }),
    ...(travelOn === undefined ? {} : { travelOn }),
    applicants,
    fee: { each, total: each * applicants },
  };
}

async function packageDetails(
  db: ReadDatabase,
  request: About<'package'>,
  today: CalendarDate,
): Promise<EnquiryDetails> {
  const address = await findAddress(db, request.package);
  const found = address && (await findPackage(db, address.id, request.language));
  if (!address || !found) {
    throw refuse('package', 'There is no such package any more.');
  }
  const { party, departure: key } = request;
  const about = {
    kind: 'package' as const,
    documentId: address.id,
    slug: address.slug,
    market: address.market,
    title: found.texts.title,
    nights: found.facts.nights,
    party,
  };
  if (key === undefined) {
    return { ...about, problems: [] };
  }
  const priced = await findQuote(db, { id: address.id, key, party: partyFrom(party), today });
  if (!priced) {
    throw refuse('departure', 'This departure can no longer be requested. Choose another one.');
  }
  const { departsOn, returnsOn, seatsLeft, quote, problems } = priced;
  return {
    ...about,
    departure: { key, departsOn, returnsOn, seatsLeft },
    quote: { lines: quote.lines.map((line) => ({ ...line })), total: quote.total },
    problems: [...problems],
  };
}

/** @throws Failure invalid, with the field, when no airline sells such a journey today. */
export function fareDetails(journey: FareJourney, today: CalendarDate): EnquiryDetails {
  const [fault] = journeyFieldErrors(journey, saleDaysFrom(today));
  if (fault) {
    throw refuse(fault.path, fault.problem);
  }
  return { kind: 'air-ticket', journey };
}

/**
 * The subject of an enquiry, from what is published now: names, days, fees and prices are ours, never the sender's.
 * @throws Failure invalid, with the field, when it doesn't exist or isn't available.
 */
export async function findDetails(
  db: ReadDatabase,
  request: SendRequest,
  today: CalendarDate,
): Promise<EnquiryDetails> {
  switch (request.kind) {
    case 'contact':
      return { kind: 'contact', topic: request.topic };
    case 'visa':
      return visaDetails(db, request, today);
    case 'package':
      return packageDetails(db, request, today);
    default:
      return fareDetails(request.journey, today);
  }
}
