import { type Market, market as marketOf } from '#features/departures/departures.contract.ts';
import { parseSearch } from '#features/documents/search/search.rules.ts';
import type { Sells } from '#features/site-settings/sells.contract.ts';
import { findSells } from '#features/site-settings/site-settings.queries.ts';
import type { PackageFilter } from '#features/tour-packages/list/list.contract.ts';
import { listPackages } from '#features/tour-packages/list/list.queries.ts';
import { listPath, noFilter } from '#features/tour-packages/list/list.rules.ts';
import type { PackageSummary } from '#features/tour-packages/summaries/summaries.contract.ts';
import { cachedThemes, offeredThemes } from '#features/tour-packages/themes/themes.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import type { Language } from '#platform/language.ts';
import { asksMore, type Question, readQuestion } from './question.rules.ts';
import { type Found, searchSite } from './search.queries.ts';
import { findTicketHit, type TicketHit } from './ticket-hit.queries.ts';
import { findTopicHit, type TopicHit } from './topic-hit.queries.ts';

/** Packages that fit a question, at home or abroad. */
export interface PackagesAnswer {
  readonly market: Market;
  readonly items: readonly PackageSummary[];
  readonly total: number;
  /** The list with all of them. */
  readonly path: string;
}

/** Everything that a search finds. */
export interface Answer {
  /** What a question asks of packages; undefined for names alone. */
  readonly asked:
    | {
        readonly filter: PackageFilter;
        readonly eid: Question['eid'];
        /** The names of the filter's themes, by key. */
        readonly themeNames: Readonly<Record<string, string>>;
      }
    | undefined;
  readonly packages: readonly PackagesAnswer[];
  /** Packages that cost a little more than was asked, cheapest first. */
  readonly over: readonly PackageSummary[];
  readonly topic: TopicHit | undefined;
  readonly ticket: TicketHit | undefined;
  readonly found: readonly Found[];
  /** A post is named by its title, so it comes before the packages. */
  readonly isNamed: boolean;
}

/** Packages shown of a market. */
const shown = 6;
const maxOver = 3;
/** So much more than was asked is a little. */
const littleMore = 1.25;

function filterOf({ budget, months, nights, themes, rest }: Question): PackageFilter {
  return {
    ...noFilter,
    q: rest === '' ? undefined : rest,
    priceto: budget,
    month: months,
    nights,
    theme: themes,
    sort: budget === undefined ? 'soonest' : 'price',
  };
}

async function namesOfThemes(db: ReadDatabase, language: Language, themes: readonly string[]) {
  const offered = themes.length === 0 ? [] : await offeredThemes(db, language, 'domestic', themes);
  return Object.fromEntries(offered.map(({ value, name }) => [value, name]));
}

/** The packages that fit, without the length of the stay if none has it. */
async function findPackages(
  db: ReadDatabase,
  language: Language,
  question: Question,
  today: CalendarDate,
  sold: Sells,
): Promise<Pick<Answer, 'packages' | 'over'>> {
  const asked = question.market === undefined ? marketOf.options : [question.market];
  const markets = asked.filter((market) => sold[market]);
  const fitting = async (filter: PackageFilter) => {
    const packages: PackagesAnswer[] = [];
    for (const market of markets) {
      const { items, total } = await listPackages(db, language, market, filter, today);
      if (total > 0) {
        packages.push({ market, items: items.slice(0, shown), total, path: listPath(market, filter) });
      }
    }
    return packages;
  };
  const filter = filterOf(question);
  const exact = await fitting(filter);
  const packages =
    exact.length > 0 || filter.nights.length === 0 ? exact : await fitting({ ...filter, nights: [] });
  const { budget } = question;
  const dearer =
    budget === undefined
      ? []
      : await fitting({ ...filter, pricefrom: budget + 1, priceto: Math.floor(budget * littleMore) });
  const over = dearer
    .flatMap(({ items }) => items)
    .toSorted((a, b) => a.priceFrom - b.priceFrom)
    .slice(0, maxOver);
  return { packages, over };
}

/** Whether what was found is of what the agency sells; what it writes in its blog and news always is. */
const isSold = ({ kind, section }: Found, sold: Sells): boolean =>
  kind === 'visa'
    ? sold.visas
    : kind === 'post' || (section === 'domestic' ? sold.domestic : sold.international);

/** Answers a search, of what the agency sells: by packages that fit a question, by pages of the agency, by the air tickets, by what was written. */
export async function answerSearch(
  db: ReadDatabase,
  language: Language,
  query: string,
  today: CalendarDate,
): Promise<Answer> {
  const { intents } = parseSearch(query);
  const topic = await findTopicHit(db, language, query);
  const read = readQuestion(query, today, await cachedThemes(db));
  const isOfPackages = [...intents].every((intent) => intent === 'tour-package');
  const question = topic === undefined && isOfPackages && asksMore(read) ? read : undefined;
  const sold = await findSells(db);
  const found = (await searchSite(db, language, query)).filter((each) => isSold(each, sold));
  const [best] = found;
  return {
    asked: question && {
      filter: filterOf(question),
      eid: question.eid,
      themeNames: await namesOfThemes(db, language, question.themes),
    },
    ...(question ? await findPackages(db, language, question, today, sold) : { packages: [], over: [] }),
    topic,
    ticket: sold.airTickets ? findTicketHit(language, query) : undefined,
    found,
    isNamed: best !== undefined && best.kind === 'post' && best.isNamed,
  };
}
