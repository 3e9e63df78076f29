import { describe, expect } from 'vitest';
import { createDepartures } from '#features/departures/departures.commands.ts';
import type { documentCommands } from '#features/documents/documents.commands.ts';
import type { Titled } from '#features/documents/kinds/kinds.contract.ts';
import { cover, insertCover } from '#features/media/media.factory.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { saveSettings } from '#features/site-settings/site-settings.commands.ts';
import { saveDestinations, tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { visaListQuery } from '#features/visas/visa-list/visa-list.contract.ts';
import { listVisas } from '#features/visas/visa-list/visa-list.queries.ts';
import { savePapers, visaCommands } from '#features/visas/visas.commands.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import type { Language } from '#platform/language.ts';
import { actorWith, test } from '#platform/testing/test.ts';
import { answerSearch } from '#site/search/answer.queries.ts';
import { demoCalendar } from './demo-calendar.ts';
import { allDestinations, tourPackages } from './packages.ts';
import { posts } from './posts.ts';
import { settings } from './settings.ts';
import { paperLibrary } from './visas/paper-library.ts';
import { visas } from './visas.ts';

const staff = actorWith();
const today = '2026-12-01';

/** The demo agency's documents, published in both languages, all with one picture. */
async function insertDemo(deps: CommandDeps): Promise<void> {
  await insertCover(deps);
  await run(deps, staff, savePapers, { papers: paperLibrary });
  await run(deps, staff, saveDestinations, { destinations: allDestinations });
  const calendar = demoCalendar(today);
  await run(deps, staff, saveSettings, settings(calendar, { wide: cover, tall: cover }));
  async function publish<Facts, Texts extends Titled>(
    commands: ReturnType<typeof documentCommands<Facts, Texts>>,
    { slug, facts, texts }: { slug: string; facts: Facts; texts: Readonly<Record<Language, Texts>> },
  ) {
    const documentId = crypto.randomUUID();
    await run(deps, staff, commands.create, { documentId, slug, facts, texts });
    await run(deps, staff, commands.publish, { documentId, revision: 1 });
  }
  for (const make of visas) {
    const { slug, facts, texts } = make(calendar);
    await publish(visaCommands, { slug, texts, facts: { ...facts, cover } });
  }
  for (const make of tourPackages) {
    const { slug, facts, texts, gallery, departures } = make(calendar);
    const itinerary = facts.itinerary.map(({ picture, ...day }) => day);
    const pictured = { ...facts, itinerary, cover, gallery: gallery.map(() => cover) };
    await publish(tourPackageCommands, { slug, texts, facts: pictured });
    await run(deps, staff, createDepartures, { package: slug, runs: departures });
  }
  for (const make of posts) {
    const { slug, facts, texts } = make(calendar);
    await publish(postCommands, { slug, texts, facts: { ...facts, cover } });
  }
}

/** What people type, and where the first result leads. `en` and `bn` are the languages of the page. */
const searches: ReadonlyArray<readonly [Language, query: string, first: string]> = [
  // English
  ['en', 'thailand visa', 'visa thailand'],
  ['en', 'student visa uk', 'visa united-kingdom'],
  ['en', 'uk visa', 'visa united-kingdom'],
  ['en', 'london visa', 'visa united-kingdom'],
  ['en', 'dubai visa', 'visa united-arab-emirates'],
  ['en', 'uae tourist visa', 'visa united-arab-emirates'],
  ['en', 'visa for ksa', 'visa saudi-arabia'],
  ['en', 'usa visa', 'visa united-states'],
  ['en', 'america', 'visa united-states'],
  ['en', 'tourist visa india', 'visa india'],
  ['en', 'indian medical visa', 'visa india'],
  ['en', 'turkey visa', 'visa turkiye'],
  ['en', 'south korea visa requirements', 'visa south-korea'],
  ['en', 'paris visa', 'visa france'],
  ['en', 'malasia visa', 'visa malaysia'],
  ['en', "cox's bazar", 'tour-package coxs-bazar'],
  ['en', 'coxs bazar', 'tour-package coxs-bazar'],
  ['en', 'coxbazar tour', 'tour-package coxs-bazar'],
  ['en', 'sajek valey', 'tour-package sajek-valley'],
  ['en', 'sundarban 3 days', 'tour-package sundarbans'],
  ['en', 'saint martin', 'tour-package saint-martin'],
  ['en', 'dubai tour package', 'tour-package dubai'],
  ['en', 'maldives package price', 'tour-package maldives'],
  ['en', 'bangkok pattaya', 'tour-package bangkok-pattaya'],
  ['en', 'umrah package', 'tour-package umrah'],
  ['en', 'nepal tour', 'tour-package kathmandu-pokhara'],
  ['en', 'turkey tour', 'tour-package istanbul-cappadocia'],
  ['en', 'bank statement', 'post bank-statement-for-a-visa'],
  ['en', 'e passport fee', 'post e-passport-fees'],
  ['en', 'air ticket dubai', '/airticket?to=DXB'],
  ['en', 'dhaka to bangkok flight', '/airticket?from=DAC&to=BKK'],
  ['en', 'cheap flight', '/airticket'],
  // Bangla
  ['bn', 'থাইল্যান্ড ভিসা', 'visa thailand'],
  ['bn', 'থাইলেন্ড', 'visa thailand'],
  ['bn', 'ভারতের ভিসা', 'visa india'],
  ['bn', 'ইন্ডিয়ান ভিসা', 'visa india'],
  ['bn', 'লন্ডনের ভিসা', 'visa united-kingdom'],
  ['bn', 'আমেরিকার ভিসা', 'visa united-states'],
  ['bn', 'মার্কিন যুক্তরাষ্ট্র', 'visa united-states'],
  ['bn', 'দুবাই ভিসা', 'visa united-arab-emirates'],
  ['bn', 'সৌদির ভিসা', 'visa saudi-arabia'],
  ['bn', 'সিঙ্গাপুরে যেতে ভিসা', 'visa singapore'],
  ['bn', 'কক্সবাজার', 'tour-package coxs-bazar'],
  ['bn', 'কক্স বাজার', 'tour-package coxs-bazar'],
  ['bn', 'কক্সবাজারে ঘুরতে', 'tour-package coxs-bazar'],
  ['bn', 'সাজেক ট্যুর', 'tour-package sajek-valley'],
  ['bn', 'সুন্দরবনের প্যাকেজ', 'tour-package sundarbans'],
  ['bn', 'শুন্দরবন', 'tour-package sundarbans'],
  ['bn', 'সেন্ট মার্টিন', 'tour-package saint-martin'],
  ['bn', 'সেন্টমার্টিন', 'tour-package saint-martin'],
  ['bn', 'ওমরাহ প্যাকেজ', 'tour-package umrah'],
  ['bn', 'ওমরা', 'tour-package umrah'],
  ['bn', 'হজ্ব', 'visa saudi-arabia'],
  ['bn', 'পোখারা', 'tour-package kathmandu-pokhara'],
  ['bn', 'পোখরা ট্যুর', 'tour-package kathmandu-pokhara'],
  ['bn', 'পোখরার টিকেট', '/airticket?to=PKR'],
  ['bn', 'মালদ্বীপ ভ্রমণ', 'tour-package maldives'],
  ['bn', 'ব্যাংক স্টেটমেন্ট', 'post bank-statement-for-a-visa'],
  ['bn', 'দুবাইয়ের টিকেট', '/airticket?to=DXB'],
  ['bn', 'ঢাকা ব্যাংকক বিমান ভাড়া', '/airticket?from=DAC&to=BKK'],
  // Bangla in Latin letters, and words of the other language
  ['en', 'shundorban', 'tour-package sundarbans'],
  ['bn', 'shundorban tour', 'tour-package sundarbans'],
  ['en', 'omra', 'tour-package umrah'],
  ['bn', 'omra', 'tour-package umrah'],
  ['bn', 'cox bazar', 'tour-package coxs-bazar'],
  ['bn', 'coxs bazar hotel', 'tour-package coxs-bazar'],
  ['en', 'bharot visa', 'visa india'],
  ['bn', 'indiar visa koto lage', 'visa india'],
  ['bn', 'malaysia jete visa', 'visa malaysia'],
  ['bn', 'soudi arob visa', 'visa saudi-arabia'],
  ['bn', 'srimongol', 'tour-package sreemangal'],
  ['en', 'srimongol', 'tour-package sreemangal'],
  ['bn', 'rangamati bhromon', 'tour-package rangamati'],
  ['en', 'kuyakata', 'tour-package kuakata'],
  ['en', 'tangua haor', 'tour-package tanguar-haor'],
  ['bn', 'dubai ticket koto', '/airticket?to=DXB'],
  ['en', 'কক্সবাজার', 'tour-package coxs-bazar'],
  ['en', 'ওমরাহ', 'tour-package umrah'],
  ['bn', 'bandorban', 'tour-package bandarban'],
  // Money, in figures and words
  ['en', 'under 10000', 'tour-package old-dhaka-day'],
  ['en', '80 hajar', 'tour-package old-dhaka-day'],
  ['en', 'thailand under 80000', 'tour-package bangkok-pattaya'],
  ['bn', '৮০ হাজার টাকায় থাইল্যান্ড', 'tour-package bangkok-pattaya'],
  ['bn', '৫০ হাজারের মধ্যে বিদেশ', 'tour-package kathmandu-pokhara'],
  ['bn', 'দেড় লাখে ওমরাহ', 'tour-package umrah'],
  ['en', 'umrah under 150000', 'tour-package umrah'],
  ['en', '20k tour', 'tour-package old-dhaka-day'],
  ['en', 'tk 5000', 'tour-package old-dhaka-day'],
  ['bn', '১০ হাজার টাকায় সাজেক', 'tour-package sajek-valley'],
  // What for
  ['en', 'honeymoon bali', 'tour-package bali'],
  ['en', "family tour cox's bazar", 'tour-package coxs-bazar'],
  ['en', 'tanguar haor houseboat', 'tour-package tanguar-haor'],
  // When, how long
  ['bn', 'শীতে সেন্ট মার্টিন', 'tour-package saint-martin'],
  ['en', 'sajek in winter', 'post sajek-in-winter'],
  ['en', 'sri lanka 4 nights', 'tour-package sri-lanka'],
  ['bn', 'জানুয়ারিতে থাইল্যান্ড', 'tour-package bangkok-pattaya'],
  ['en', 'eid train ticket', 'post eid-train-tickets'],
  ['bn', 'ট্রেনের টিকেট', 'post eid-train-tickets'],
  ['en', 'saint martin ship ticket', 'tour-package saint-martin'],
  // Visas by what for, and those that the agency doesn't have
  ['en', 'student uk', 'visa united-kingdom'],
  ['en', 'student visa canada', 'visa canada'],
  ['en', 'work visa malaysia', 'visa malaysia'],
  ['en', 'medical visa india', 'visa india'],
  ['en', 'schengen visa', 'visa france'],
  ['en', 'dubai visa price', 'visa united-arab-emirates'],
  ['en', 'newzealand visa', 'nothing'],
  ['en', 'russia visa', 'nothing'],
  ['en', 'hajj 2027', 'visa saudi-arabia'],
  ['bn', 'হজ ২০২৭', 'visa saudi-arabia'],
  ['en', 'visa free countries', '/visaservices?form=visa-free'],
  ['bn', 'ভিসা ছাড়া যে দেশ', '/visaservices?form=visa-free'],
  ['en', 'on arrival visa', '/visaservices?form=on-arrival'],
  ['en', 'e visa', '/visaservices?form=e-visa'],
  // The agency itself
  ['en', 'dhaka office address', '/contact'],
  ['bn', 'অফিসের ঠিকানা', '/contact'],
  ['bn', 'অফিস কয়টায় খোলে', '/contact'],
  ['bn', 'ফোন নম্বর', '/contact'],
  ['en', 'phone number', '/contact'],
  ['en', 'whatsapp', '/contact'],
  ['bn', 'office kothay', '/contact'],
  ['en', 'bkash payment', '/terms#part-5'],
  ['bn', 'বিকাশে টাকা', '/terms#part-5'],
  ['bn', 'কিস্তি', '/terms#part-5'],
  ['en', 'how to pay', '/terms#part-5'],
  ['en', 'emi', '/terms#part-5'],
  ['en', 'refund policy', '/terms#part-4'],
  ['bn', 'টাকা ফেরত', '/terms#part-4'],
  ['bn', 'বুকিং বাতিল', '/terms#part-4'],
  ['en', 'cancel booking', '/terms#part-4'],
  ['en', 'visa rejection', '/terms#part-2'],
  ['bn', 'ভিসা না হলে', '/terms#part-2'],
  ['en', 'privacy policy', '/privacy'],
  ['en', 'iata licence', '/about'],
  ['en', 'my booking', '/account'],
  ['bn', 'amar visa', '/account'],
  ['en', 'visa status', '/account'],
  // What the agency would have to be asked for
  ['en', 'travel insurance', 'nothing'],
  ['en', 'office picnic', 'nothing'],
  ['bn', 'অফিস পিকনিক ৬০ জন', 'nothing'],
  ['en', 'bachelor trip', 'nothing'],
];

/** Questions that packages of a theme answer, soonest first: which one depends on the dates. */
const themed: ReadonlyArray<readonly [Language, query: string, theme: string]> = [
  ['en', 'honeymoon package', 'honeymoon'],
  ['bn', 'হানিমুন', 'honeymoon'],
  ['en', 'couple tour', 'honeymoon'],
  ['bn', 'হানিমুন প্যাকেজ', 'honeymoon'],
  ['en', 'sea beach', 'beach'],
  ['bn', 'সমুদ্র', 'beach'],
  ['bn', 'pahar', 'hills'],
  ['bn', 'পাহাড়', 'hills'],
  ['en', 'adventure tour', 'adventure'],
  ['bn', 'ট্রেকিং', 'adventure'],
  ['en', 'kids friendly', 'family'],
];

/** Questions of dates and lengths that some package must answer. */
const dated: ReadonlyArray<readonly [Language, query: string]> = [
  ['en', 'eid tour'],
  ['bn', 'ঈদের ছুটিতে'],
  ['en', 'december tour'],
  ['bn', 'ডিসেম্বরে ট্যুর'],
  ['en', '3 days tour'],
  ['bn', 'ডে ট্যুর'],
  ['en', 'weekend trip'],
];

async function firstOf(deps: CommandDeps, language: Language, query: string): Promise<string> {
  const { packages, over, topic, ticket, found, isNamed } = await answerSearch(
    deps.db,
    language,
    query,
    today,
  );
  const pages = found.map(({ kind, slug }) => `${kind} ${slug}`);
  const tours = [...packages.flatMap(({ items }) => items), ...over].map(
    ({ slug }) => `tour-package ${slug}`,
  );
  const first = isNamed ? [...pages, ...tours] : [...tours, topic?.path, ticket?.path, ...pages];
  return first.find((each) => each !== undefined) ?? 'nothing';
}

describe('the demo agency is searched', () => {
  test('as people type, in English, in Bangla, and in Bangla by Latin letters', async ({ deps }) => {
    await insertDemo(deps);
    expect(searches.length).toBeGreaterThanOrEqual(120);
    const wrong: string[] = [];
    for (const [language, query, first] of searches) {
      const found = await firstOf(deps, language, query);
      if (found !== first) {
        wrong.push(`${language} ${query}: ${found} instead of ${first}`);
      }
    }
    for (const [language, query, theme] of themed) {
      const { asked, packages } = await answerSearch(deps.db, language, query, today);
      if (asked?.filter.theme[0] !== theme || packages.length === 0) {
        wrong.push(`${language} ${query}: no packages of ${theme}`);
      }
    }
    for (const [language, query] of dated) {
      const { packages } = await answerSearch(deps.db, language, query, today);
      if (packages.length === 0) {
        wrong.push(`${language} ${query}: no packages`);
      }
    }
    expect(wrong).toEqual([]);

    const missed: string[] = [];
    for (const [query, slug] of [
      ['dubai', 'united-arab-emirates'],
      ['দুবাইয়ের', 'united-arab-emirates'],
      ['london', 'united-kingdom'],
      ['europe', 'france'],
      ['ইউরোপ', 'germany'],
      ['ksa', 'saudi-arabia'],
      ['student uk', 'united-kingdom'],
      ['কানাডা স্টুডেন্ট ভিসা', 'canada'],
    ] as const) {
      const parsed = visaListQuery.parse(new URLSearchParams({ q: query }));
      const list = parsed.ok ? await listVisas(deps.db, 'en', parsed.value, []) : undefined;
      if (!list?.rows.some((row) => row.slug === slug)) {
        missed.push(`${query}: no ${slug}`);
      }
    }
    expect(missed).toEqual([]);
  });
});
