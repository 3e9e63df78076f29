import type { VisaEntry } from '../entry.ts';
import { papers, scanned } from './paper-lines.ts';
import { unitedKingdomTexts } from './united-kingdom.texts.ts';

export const unitedKingdom: VisaEntry = (calendar) => ({
  slug: 'united-kingdom',
  cover: 'visa-uk',
  facts: {
    country: 'GB',
    region: 'europe',
    kinds: [
      {
        key: 'visitor',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'multiple',
        stayDays: 180,
        validityDays: 180,
        workingDays: { min: 15, max: 30 },
        fees: {
          embassy: { poisha: 2_270_000, quoted: { minor: 13_500, currency: 'GBP' } },
          centre: { poisha: 0 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'visitor-2-years',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'multiple',
        stayDays: 180,
        validityDays: 730,
        workingDays: { min: 15, max: 30 },
        fees: {
          embassy: { poisha: 8_500_000, quoted: { minor: 50_600, currency: 'GBP' } },
          centre: { poisha: 0 },
          service: { poisha: 600_000 },
        },
      },
      {
        key: 'family-visit',
        form: 'e-visa',
        purpose: 'family',
        entries: 'multiple',
        stayDays: 180,
        validityDays: 180,
        workingDays: { min: 15, max: 30 },
        fees: {
          embassy: { poisha: 2_270_000, quoted: { minor: 13_500, currency: 'GBP' } },
          centre: { poisha: 0 },
          service: { poisha: 500_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport', 'old-passports'),
        ...scanned(
          'nid',
          'cover-letter',
          'previous-visas',
          'itinerary',
          'hotel-booking',
          'invitation-letter',
          'uk-host',
        ),
        ...scanned('refusal-letters', 'utility-bill'),
      ],
      byProfile: {
        'job-holder': [
          ...scanned('noc', 'salary-certificate', 'pay-slips', 'appointment-letter', 'office-id'),
          ...scanned('bank-statement', 'tin-certificate', 'tax-return', 'assets', 'family-certificate'),
        ],
        'business-owner': [
          ...scanned(
            'trade-licence',
            'memorandum',
            'partnership-deed',
            'vat-certificate',
            'company-bank-statement',
          ),
          ...scanned('bank-statement', 'tin-certificate', 'tax-return', 'assets', 'family-certificate'),
        ],
        student: [
          ...scanned('student-id', 'leave-letter', 'last-certificate', 'birth-certificate'),
          ...scanned('sponsor-letter', 'sponsor-papers'),
        ],
        retired: scanned('pension-book', 'bank-statement', 'tax-return', 'assets', 'family-certificate'),
        homemaker: [
          ...scanned('marriage-certificate', 'spouse-papers', 'sponsor-letter', 'sponsor-papers'),
          ...scanned('assets', 'family-certificate'),
        ],
        child: [
          ...scanned('birth-certificate', 'leave-letter', 'parents-consent', 'parents-passports'),
          ...scanned('sponsor-letter', 'sponsor-papers'),
        ],
        'government-employee': [
          ...scanned('government-noc', 'office-id', 'salary-certificate', 'bank-statement'),
          ...scanned('tax-return', 'assets', 'family-certificate'),
        ],
        professional: [
          ...scanned('professional-registration', 'chamber-papers', 'freelancer-papers', 'bank-statement'),
          ...scanned('tax-return', 'assets', 'family-certificate'),
        ],
      },
    },
    ownPapers: [
      { key: 'uk-host', group: 'journey', shape: { scan: true } },
      { key: 'refusal-letters', group: 'about-you', shape: { scan: true } },
    ],
    preparation: { workingDays: 6, spareDays: 10 },
    closedDays: ['2026-12-28', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30'],
    handedInAt: 'online',
    checkedOn: calendar.daysAgo(11),
    source: 'https://www.gov.uk/standard-visitor',
  },
  texts: unitedKingdomTexts,
});
