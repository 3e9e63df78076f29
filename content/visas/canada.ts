import type { VisaEntry } from '../entry.ts';
import { canadaTexts } from './canada.texts.ts';
import { onlyFor, papers, scanned } from './paper-lines.ts';

export const canada: VisaEntry = (calendar) => ({
  slug: 'canada',
  cover: 'visa-canada',
  facts: {
    country: 'CA',
    region: 'north-america',
    kinds: [
      {
        key: 'visitor',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'multiple',
        stayDays: 180,
        validityDays: 730,
        workingDays: { min: 30, max: 100 },
        fees: {
          embassy: { poisha: 1_650_000, quoted: { minor: 18_500, currency: 'CAD' } },
          centre: { poisha: 240_000 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'super-visa',
        form: 'sticker',
        purpose: 'family',
        entries: 'multiple',
        stayDays: 1825,
        validityDays: 3650,
        workingDays: { min: 40, max: 120 },
        fees: {
          embassy: { poisha: 1_650_000, quoted: { minor: 18_500, currency: 'CAD' } },
          centre: { poisha: 240_000 },
          service: { poisha: 600_000 },
        },
      },
    ],
    papers: {
      common: [
        ...scanned('passport', 'old-passports', 'previous-visas'),
        ...papers('photo-digital'),
        ...scanned(
          'nid',
          'cover-letter',
          'family-information',
          'itinerary',
          'invitation-letter',
          'canada-host',
        ),
        ...scanned('refusal-letters'),
        ...onlyFor(['super-visa'], papers('medical-examination')),
      ],
      byProfile: {
        'job-holder': [
          ...scanned('noc', 'salary-certificate', 'pay-slips', 'appointment-letter'),
          ...scanned('bank-statement', 'solvency', 'tax-return', 'assets'),
        ],
        'business-owner': [
          ...scanned('trade-licence', 'memorandum', 'vat-certificate', 'company-bank-statement'),
          ...scanned('bank-statement', 'solvency', 'tax-return', 'assets'),
        ],
        student: [
          ...scanned('student-id', 'leave-letter', 'last-certificate', 'birth-certificate'),
          ...scanned('sponsor-letter', 'sponsor-papers'),
        ],
        retired: scanned('pension-book', 'bank-statement', 'solvency', 'tax-return', 'assets'),
        homemaker: scanned(
          'marriage-certificate',
          'spouse-papers',
          'sponsor-letter',
          'sponsor-papers',
          'assets',
        ),
        child: [
          ...scanned('birth-certificate', 'leave-letter', 'parents-consent', 'parents-passports'),
          ...scanned('sponsor-papers'),
        ],
        'government-employee': scanned(
          'government-noc',
          'office-id',
          'salary-certificate',
          'bank-statement',
          'assets',
        ),
        professional: [
          ...scanned('professional-registration', 'chamber-papers', 'freelancer-papers'),
          ...scanned('bank-statement', 'solvency', 'tax-return', 'assets'),
        ],
      },
    },
    ownPapers: [
      { key: 'family-information', group: 'family', shape: { scan: true } },
      { key: 'canada-host', group: 'journey', shape: { scan: true } },
      { key: 'refusal-letters', group: 'about-you', shape: { scan: true } },
      { key: 'medical-examination', group: 'about-you', shape: { scan: true } },
    ],
    preparation: { workingDays: 6, spareDays: 20 },
    closedDays: ['2026-12-28', '2027-03-29', '2027-05-24', '2027-07-01', '2027-09-06', '2027-10-11'],
    handedInAt: 'online',
    checkedOn: calendar.daysAgo(63),
    source: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada.html',
  },
  texts: canadaTexts,
});
