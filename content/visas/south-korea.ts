import type { VisaEntry } from '../entry.ts';
import { onlyFor, papers } from './paper-lines.ts';
import { southKoreaTexts } from './south-korea.texts.ts';

export const southKorea: VisaEntry = (calendar) => ({
  slug: 'south-korea',
  cover: 'visa-south-korea',
  facts: {
    country: 'KR',
    region: 'east-asia',
    kinds: [
      {
        key: 'tourist',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 7, max: 15 },
        fees: {
          embassy: { poisha: 490_000, quoted: { minor: 4_000, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 350_000 },
        },
      },
      {
        key: 'business',
        form: 'sticker',
        purpose: 'business',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 7, max: 15 },
        fees: {
          embassy: { poisha: 490_000, quoted: { minor: 4_000, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 400_000 },
        },
      },
      {
        key: 'multiple',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'multiple',
        stayDays: 30,
        validityDays: 365,
        workingDays: { min: 10, max: 20 },
        fees: {
          embassy: { poisha: 1_102_500, quoted: { minor: 9_000, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 400_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport', 'old-passports', 'application-form'),
        { paper: 'photo-35x45', prints: 1 },
        ...papers('nid', 'cover-letter', 'previous-visas', 'flight-booking', 'hotel-booking', 'itinerary'),
        ...papers('invitation-letter'),
        ...onlyFor(['business'], papers('korean-company')),
      ],
      byProfile: {
        'job-holder': [
          ...papers('noc', 'employment-certificate', 'pay-slips', 'office-id', 'visiting-card'),
          ...papers('bank-statement', 'solvency', 'tin-certificate', 'tax-return'),
        ],
        'business-owner': [
          ...papers('trade-licence', 'memorandum', 'company-pad', 'visiting-card', 'company-bank-statement'),
          ...papers('bank-statement', 'solvency', 'tin-certificate', 'tax-return', 'vat-certificate'),
        ],
        student: papers(
          'student-id',
          'leave-letter',
          'last-certificate',
          'birth-certificate',
          'sponsor-letter',
          'sponsor-papers',
        ),
        retired: papers('pension-book', 'bank-statement', 'solvency', 'assets'),
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
          'bank-statement',
          'solvency',
          'tax-return',
        ),
        professional: [
          ...papers('professional-registration', 'chamber-papers', 'visiting-card', 'freelancer-papers'),
          ...papers('bank-statement', 'solvency', 'tax-return'),
        ],
      },
    },
    ownPapers: [
      { key: 'employment-certificate', group: 'work', shape: { original: true } },
      { key: 'korean-company', group: 'journey', shape: { photocopies: 1 } },
    ],
    preparation: { workingDays: 4, spareDays: 5 },
    closedDays: [
      '2027-02-07',
      '2027-02-08',
      '2027-03-01',
      '2027-08-15',
      '2027-09-14',
      '2027-09-15',
      '2027-09-16',
      '2027-10-03',
    ],
    handedInAt: 'embassy',
    checkedOn: calendar.daysAgo(46),
    source: 'https://overseas.mofa.go.kr/bd-en/index.do',
  },
  texts: southKoreaTexts,
});
