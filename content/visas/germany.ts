import type { VisaEntry } from '../entry.ts';
import { germanyTexts } from './germany.texts.ts';
import { onlyFor, papers } from './paper-lines.ts';
import { schengenPapers } from './schengen-papers.ts';

const schengen = schengenPapers(['family-visit', 'trade-fair']);

export const germany: VisaEntry = (calendar) => ({
  slug: 'germany',
  cover: 'visa-germany',
  facts: {
    country: 'DE',
    region: 'europe',
    kinds: [
      {
        key: 'tourist',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 11, max: 25 },
        fees: {
          embassy: { poisha: 1_290_000, quoted: { minor: 9_000, currency: 'EUR' } },
          centre: { poisha: 330_000 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'family-visit',
        form: 'sticker',
        purpose: 'family',
        entries: 'single',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 11, max: 25 },
        fees: {
          embassy: { poisha: 1_290_000, quoted: { minor: 9_000, currency: 'EUR' } },
          centre: { poisha: 330_000 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'trade-fair',
        form: 'sticker',
        purpose: 'business',
        entries: 'multiple',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 11, max: 25 },
        fees: {
          embassy: { poisha: 1_290_000, quoted: { minor: 9_000, currency: 'EUR' } },
          centre: { poisha: 330_000 },
          service: { poisha: 550_000 },
        },
      },
    ],
    papers: {
      ...schengen,
      common: [
        ...schengen.common.filter((line) => line.paper !== 'photo-35x45'),
        { paper: 'photo-35x45', prints: 1 },
        ...papers('declaration-of-consent'),
        ...onlyFor(['family-visit'], papers('verpflichtungserklaerung')),
      ],
    },
    ownPapers: [
      { key: 'declaration-of-consent', group: 'about-you', shape: { original: true } },
      { key: 'verpflichtungserklaerung', group: 'journey', shape: { original: true, photocopies: 1 } },
    ],
    preparation: { workingDays: 6, spareDays: 20 },
    closedDays: ['2026-12-24', '2026-12-31', '2027-03-29', '2027-05-06', '2027-05-17', '2027-10-03'],
    handedInAt: 'visa-centre',
    checkedOn: calendar.daysAgo(52),
    source: 'https://dhaka.diplo.de/bd-en/service/visa-einreise/-/2671914',
  },
  texts: germanyTexts,
});
