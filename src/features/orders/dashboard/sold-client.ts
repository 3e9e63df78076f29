import { z } from 'zod';
import { request } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { publicDepartures } from '#features/departures/departures.contract.ts';
import { isDayTrip } from '#features/departures/departures.rules.ts';
import {
  publishedDocument,
  publishedList,
} from '#features/documents/public-documents/public-documents.contract.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { TypedSold } from './sold-request.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SoldChoice extends Choice {
  /** Of a departure. */
  readonly isDayTrip?: boolean;
}

/** Published packages or visa guides that fit what was typed. @throws ApiProblem */
export async function findSellable(
  kind: TypedSold['kind'],
  q: string,
  signal: AbortSignal,
): Promise<readonly Choice[]> {
  const query = { kind, language: officeLanguage(), limit: 20, ...(q.trim() === '' ? {} : { q: q.trim() }) };
  const { items } = (await request(publishedList, '/published', { query, signal })).data;
  return items.map(({ slug, title }) => ({ value: slug, label: title }));
}

const visaKinds = z.object({ kinds: z.array(z.object({ key: z.string() })) });
const kindNames = z.object({ kinds: z.record(z.string(), z.object({ name: z.string() })) });

/** The departures of a package with free seats, or the kinds of a visa. @throws ApiProblem */
export async function loadChoices(
  kind: TypedSold['kind'],
  slug: string,
  signal: AbortSignal,
): Promise<readonly SoldChoice[]> {
  const language = officeLanguage();
  if (kind === 'visa') {
    const path = `/published/visa/${slug}`;
    const { data } = await request(publishedDocument, path, { query: { language }, signal });
    const names = kindNames.parse(data.texts).kinds;
    return visaKinds
      .parse(data.facts)
      .kinds.map(({ key }) => ({ value: key, label: names[key]?.name ?? key }));
  }
  const { data } = await request(publicDepartures, '/departures', { query: { package: slug }, signal });
  return data.items
    .filter(({ state, left }) => state === 'open' && left > 0)
    .map(({ id, left, ...days }) => ({
      value: id,
      label: `${fullDate(days.departsOn, language)} (${m.packages_seats_left({ count: left, shown: count(left, language) })})`,
      isDayTrip: isDayTrip(days),
    }));
}
