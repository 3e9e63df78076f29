import { describe, expect, it } from 'vitest';
import { visaChecks } from '#features/visas/checks/checks.rules.ts';
import { startFacts } from '#features/visas/dashboard/visa-start.rules.ts';
import { kindHeading } from '#features/visas/site/visa-labels.ts';
import {
  applicantProfiles,
  checklist,
  papersOfKind,
} from '#features/visas/visa-checklist/visa-checklist.rules.ts';
import { type VisaKind, visaFacts } from '#features/visas/visas.contract.ts';
import { isAppliedFor, placeOf } from '#features/visas/visas.rules.ts';
import { countryName } from '#platform/format/country-names.ts';
import { languages } from '#platform/language.ts';
import { minorUnits } from '#platform/money/money.rules.ts';
import { demoCalendar } from './demo-calendar.ts';
import { paperLibrary } from './visas/paper-library.ts';
import { visas } from './visas.ts';

const guides = visas.map((make) => make(demoCalendar('2026-11-22')));
const library = new Map(paperLibrary.map((paper) => [paper.key, paper]));

/** The word of a heading that the name of its kind must have, too: a kind isn't headed by what it isn't. */
const purposeTerms: Partial<Record<VisaKind['purpose'], RegExp>> = {
  business: /business/i,
  medical: /medical/i,
  umrah: /umrah/i,
  family: /family|relatives|parents/i,
  study: /student/i,
  transit: /transit/i,
};

/** Every sheet that an applicant of the demo agency can see: one for each guide, profile, kind and language. */
const sheets = guides.flatMap(({ slug, facts, texts }) =>
  languages.flatMap((language) =>
    applicantProfiles(facts).flatMap((profile) => {
      const groups = checklist({ facts, texts: texts[language], library, language }, profile);
      return facts.kinds.map((kind) => ({
        name: `${slug} ${kind.key} ${profile} ${language}`,
        kind,
        place: placeOf(kind, facts),
        papers: papersOfKind(groups, kind.key).flatMap((group) => group.papers),
      }));
    }),
  ),
);

