import type { VisaEntry } from '../entry.ts';
import { chinaTexts } from './china.texts.ts';
import { onlyFor, papers } from './paper-lines.ts';

export const china: VisaEntry = (calendar) => ({
  slug: 'china',
  cover: 'visa-china',
  facts: {
    country: 'CN',
    region: 'east-asia',
    kinds: [
      {
        key: 'tourist',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 6, max: 12 },
        fees: {
          embassy: { poisha: 240_000 },
          centre: { poisha: 330_000 },
          service: { poisha: 300_000 },
        },
      },
      {
        key: 'tourist-double',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'double',
        stayDays: 30,
        validityDays: 180,
        workingDays: { min: 6, max: 12 },
        fees: {
          embassy: { poisha: 360_000 },
          centre: { poisha: 330_000 },
          service: { poisha: 300_000 },
        },
      },
      {
        key: 'business',
        form: 'sticker',
        purpose: 'business',
        entries: 'multiple',
        stayDays: 30,
        validityDays: 180,
        workingDays: { min: 6, max: 12 },
        fees: {
          embassy: { poisha: 480_000 },
          centre: { poisha: 330_000 },
          service: { poisha: 350_000 },
        },
      },
      {
        key: 'medical',
        form: 'sticker',
        purpose: 'medical',
        entries: 'single',
        stayDays: 60,
        validityDays: 90,
        workingDays: { min: 3, max: 8 },
        fees: {
          embassy: { poisha: 240_000 },
          centre: { poisha: 330_000 },
          service: { poisha: 250_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport', 'old-passports', 'application-form', 'photo-33x48', 'nid', 'cover-letter'),
        ...papers('previous-visas', 'flight-booking', 'hotel-booking', 'itinerary'),
        ...onlyFor(['tourist', 'tourist-double', 'business'], papers('invitation-letter')),
        ...onlyFor(['medical'], papers('china-hospital')),
      ],
      byProfile: {
        'job-holder': papers(
          'noc',
          'office-id',
          'visiting-card',
          'salary-certificate',
          'bank-statement',
          'solvency',
        ),
        'business-owner': [
          ...papers('trade-licence', 'company-pad', 'visiting-card', 'memorandum'),
          ...onlyFor(['business'], papers('chamber-membership')),
          ...papers('bank-statement', 'solvency', 'tin-certificate'),
        ],
        student: papers(
          'student-id',
          'leave-letter',
          'birth-certificate',
          'sponsor-letter',
          'sponsor-papers',
        ),
        retired: papers('pension-book', 'bank-statement', 'solvency'),
        homemaker: papers('marriage-certificate', 'spouse-papers', 'sponsor-letter', 'sponsor-papers'),
        child: papers('birth-certificate', 'parents-passports', 'parents-consent', 'sponsor-papers'),
        'government-employee': papers('government-noc', 'office-id', 'bank-statement', 'solvency'),
        professional: [
          ...papers('professional-registration', 'chamber-papers', 'visiting-card'),
          ...papers('freelancer-papers', 'bank-statement', 'solvency'),
        ],
      },
    },
    ownPapers: [
      { key: 'photo-33x48', group: 'about-you', shape: { prints: 2, scan: true } },
      { key: 'chamber-membership', group: 'work', shape: { photocopies: 1 } },
      { key: 'china-hospital', group: 'journey', shape: { prints: 1 } },
    ],
    preparation: { workingDays: 4, spareDays: 4 },
    closedDays: [
      '2027-02-07',
      '2027-02-08',
      '2027-02-09',
      '2027-02-10',
      '2027-02-11',
      '2027-10-03',
      '2027-10-04',
      '2027-10-05',
    ],
    handedInAt: 'visa-centre',
    checkedOn: calendar.daysAgo(21),
    source: 'https://www.visaforchina.cn/',
  },
  texts: chinaTexts,
});
