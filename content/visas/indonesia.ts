import type { VisaEntry } from '../entry.ts';
import { indonesiaTexts } from './indonesia.texts.ts';
import { onlyFor, papers, scanned } from './paper-lines.ts';

/** For the tourist visa on paper at the embassy; for the business e-visa the guarantor uploads scans. */
const inBoth = (...keys: string[]) => [
  ...onlyFor(['tourist'], papers(...keys)),
  ...onlyFor(['business'], scanned(...keys)),
];

export const indonesia: VisaEntry = (calendar) => ({
  slug: 'indonesia',
  cover: 'visa-indonesia',
  facts: {
    country: 'ID',
    region: 'south-east-asia',
    kinds: [
      {
        key: 'tourist',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 60,
        validityDays: 90,
        workingDays: { min: 7, max: 14 },
        fees: {
          embassy: { poisha: 740_000, quoted: { minor: 100_000_000, currency: 'IDR' } },
          centre: { poisha: 0 },
          service: { poisha: 300_000 },
        },
      },
      {
        key: 'business',
        form: 'e-visa',
        purpose: 'business',
        entries: 'single',
        stayDays: 60,
        validityDays: 90,
        workingDays: { min: 10, max: 20 },
        fees: {
          embassy: { poisha: 740_000, quoted: { minor: 100_000_000, currency: 'IDR' } },
          centre: { poisha: 0 },
          service: { poisha: 400_000 },
        },
      },
    ],
    papers: {
      common: [
        ...onlyFor(['business'], scanned('guarantor-papers')),
        ...inBoth('passport'),
        ...onlyFor(['tourist'], papers('old-passports', 'application-form', 'photo-35x45')),
        ...papers('photo-digital'),
        ...inBoth(
          'nid',
          'cover-letter',
          'flight-booking',
          'hotel-booking',
          'itinerary',
          'travel-insurance',
          'previous-visas',
        ),
        ...onlyFor(['tourist'], papers('appointment')),
      ],
      byProfile: {
        'job-holder': inBoth(
          'noc',
          'salary-certificate',
          'pay-slips',
          'office-id',
          'visiting-card',
          'bank-statement',
          'solvency',
        ),
        'business-owner': inBoth(
          'trade-licence',
          'company-pad',
          'visiting-card',
          'memorandum',
          'bank-statement',
          'solvency',
        ),
        student: inBoth(
          'birth-certificate',
          'student-id',
          'leave-letter',
          'sponsor-letter',
          'sponsor-papers',
        ),
        retired: inBoth('pension-book', 'bank-statement', 'solvency', 'assets'),
        homemaker: inBoth('marriage-certificate', 'spouse-papers', 'sponsor-letter', 'sponsor-papers'),
        child: inBoth(
          'birth-certificate',
          'student-id',
          'parents-passports',
          'parents-consent',
          'sponsor-papers',
        ),
        'government-employee': inBoth('government-noc', 'office-id', 'bank-statement', 'solvency'),
        professional: inBoth(
          'professional-registration',
          'chamber-papers',
          'freelancer-papers',
          'bank-statement',
          'solvency',
        ),
      },
    },
    ownPapers: [
      { key: 'appointment', group: 'journey', shape: { prints: 1 } },
      { key: 'guarantor-papers', group: 'work', shape: { scan: true } },
    ],
    preparation: { workingDays: 3, spareDays: 5 },
    closedDays: ['2027-01-01', '2027-02-08', '2027-08-17'],
    handedInAt: 'embassy',
    checkedOn: calendar.daysAgo(27),
    source: 'https://indonesiavisa-dhaka.org/',
  },
  texts: indonesiaTexts,
});