describe('the visa guides', () => {
  it('ask for papers only for kinds that they have', () => {
    let lines = 0;
    for (const { slug, facts } of guides) {
      const kinds = facts.kinds.map(({ key }) => key);
      for (const line of [...facts.papers.common, ...Object.values(facts.papers.byProfile).flat()]) {
        expect(kinds, `${slug} ${line.paper}`).toEqual(expect.arrayContaining(line.kinds ?? []));
        lines += line.kinds === undefined ? 0 : 1;
      }
    }
    expect(lines).toBeGreaterThan(15);
  });

  it('ask nobody on holiday for a hospital, and nobody at all for nothing', () => {
    expect(sheets.length).toBeGreaterThan(500);
    const medical = /hospital|হাসপাতাল/i;
    for (const { name, kind, papers } of sheets) {
      expect(papers.length, name).toBeGreaterThan(2);
      // Malaysia has one line for a company's or a hospital's letter.
      if (kind.purpose !== 'medical' && !name.startsWith('malaysia business')) {
        expect(
          papers.filter((paper) => medical.test(paper.name)),
          name,
        ).toEqual([]);
      }
    }
    const of = (name: string) => sheets.find((sheet) => sheet.name === name)?.papers.map(({ key }) => key);
    expect(of('thailand tourist student en')).not.toContain('hospital-letter');
    expect(of('thailand medical student en')).toContain('hospital-letter');
    expect(of('malaysia tourist student bn')).not.toContain('visit-papers');
    expect(of('saudi-arabia tourist retired en')).not.toContain('umrah-contract');
  });

  it('send each kind’s papers where it is applied for, though another kind is an e-visa, too', () => {
    const placeIn = (kind: string) =>
      sheets.find(({ name }) => name.startsWith(`saudi-arabia ${kind} `))?.place;
    expect(['umrah', 'tourist', 'family-visit'].map(placeIn)).toEqual([
      'agency',
      'visa-centre',
      'visa-centre',
    ]);
  });

  it('say in words what the tags say: a scan is neither an original nor a photocopy', () => {
    const paperWords = /\boriginals?\b|photocop|মূল কপি|ফটোকপি/i;
    const wrong = sheets.flatMap(({ name, papers }) =>
      papers
        .filter(({ shape }) => shape.scan === true && shape.original !== true && !shape.photocopies)
        .filter((paper) => paperWords.test(`${paper.name} ${paper.detail ?? ''}`))
        .map((paper) => `${name} ${paper.key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have papers in the form in which the kind of visa takes them', () => {
    // What is carried in the hand luggage is neither a scan nor a file.
    const carried = sheets.filter(({ place }) => place === 'airport');
    expect(carried.length).toBeGreaterThan(50);
    const onScreen = carried.flatMap(({ name, papers }) =>
      papers
        .filter(({ key, shape }) => shape.scan === true || key === 'photo-digital')
        .map(({ key }) => `${name} ${key}`),
    );
    expect(onScreen).toEqual([]);
    const uploaded = sheets.filter(({ name }) => /^(?:indonesia business|thailand) /.test(name));
    expect(uploaded.length).toBeGreaterThan(50);
    const onPaper = uploaded.flatMap(({ name, papers }) =>
      papers
        .filter(({ key, shape }) => shape.scan !== true && key !== 'photo-digital')
        .map(({ key }) => `${name} ${key}`),
    );
    expect(onPaper).toEqual([]);
  });

  it('are titled as their countries are named everywhere else', () => {
    for (const { facts, texts } of guides) {
      expect(languages.map((each) => texts[each].title)).toEqual(
        languages.map((each) => countryName(facts.country, each)),
      );
    }
  });

  it('pass the checks before publishing', () => {
    for (const { slug, facts, texts } of guides) {
      const faults = visaChecks.flatMap((check) => check(facts, { texts, today: '2026-11-22' }));
      expect(
        faults.filter(({ severity }) => severity === 'stops').map(({ code, path }) => `${code} ${path}`),
        slug,
      ).toEqual([]);
    }
  });

  it('are headed by a purpose that their names have, or by the name itself', () => {
    let looked = 0;
    for (const { slug, facts, texts } of guides) {
      for (const kind of facts.kinds.filter(isAppliedFor)) {
        const name = texts.en.kinds[kind.key]?.name ?? '';
        expect(name, `${slug}: ${kindHeading(texts.en.title, { ...kind, name })}`).toMatch(
          purposeTerms[kind.purpose] ?? /./,
        );
        looked += purposeTerms[kind.purpose] ? 1 : 0;
      }
    }
    expect(looked).toBeGreaterThan(25);
    const kind = { form: 'sticker', purpose: 'other', name: 'Double-entry visa' } as const;
    expect(kindHeading('India', kind)).toBe('India: Double-entry visa');
  });

  it('call no charge the visa centre’s where there is none', () => {
    for (const { slug, facts, texts } of guides) {
      const charged = facts.kinds.some(({ fees }) => fees.centre.poisha > 0);
      if (charged && /no visa centre/i.test(texts.en.fees.centre)) {
        expect(texts.en.fees.centreName, slug).toBeDefined();
      }
      expect(texts.bn.fees.centreName === undefined, slug).toBe(texts.en.fees.centreName === undefined);
      expect(texts.bn.fees.besides === undefined, slug).toBe(texts.en.fees.besides === undefined);
    }
    expect(guides.find(({ slug }) => slug === 'bhutan')?.texts.en.fees.besides).toMatch(/USD 15/);
  });

  it('count a currency at one rate, give or take the rounding', () => {
    const rates = new Map<string, number[]>();
    for (const { facts } of guides) {
      for (const { poisha, quoted } of facts.kinds.flatMap(({ fees }) => Object.values(fees))) {
        if (quoted && quoted.minor > 0) {
          const rate = poisha / (quoted.minor / minorUnits(quoted.currency));
          rates.set(quoted.currency, [...(rates.get(quoted.currency) ?? []), rate]);
        }
      }
    }
    expect(rates.size).toBeGreaterThan(10);
    for (const [currency, found] of rates) {
      expect(Math.max(...found) / Math.min(...found), currency).toBeLessThan(1.03);
    }
  });

  it('ask no child for a national identity card', () => {
    const children = sheets.filter(({ name }) => / child (en|bn)$/.test(name));
    expect(children.length).toBeGreaterThan(10);
    expect(children.flatMap(({ papers }) => papers.filter(({ key }) => key === 'nid'))).toEqual([]);
    expect(sheets.flatMap(({ papers }) => papers.filter(({ key }) => key === 'nid')).length).toBeGreaterThan(
      50,
    );
  });

  it('begin with papers that the library has', () => {
    const { papers } = visaFacts.pick({ papers: true }).parse({ papers: startFacts('2026-11-22').papers });
    const asked = [...papers.common, ...Object.values(papers.byProfile).flat()].map(({ paper }) => paper);
    expect(asked.length).toBeGreaterThan(3);
    expect([...library.keys()]).toEqual(expect.arrayContaining(asked));
  });
});
