import { kinds } from '#document-kinds.ts';
import { findCheckout } from '#features/bookings/checkout/checkout.queries.ts';
import { findSoldPackage, listDepartures } from '#features/departures/departures.queries.ts';
import { findNextInQueue, findSeatsLeft } from '#features/departures/seats/seats.queries.ts';
import { documentKinds } from '#features/documents/kinds/kinds.data.ts';
import {
  findPublished,
  listPublished,
} from '#features/documents/public-documents/public-documents.queries.ts';
import {
  findMatchingTexts,
  findSearchQuery,
  findSearchTerms,
} from '#features/documents/search/search.queries.ts';
import { findNewAddress } from '#features/imports/addresses/old-addresses.queries.ts';
import { findPictures } from '#features/media/media.queries.ts';
import { findBeforeBooking } from '#features/orders/terms/before-booking.queries.ts';
import { findCards } from '#features/posts/cards.queries.ts';
import { findTag, listCategories, listTags } from '#features/posts/list/list.queries.ts';
import { type PostFacts, postKinds } from '#features/posts/posts.contract.ts';
import { findPost, listPosts, listWrittenPosts, relatedPosts } from '#features/posts/posts.queries.ts';
import { findBanglaQr, findLogo, listPaymentMarks } from '#features/site-settings/look/look.queries.ts';
import { noReceivingAccounts } from '#features/site-settings/receiving-accounts.contract.ts';
import { sellsAll } from '#features/site-settings/sells.contract.ts';
import {
  findAgency,
  findBooking,
  findDaysToRenew,
  findHolidays,
  findLetterTexts,
  findMessageSettings,
  findReceivingAccounts,
  findSales,
  findSelling,
  findSells,
  findSettings,
  findSettingsVersion,
  findVisaCaseTerms,
} from '#features/site-settings/site-settings.queries.ts';
import { matchingOf } from '#features/tour-packages/list/conditions.queries.ts';
import { findFacets, openMonths } from '#features/tour-packages/list/facets.queries.ts';
import { packageList } from '#features/tour-packages/list/list.contract.ts';
import { listPackages } from '#features/tour-packages/list/list.queries.ts';
import { soonestIds, walkCalendar } from '#features/tour-packages/list/soonest.queries.ts';
import {
  findAddress,
  findPackage,
  findPackagePictures,
  findPackageTexts,
  findRouteStops,
  findVisaBeside,
  type PackageAddress,
  relatedPackages,
} from '#features/tour-packages/package/package.queries.ts';
import { findPackageView } from '#features/tour-packages/package/package-view.queries.ts';
import { nothingChosen } from '#features/tour-packages/price/price.contract.ts';
import { findQuote } from '#features/tour-packages/price/price.queries.ts';
import { destinationNames, summariesOf } from '#features/tour-packages/summaries/summaries.queries.ts';
import { cachedThemes, listThemes, offeredThemes } from '#features/tour-packages/themes/themes.queries.ts';
import type { TourPackageFacts } from '#features/tour-packages/tour-packages.contract.ts';
import {
  listPackagesBySlug,
  soonestPackages,
  summariseMarket,
} from '#features/tour-packages/tour-packages.queries.ts';
import { findAgencyReviews, findPackageReviews } from '#features/traveller-reviews/rating/rating.queries.ts';
import { findOwnTimes } from '#features/visas/processing-times/processing-times.queries.ts';
import { visaListQuery } from '#features/visas/visa-list/visa-list.contract.ts';
import { listVisas, listVisasLike } from '#features/visas/visa-list/visa-list.queries.ts';
import { findPapers, findVisa, listVisasBySlug, visasWithTexts } from '#features/visas/visas.queries.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type Language, languages } from '#platform/language.ts';
import { findJournal, findMonthRail } from '../../src/site/home/home.queries.ts';
import { findPromises } from '../../src/site/home/promises/promises.queries.ts';
import { findMenu } from '../../src/site/layout/menu.queries.ts';
import { answerSearch } from '../../src/site/search/answer.queries.ts';
import { searchSite } from '../../src/site/search/search.queries.ts';
import { findTopicHit } from '../../src/site/search/topic-hit.queries.ts';
import { findSearchChoices } from '../../src/site/search-card/choices.queries.ts';
import {
  listSearchCountries,
  listSearchMonths,
  listSearchPlaces,
} from '../../src/site/search-card/find.queries.ts';
import { findAnyCover, findShareSubject } from '../../src/site/share-image/share-image.queries.ts';
import { listPublishedPages } from '../../src/site/sitemap/sitemap.queries.ts';
import { hidden, shown } from './hidden-documents.ts';

/** A query of public pages, and calls of it with parameters that visitors may send. */
export interface PublicQuery {
  readonly query: (...args: never[]) => unknown;
  readonly calls: ReadonlyArray<(db: ReadDatabase) => unknown>;
}

