import type { VisaEntry } from '../entry.ts';
import { australiaTexts } from './australia.texts.ts';
import { onlyFor, papers, scanned } from './paper-lines.ts';

export const australia: VisaEntry = (calendar) => ({
  slug: 'australia',
  cover: 'visa-australia',
  facts: {
    country: 'AU',
    region: 'oceania',
    kinds: [
      {
        key: 'tourist',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'multiple',
        stayDays: 90,
        validityDays: 365,
        workingDays: { min: 15, max: 45 },
        fees: {
          embassy: { poisha: 1_650_000, quoted: { minor: 20_000, currency: 'AUD' } },
          centre: { poisha: 230_000 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'business-visitor',
        form: 'e-visa',
        purpose: 'business',
        entries: 'multiple',
        stayDays: 90,
        validityDays: 365,
        workingDays: { min: 15, max: 45 },
        fees: {
          embassy: { poisha: 1_650_000, quoted: { minor: 20_000, currency: 'AUD' } },
          centre: { poisha: 230_000 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'sponsored-family',
        form: 'e-visa',
        purpose: 'family',
        entries: 'single',
        stayDays: 90,
        validityDays: 365,
        workingDays: { min: 20, max: 60 },
        fees: {
          embassy: { poisha: 1_650_000, quoted: { minor: 20_000, currency: 'AUD' } },
          centre: { poisha: 230_000 },
          service: { poisha: 500_000 },
        },
      },
    ],
    papers: {
      common: [
        ...scanned('passport', 'old-passports', 'previous-visas'),
        ...papers('photo-digital'),
        ...scanned('nid', 'birth-certificate', 'cover-letter', 'itinerary', 'australia-host', 'form-956a'),
        ...onlyFor(['business-visitor', 'sponsored-family'], scanned('invitation-letter')),
      ],
      byProfile: {
        'job-holder': [
          ...scanned('noc', 'salary-certificate', 'pay-slips', 'appointment-letter'),
          ...scanned('bank-statement', 'tax-return', 'assets', 'family-certificate'),
        ],
        'business-owner': [
          ...scanned('trade-licence', 'memorandum', 'company-bank-statement', 'vat-certificate'),
          ...scanned('bank-statement', 'tax-return', 'assets', 'family-certificate'),
        ],
        student: scanned(
          'student-id',
          'leave-letter',
          'last-certificate',
          'sponsor-letter',
          'sponsor-papers',
        ),
        retired: scanned(
          'pension-book',
          'bank-statement',
          'tax-return',
          'assets',
          'family-certificate',
          'travel-insurance',
        ),
        homemaker: scanned(
          'marriage-certificate',
          'spouse-papers',
          'sponsor-letter',
          'sponsor-papers',
          'assets',
        ),
        child: scanned(
          'student-id',
          'leave-letter',
          'parents-consent',
          'parents-passports',
          'sponsor-papers',
        ),
        'government-employee': scanned(
          'government-noc',
          'office-id',
          'bank-statement',
          'tax-return',
          'assets',
        ),
        professional: [
          ...scanned('professional-registration', 'chamber-papers', 'freelancer-papers'),
          ...scanned('bank-statement', 'tax-return', 'assets', 'family-certificate'),
        ],
      },
    },
    ownPapers: [
      { key: 'australia-host', group: 'journey', shape: { scan: true } },
      { key: 'form-956a', group: 'about-you', shape: { scan: true } },
    ],
    preparation: { workingDays: 5, spareDays: 14 },
    closedDays: ['2026-12-28', '2027-01-26', '2027-03-29', '2027-04-26', '2027-06-14'],
    handedInAt: 'online',
    checkedOn: calendar.daysAgo(68),
    source: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/visitor-600',
  },
  texts: australiaTexts,
});
