import type { VisaEntry } from '../entry.ts';
import { hongKongTexts } from './hong-kong.texts.ts';
import { papers, scanned } from './paper-lines.ts';

export const hongKong: VisaEntry = (calendar) => ({
  slug: 'hong-kong',
  cover: 'visa-hong-kong',
  facts: {
    country: 'HK',
    region: 'east-asia',
    kinds: [
      {
        key: 'visit',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 14,
        validityDays: 90,
        workingDays: { min: 20, max: 30 },
        fees: {
          embassy: { poisha: 520_000, quoted: { minor: 33_000, currency: 'HKD' } },
          centre: { poisha: 20_000 },
          service: { poisha: 350_000 },
        },
      },
      {
        key: 'business-visit',
        form: 'e-visa',
        purpose: 'business',
        entries: 'single',
        stayDays: 14,
        validityDays: 90,
        workingDays: { min: 20, max: 30 },
        fees: {
          embassy: { poisha: 520_000, quoted: { minor: 33_000, currency: 'HKD' } },
          centre: { poisha: 20_000 },
          service: { poisha: 400_000 },
        },
      },
    ],
    papers: {
      common: [
        ...scanned('passport', 'previous-visas'),
        ...papers('photo-digital'),
        ...scanned(
          'nid',
          'cover-letter',
          'flight-booking',
          'hotel-booking',
          'itinerary',
          'invitation-letter',
        ),
        ...scanned('hk-sponsor'),
      ],
      byProfile: {
        'job-holder': scanned(
          'noc',
          'salary-certificate',
          'office-id',
          'bank-statement',
          'solvency',
          'tax-return',
        ),
        'business-owner': [
          ...scanned('trade-licence', 'memorandum', 'company-pad', 'visiting-card'),
          ...scanned('company-bank-statement', 'bank-statement', 'solvency', 'tax-return'),
        ],
        student: scanned(
          'student-id',
          'leave-letter',
          'birth-certificate',
          'sponsor-letter',
          'sponsor-papers',
        ),
        retired: scanned('pension-book', 'bank-statement', 'solvency', 'assets'),
        homemaker: scanned('marriage-certificate', 'spouse-papers', 'sponsor-letter', 'sponsor-papers'),
        child: scanned(
          'birth-certificate',
          'student-id',
          'parents-passports',
          'parents-consent',
          'sponsor-papers',
        ),
        'government-employee': scanned('government-noc', 'office-id', 'bank-statement', 'solvency'),
        professional: scanned(
          'professional-registration',
          'chamber-papers',
          'freelancer-papers',
          'bank-statement',
          'tax-return',
        ),
      },
    },
    ownPapers: [{ key: 'hk-sponsor', group: 'journey', shape: { scan: true } }],
    preparation: { workingDays: 4, spareDays: 7 },
    closedDays: [
      '2027-02-08',
      '2027-02-09',
      '2027-03-29',
      '2027-04-05',
      '2027-05-13',
      '2027-06-09',
      '2027-07-01',
    ],
    handedInAt: 'online',
    checkedOn: calendar.daysAgo(58),
    source: 'https://www.immd.gov.hk/eng/services/visas/visit-transit/visit-visa-entry-permit.html',
  },
  texts: hongKongTexts,
});
