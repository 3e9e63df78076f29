import type { VisaEntry } from '../entry.ts';
import { indonesiaTexts } from './indonesia.texts.ts';
import { onlyFor, papers, scanned } from './paper-lines.ts';

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
        ...papers('passport'),
        // The guarantor applies for the business e-visa online, not at the embassy.
        ...onlyFor(['tourist'], papers('old-passports', 'application-form', 'photo-35x45')),
        ...papers('photo-digital', 'nid', 'cover-letter'),
        ...papers('flight-booking', 'hotel-booking', 'itinerary', 'travel-insurance', 'previous-visas'),
        ...onlyFor(['tourist'], papers('appointment')),
      ],
      byProfile: {
        'job-holder': papers(
          'noc',
          'salary-certificate',
          'pay-slips',
          'office-id',
          'visiting-card',
          'bank-statement',
          'solvency',
        ),
        'business-owner': [
          ...papers(
            'trade-licence',
            'company-pad',
            'visiting-card',
            'memorandum',
            'bank-statement',
            'solvency',
          ),
        ],
        student: papers(
          'birth-certificate',
          'student-id',
          'leave-letter',
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
