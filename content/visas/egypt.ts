import type { VisaEntry } from '../entry.ts';
import { egyptTexts } from './egypt.texts.ts';
import { carried, onlyFor, papers } from './paper-lines.ts';

export const egypt: VisaEntry = (calendar) => ({
  slug: 'egypt',
  cover: 'visa-egypt',
  facts: {
    country: 'EG',
    region: 'africa',
    kinds: [
      {
        key: 'tourist',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 10, max: 25 },
        fees: {
          embassy: { poisha: 550_000 },
          centre: { poisha: 0 },
          service: { poisha: 300_000 },
        },
      },
      {
        key: 'on-arrival',
        form: 'on-arrival',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        workingDays: { min: 0, max: 0 },
        fees: {
          embassy: { poisha: 367_500, quoted: { minor: 3_000, currency: 'USD' } },
          centre: { poisha: 0 },
          service: { poisha: 100_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport', 'old-passports'),
        // Form, photographs and letter go to the embassy only.
        ...onlyFor(['tourist'], papers('application-form', 'photo-35x45')),
        ...papers('nid'),
        ...onlyFor(['tourist'], papers('cover-letter')),
        ...papers('previous-visas'),
        ...onlyFor(['tourist'], papers('flight-booking')),
        ...papers('hotel-booking', 'itinerary'),
        ...onlyFor(['tourist'], papers('invitation-letter')),
        ...onlyFor(['on-arrival'], carried('invitation-letter')),
        ...onlyFor(['on-arrival'], papers('supporting-visa', 'egypt-funds', 'return-ticket')),
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
          'bank-statement',
          'solvency',
          'tin-certificate',
        ),
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
      { key: 'supporting-visa', group: 'about-you', shape: { prints: 1 } },
      { key: 'egypt-funds', group: 'money', shape: {} },
    ],
    preparation: { workingDays: 3, spareDays: 7 },
    closedDays: ['2027-01-07', '2027-01-25', '2027-04-25', '2027-05-03', '2027-06-30', '2027-10-06'],
    handedInAt: 'embassy',
    checkedOn: calendar.daysAgo(39),
  },
  texts: egyptTexts,
});
