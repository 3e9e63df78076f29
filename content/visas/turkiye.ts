import type { VisaEntry } from '../entry.ts';
import { onlyFor, papers } from './paper-lines.ts';
import { turkiyeTexts } from './turkiye.texts.ts';

/** The kinds that are handed in at the centre; the e-visa rests on another visa. */
const sticker = ['tourist', 'multiple'];

export const turkiye: VisaEntry = (calendar) => ({
  slug: 'turkiye',
  cover: 'visa-turkiye',
  facts: {
    country: 'TR',
    region: 'europe',
    kinds: [
      {
        key: 'tourist',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 15, max: 20 },
        fees: {
          embassy: { poisha: 2_475_000 },
          centre: { poisha: 0 },
          service: { poisha: 250_000 },
        },
      },
      {
        key: 'e-visa',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 180,
        workingDays: { min: 1, max: 2 },
        fees: {
          embassy: { poisha: 735_000, quoted: { minor: 6_000, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 100_000 },
        },
      },
      {
        key: 'multiple',
        form: 'sticker',
        purpose: 'other',
        entries: 'multiple',
        stayDays: 30,
        validityDays: 365,
        workingDays: { min: 15, max: 30 },
        fees: {
          embassy: { poisha: 4_675_000 },
          centre: { poisha: 0 },
          service: { poisha: 350_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport'),
        ...onlyFor(sticker, papers('old-passports', 'application-form', 'photo-35x45')),
        ...papers('nid'),
        ...onlyFor(sticker, papers('cover-letter', 'previous-visas')),
        ...papers('supporting-visa', 'flight-booking', 'hotel-booking'),
        ...onlyFor(sticker, papers('itinerary', 'travel-insurance')),
        ...onlyFor(['multiple'], papers('invitation-letter')),
      ],
      byProfile: {
        'job-holder': onlyFor(sticker, [
          ...papers('noc', 'salary-certificate', 'pay-slips', 'office-id', 'visiting-card'),
          ...papers('bank-statement', 'solvency', 'tin-certificate', 'tax-return'),
        ]),
        'business-owner': onlyFor(sticker, [
          ...papers('trade-licence', 'company-pad', 'memorandum', 'visiting-card', 'company-bank-statement'),
          ...papers('bank-statement', 'solvency', 'tin-certificate', 'tax-return'),
        ]),
        student: onlyFor(
          sticker,
          papers('student-id', 'leave-letter', 'birth-certificate', 'sponsor-letter', 'sponsor-papers'),
        ),
        retired: onlyFor(sticker, papers('pension-book', 'bank-statement', 'solvency', 'assets')),
        homemaker: onlyFor(
          sticker,
          papers('marriage-certificate', 'spouse-papers', 'sponsor-letter', 'sponsor-papers'),
        ),
        child: [
          ...papers('birth-certificate', 'parents-passports', 'parents-consent'),
          ...onlyFor(sticker, papers('student-id', 'leave-letter', 'sponsor-papers')),
        ],
        'government-employee': onlyFor(sticker, [
          ...papers('government-noc', 'office-id', 'salary-certificate'),
          ...papers('bank-statement', 'solvency'),
        ]),
        professional: onlyFor(sticker, [
          ...papers('professional-registration', 'chamber-papers', 'freelancer-papers', 'visiting-card'),
          ...papers('bank-statement', 'solvency', 'tax-return'),
        ]),
      },
    },
    ownPapers: [{ key: 'supporting-visa', group: 'about-you', shape: { photocopies: 1 } }],
    preparation: { workingDays: 4, spareDays: 5 },
    closedDays: ['2027-05-19', '2027-07-15', '2027-08-30'],
    handedInAt: 'visa-centre',
    checkedOn: calendar.daysAgo(12),
    source: 'https://www.evisa.gov.tr/en/',
  },
  texts: turkiyeTexts,
});
