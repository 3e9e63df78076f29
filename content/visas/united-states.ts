import type { VisaEntry } from '../entry.ts';
import { carried, papers } from './paper-lines.ts';
import { unitedStatesTexts } from './united-states.texts.ts';

export const unitedStates: VisaEntry = (calendar) => ({
  slug: 'united-states',
  cover: 'visa-usa',
  facts: {
    country: 'US',
    region: 'north-america',
    kinds: [
      {
        key: 'visitor',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 30, max: 120 },
        fees: {
          embassy: { poisha: 2_280_000, quoted: { minor: 18_500, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 500_000 },
        },
      },
      {
        key: 'business',
        form: 'sticker',
        purpose: 'business',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 30, max: 120 },
        fees: {
          embassy: { poisha: 2_280_000, quoted: { minor: 18_500, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 500_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport', 'old-passports', 'photo-2x2', 'photo-digital'),
        ...carried('ds-160', 'appointment-page'),
        ...papers('nid', 'invitation-letter', 'itinerary', 'bond-money'),
      ],
      byProfile: {
        'job-holder': papers(
          'noc',
          'salary-certificate',
          'pay-slips',
          'office-id',
          'bank-statement',
          'tax-return',
          'assets',
        ),
        'business-owner': [
          ...papers('trade-licence', 'memorandum', 'visiting-card', 'company-bank-statement'),
          ...papers('bank-statement', 'tax-return', 'assets'),
        ],
        student: papers('student-id', 'leave-letter', 'last-certificate', 'sponsor-letter', 'sponsor-papers'),
        retired: papers('pension-book', 'bank-statement', 'tax-return', 'assets', 'family-certificate'),
        homemaker: papers('marriage-certificate', 'spouse-papers', 'sponsor-letter', 'sponsor-papers'),
        child: papers(
          'birth-certificate',
          'leave-letter',
          'parents-passports',
          'parents-consent',
          'sponsor-papers',
        ),
        'government-employee': papers(
          'government-noc',
          'office-id',
          'salary-certificate',
          'bank-statement',
          'assets',
        ),
        professional: [
          ...papers('professional-registration', 'chamber-papers', 'freelancer-papers'),
          ...papers('bank-statement', 'tax-return', 'assets'),
        ],
      },
    },
    ownPapers: [
      { key: 'ds-160', group: 'about-you', shape: { prints: 1 } },
      { key: 'appointment-page', group: 'about-you', shape: { prints: 1 } },
      { key: 'bond-money', group: 'money', shape: {} },
    ],
    preparation: { workingDays: 5, spareDays: 30 },
    closedDays: [
      '2026-11-26',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-07-04',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
    ],
    handedInAt: 'embassy',
    checkedOn: calendar.daysAgo(5),
    source: 'https://bd.usembassy.gov/visas/',
  },
  texts: unitedStatesTexts,
});