const callsOf = <Args extends readonly unknown[]>(
  query: (db: ReadDatabase, ...args: Args) => unknown,
  calls: readonly Args[],
): PublicQuery => ({ query, calls: calls.map((args) => (db) => query(db, ...args)) });

const inBoth = <Call>(make: (language: Language) => readonly Call[]): Call[] => languages.flatMap(make);

function parsed<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  if (result.value === undefined) {
    throw new Error('An empty query string is a right one.');
  }
  return result.value;
}

interface Known {
  readonly slugs: readonly string[];
  readonly ids: readonly string[];
  readonly tour: TourPackageFacts;
  readonly post: PostFacts;
}

/** Every query of public pages with calls that try to reach what is hidden. */
export function publicQueries({ slugs, ids, tour, post }: Known): readonly PublicQuery[] {
  const today = '2026-12-01';
  const words = [shown, hidden, 'quagga', ...slugs, ...ids];
  const names = [...slugs, ...ids];
  const markets = ['domestic', 'international'] as const;
  const noFilter = parsed(packageList.parse(new URLSearchParams()));
  const filters = [noFilter, ...words.slice(0, 3).map((q) => ({ ...noFilter, q }))];
  const visaList = parsed(visaListQuery.parse(new URLSearchParams()));
  const { party } = nothingChosen;
  const page = { market: 'domestic', months: [], limit: 50, offset: 0, withSeats: false } as const;
  const addresses = inBoth((language) =>
    ids.flatMap((id) =>
      markets.map((market): [PackageAddress, Language, string] => [
        { id, slug: 'any', market },
        language,
        today,
      ]),
    ),
  );
  const cards = [
    ...slugs.map((slug) => ({ kind: 'visa' as const, slug })),
    ...ids.map((document) => ({ kind: 'visa' as const, document })),
  ];
  return [
    callsOf(
      listDepartures,
      ids.map((id) => [id]),
    ),
    callsOf(
      findSoldPackage,
      slugs.map((slug) => [slug]),
    ),
    {
      query: listPublished,
      calls: inBoth((language) => [
        (db) => listPublished({ db, kinds }, { language, limit: 50 }),
        ...words.map((q) => (db: ReadDatabase) => listPublished({ db, kinds }, { language, q, limit: 50 })),
      ]),
    },
    {
      query: findPublished,
      calls: inBoth((language) =>
        documentKinds.flatMap((kind) =>
          slugs.map((slug) => (db: ReadDatabase) => findPublished({ db, kinds }, kind, slug, language)),
        ),
      ),
    },
    callsOf(findNewAddress, [
      ['/2019/05/sajek', ''],
      ['/', '?p=12'],
    ]),
    callsOf(
      findPictures,
      inBoth((language) => [[ids, language]]),
    ),
    callsOf(findCards, [[cards]]),
    callsOf(
      listCategories,
      postKinds.map((kind) => [kind]),
    ),
    callsOf(
      listTags,
      inBoth((language) => postKinds.map((kind) => [language, kind, 50])),
    ),
    callsOf(
      findTag,
      inBoth((language) => postKinds.flatMap((kind) => [hidden, shown].map((key) => [language, kind, key]))),
    ),
    callsOf(
      listPosts,
      inBoth((language) =>
        postKinds.flatMap((kind) => [undefined, ...words].map((q) => [language, { kind, limit: 50, q }])),
      ),
    ),
    callsOf(
      listWrittenPosts,
      inBoth((language) => [[language, 50]]),
    ),
    callsOf(
      findPost,
      inBoth((language) => names.map((name) => [language, name])),
    ),
    callsOf(
      relatedPosts,
      inBoth((language) => ids.map((documentId) => [language, { documentId, facts: post }, 50])),
    ),
    callsOf(findSettings, [[]]),
    callsOf(findHolidays, [[]]),
    callsOf(findLetterTexts, [[]]),
    callsOf(findMessageSettings, [[]]),
    callsOf(findAgencyReviews, [[]]),
    callsOf(findSettingsVersion, [[]]),
    callsOf(findAgency, [[]]),
    callsOf(
      findLogo,
      ids.map((logo) => [{ brand: '', accent: '', logo }]),
    ),
    callsOf(
      findBanglaQr,
      ids.map((picture) => [{ ...noReceivingAccounts, banglaQr: { picture, name: '' } }]),
    ),
    callsOf(
      matchingOf,
      [undefined, ...words].map((query) => [query]),
    ),
    callsOf(
      findFacets,
      inBoth((language) =>
        markets.flatMap((market) => filters.map((filter) => [language, market, filter, today])),
      ),
    ),
    callsOf(listThemes, [[]]),
    callsOf(
      offeredThemes,
      inBoth((language) => markets.map((market) => [language, market, ['beach', hidden]])),
    ),
    callsOf(
      openMonths,
      markets.map((market) => [market, today]),
    ),
    callsOf(
      listPackages,
      inBoth((language) =>
        markets.flatMap((market) => filters.map((filter) => [language, market, filter, today])),
      ),
    ),
    callsOf(soonestIds, [[page, 50, today]]),
    callsOf(walkCalendar, [[page, today]]),
    callsOf(
      findAddress,
      names.map((name) => [name]),
    ),
    callsOf(
      findPackage,
      inBoth((language) => ids.map((id) => [id, language])),
    ),
    callsOf(
      findPackageTexts,
      ids.map((id) => [id]),
    ),
    callsOf(
      findPackagePictures,
      inBoth((language) => [[tour, language]]),
    ),
    callsOf(
      findRouteStops,
      inBoth((language) => [[tour, language]]),
    ),
    callsOf(
      findVisaBeside,
      inBoth((language) => slugs.map((slug) => [slug, language])),
    ),
    callsOf(
      relatedPackages,
      inBoth((language) => ids.map((id) => [language, id, tour, today])),
    ),
    callsOf(findPackageView, addresses),
    callsOf(
      findPackageReviews,
      ids.map((id) => [id]),
    ),
    callsOf(
      listPaymentMarks,
      inBoth((language) => [[undefined, language]]),
    ),
    callsOf(findCheckout, addresses),
    callsOf(
      findBeforeBooking,
      inBoth((language) => [[[{ key: 'any', cutOff: today }], language, today]]),
    ),
    callsOf(
      findQuote,
      ids.map((id) => [{ id, key: 'any', party, today }]),
    ),
    callsOf(
      destinationNames,
      inBoth((language) => [[words, language]]),
    ),
    callsOf(
      summariesOf,
      inBoth((language) =>
        [{}, { months: ['2027-01'], family: { adults: 2, ages: [5] } }].map((wanted) => [
          language,
          ids,
          today,
          wanted,
        ]),
      ),
    ),
    callsOf(
      listPackagesBySlug,
      inBoth((language) => [[language, slugs, today]]),
    ),
    callsOf(
      soonestPackages,
      inBoth((language) =>
        markets.flatMap((market) =>
          [undefined, '2027-01'].map((month) => [language, { market, month, limit: 50 }, today]),
        ),
      ),
    ),
    callsOf(
      summariseMarket,
      markets.map((market) => [market]),
    ),
    callsOf(
      listVisas,
      inBoth((language) => [undefined, ...words].map((q) => [language, { ...visaList, q }, slugs])),
    ),
    callsOf(
      listVisasLike,
      inBoth((language) => words.map((query) => [language, query])),
    ),
    callsOf(
      listVisasBySlug,
      inBoth((language) => [[language, slugs]]),
    ),
    callsOf(
      visasWithTexts,
      inBoth((language) => [[language]]),
    ),
    callsOf(
      findVisa,
      inBoth((language) => names.map((name) => [language, name])),
    ),
    callsOf(findPapers, [[words]]),
    callsOf(
      findOwnTimes,
      ids.map((id) => [id]),
    ),
    callsOf(listPublishedPages, [[]]),
    callsOf(
      findJournal,
      inBoth((language) => [[language, 10]]),
    ),
    callsOf(
      findMonthRail,
      inBoth((language) => [[language, today]]),
    ),
    callsOf(findMenu, [[sellsAll]]),
    callsOf(
      findPromises,
      inBoth((language) => [[language, slugs, [], today]]),
    ),
    callsOf(
      findSearchChoices,
      inBoth((language) => [[language, today, sellsAll]]),
    ),
    callsOf(listSearchPlaces, [[]]),
    callsOf(listSearchCountries, [[]]),
    callsOf(listSearchMonths, [[today]]),
    ...[findSearchTerms, findSearchQuery].map((query) => callsOf(query, [['en', hidden]])),
    callsOf(findMatchingTexts, [[hidden]]),
    callsOf(cachedThemes, [[]]),
    callsOf(
      answerSearch,
      inBoth((language) => words.map((query) => [language, query, today])),
    ),
    callsOf(
      findTopicHit,
      inBoth((language) => [[language, 'refund policy']]),
    ),
    callsOf(
      searchSite,
      inBoth((language) => words.map((query) => [language, query])),
    ),
    callsOf(
      findShareSubject,
      inBoth((language) => documentKinds.flatMap((kind) => slugs.map((slug) => [kind, slug, language]))),
    ),
    callsOf(findAnyCover, [[]]),
    callsOf(findSales, [[]]),
    callsOf(findBooking, [[]]),
    callsOf(findSells, [[]]),
    callsOf(findSelling, [[]]),
    callsOf(findVisaCaseTerms, [[]]),
    callsOf(findSeatsLeft, [['00000000-0000-4000-8000-000000000000']]),
    callsOf(findNextInQueue, [['00000000-0000-4000-8000-000000000000']]),
    callsOf(findReceivingAccounts, [[]]),
    callsOf(findDaysToRenew, [[today]]),
  ];
}
