import type { VisaEntry } from '../entry.ts';
import { onlyFor, papers, scanned } from './paper-lines.ts';
import { singaporeTexts } from './singapore.texts.ts';

export const singapore: VisaEntry = (calendar) => ({
  slug: 'singapore',
  cover: 'visa-singapore',
  facts: {
    country: 'SG',
    region: 'south-east-asia',
    kinds: [
      {
        key: 'tourist',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'multiple',
        stayDays: 30,
        validityDays: 63,
        workingDays: { min: 5, max: 7 },
        fees: {
          embassy: { poisha: 285_000, quoted: { minor: 3_000, currency: 'SGD' } },
          centre: { poisha: 135_000 },
          service: { poisha: 200_000 },
        },
      },
      {
        key: 'business',
        form: 'e-visa',
        purpose: 'business',
        entries: 'multiple',
        stayDays: 30,
        validityDays: 365,
        workingDays: { min: 5, max: 7 },
        fees: {
          embassy: { poisha: 285_000, quoted: { minor: 3_000, currency: 'SGD' } },
          centre: { poisha: 135_000 },
          service: { poisha: 250_000 },
        },
      },
      {
        key: 'medical',
        form: 'e-visa',
        purpose: 'medical',
        entries: 'multiple',
        stayDays: 30,
        validityDays: 63,
        workingDays: { min: 3, max: 6 },
        fees: {
          embassy: { poisha: 285_000, quoted: { minor: 3_000, currency: 'SGD' } },
          centre: { poisha: 135_000 },
          service: { poisha: 200_000 },
        },
      },
    ],
    papers: {
      common: [
        ...scanned('passport', 'previous-visas'),
        ...papers('form-14a', 'photo-35x45', 'photo-digital', 'cover-letter', 'flight-booking'),
        ...onlyFor(['tourist', 'business'], papers('hotel-booking')),
        ...onlyFor(['medical'], papers('hospital-letter')),
        ...papers('itinerary', 'letter-of-introduction'),
      ],
      byProfile: {
        'job-holder': papers(
          'noc',
          'salary-certificate',
          'office-id',
          'visiting-card',
          'bank-statement',
          'solvency',
        ),
        'business-owner': papers(
          'trade-licence',
          'company-pad',
          'visiting-card',
          'memorandum',
          'company-bank-statement',
          'bank-statement',
        ),
        student: papers(
          'student-id',
          'leave-letter',
          'birth-certificate',
          'sponsor-letter',
          'sponsor-papers',
        ),
        retired: papers('pension-book', 'bank-statement', 'solvency', 'assets'),
        homemaker: papers('marriage-certificate', 'spouse-papers', 'sponsor-letter', 'sponsor-papers'),
        child: papers(
          'birth-certificate',
          'student-id',
          'parents-passports',
          'parents-consent',
          'sponsor-papers',
        ),
        'government-employee': papers('government-noc', 'office-id', 'bank-statement', 'solvency'),
        professional: papers(
          'professional-registration',
          'chamber-papers',
          'visiting-card',
          'tin-certificate',
          'bank-statement',
          'solvency',
        ),
      },
    },
    ownPapers: [
      { key: 'form-14a', group: 'about-you', shape: { original: true } },
      { key: 'letter-of-introduction', group: 'journey', shape: { scan: true } },
      { key: 'hospital-letter', group: 'journey', shape: { scan: true } },
    ],
    preparation: { workingDays: 2, spareDays: 3 },
    closedDays: ['2027-02-08', '2027-08-09'],
    handedInAt: 'agency',
    checkedOn: calendar.daysAgo(21),
    source: 'https://www.ica.gov.sg/enter-transit-depart/entering-singapore/visa_requirements',
  },
  texts: singaporeTexts,
});
