import type { VisaEntry } from '../entry.ts';
import { indiaTexts } from './india.texts.ts';
import { onlyFor, papers } from './paper-lines.ts';

export const india: VisaEntry = (calendar) => ({
  slug: 'india',
  cover: 'visa-india',
  facts: {
    country: 'IN',
    region: 'south-asia',
    kinds: [
      {
        key: 'tourist',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'multiple',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 7, max: 21 },
        fees: {
          embassy: { poisha: 0 },
          centre: { poisha: 150_000 },
          service: { poisha: 150_000 },
        },
      },
      {
        key: 'medical',
        form: 'sticker',
        purpose: 'medical',
        entries: 'multiple',
        stayDays: 90,
        validityDays: 180,
        workingDays: { min: 3, max: 10 },
        fees: {
          embassy: { poisha: 0 },
          centre: { poisha: 150_000 },
          service: { poisha: 150_000 },
        },
      },
      {
        key: 'business',
        form: 'sticker',
        purpose: 'business',
        entries: 'multiple',
        stayDays: 90,
        validityDays: 365,
        workingDays: { min: 7, max: 15 },
        fees: {
          embassy: { poisha: 0 },
          centre: { poisha: 150_000 },
          service: { poisha: 200_000 },
        },
      },
      {
        key: 'double-entry',
        form: 'sticker',
        purpose: 'other',
        entries: 'double',
        stayDays: 15,
        validityDays: 90,
        workingDays: { min: 5, max: 12 },
        fees: {
          embassy: { poisha: 0 },
          centre: { poisha: 150_000 },
          service: { poisha: 150_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport', 'old-passports', 'application-form', 'photo-2x2', 'photo-digital', 'nid'),
        ...papers('utility-bill', 'dollar-endorsement'),
        ...onlyFor(['medical'], papers('hospital-papers')),
        ...onlyFor(['business'], papers('invitation-letter')),
        ...onlyFor(['double-entry'], papers('third-country-appointment')),
      ],
      byProfile: {
        'job-holder': papers('noc', 'office-id', 'visiting-card', 'bank-statement'),
        'business-owner': papers('trade-licence', 'visiting-card', 'company-pad', 'bank-statement'),
        student: papers(
          'student-id',
          'leave-letter',
          'birth-certificate',
          'sponsor-letter',
          'sponsor-papers',
        ),
        retired: papers('pension-book', 'bank-statement'),
        homemaker: papers('spouse-papers', 'marriage-certificate', 'sponsor-papers'),
        child: papers(
          'birth-certificate',
          'student-id',
          'parents-passports',
          'parents-consent',
          'sponsor-papers',
        ),
        'government-employee': papers('government-noc', 'office-id', 'bank-statement'),
        professional: papers(
          'professional-registration',
          'chamber-papers',
          'visiting-card',
          'bank-statement',
        ),
      },
    },
    ownPapers: [
      { key: 'hospital-papers', group: 'journey', shape: { original: true, photocopies: 1 } },
      { key: 'third-country-appointment', group: 'journey', shape: { prints: 1 } },
    ],
    preparation: { workingDays: 3, spareDays: 7 },
    closedDays: ['2027-01-26', '2027-08-15', '2027-10-02'],
    handedInAt: 'visa-centre',
    checkedOn: calendar.daysAgo(4),
    source: 'https://www.ivacbd.com/',
  },
  texts: indiaTexts,
});
