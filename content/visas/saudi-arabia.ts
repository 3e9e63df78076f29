import type { VisaEntry } from '../entry.ts';
import { onlyFor, papers, scanned } from './paper-lines.ts';
import { saudiArabiaTexts } from './saudi-arabia.texts.ts';

export const saudiArabia: VisaEntry = (calendar) => ({
  slug: 'saudi-arabia',
  cover: 'visa-saudi-arabia',
  facts: {
    country: 'SA',
    region: 'middle-east',
    kinds: [
      {
        key: 'umrah',
        form: 'e-visa',
        purpose: 'umrah',
        entries: 'single',
        stayDays: 90,
        validityDays: 30,
        workingDays: { min: 2, max: 5 },
        fees: {
          embassy: { poisha: 1_150_000, quoted: { minor: 35_000, currency: 'SAR' } },
          centre: { poisha: 550_000 },
          service: { poisha: 200_000 },
        },
      },
      {
        key: 'tourist',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 30,
        workingDays: { min: 7, max: 15 },
        handedInAt: 'visa-centre',
        fees: {
          embassy: { poisha: 1_440_000, quoted: { minor: 44_000, currency: 'SAR' } },
          centre: { poisha: 320_000 },
          service: { poisha: 300_000 },
        },
      },
      {
        key: 'family-visit',
        form: 'e-visa',
        purpose: 'family',
        entries: 'single',
        stayDays: 30,
        validityDays: 30,
        workingDays: { min: 7, max: 15 },
        handedInAt: 'visa-centre',
        fees: {
          embassy: { poisha: 1_310_000, quoted: { minor: 40_000, currency: 'SAR' } },
          centre: { poisha: 320_000 },
          service: { poisha: 250_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport', 'photo-35x45', 'photo-digital', 'nid', 'vaccination'),
        ...onlyFor(['umrah'], scanned('umrah-contract')),
        ...onlyFor(['family-visit'], scanned('saudi-invitation')),
        ...onlyFor(['umrah'], papers('return-ticket')),
        ...onlyFor(['tourist', 'family-visit'], papers('flight-booking')),
      ],
      byProfile: {
        'job-holder': [
          ...onlyFor(['tourist', 'family-visit'], scanned('noc')),
          ...onlyFor(['umrah'], scanned('visiting-card')),
          ...scanned('office-id'),
          ...onlyFor(['tourist'], scanned('bank-statement')),
        ],
        'business-owner': [
          ...scanned('trade-licence', 'visiting-card'),
          ...onlyFor(['tourist'], scanned('bank-statement')),
        ],
        student: [
          ...scanned('student-id', 'birth-certificate'),
          ...onlyFor(['tourist'], scanned('sponsor-papers')),
        ],
        retired: [...scanned('pension-book'), ...onlyFor(['tourist'], scanned('bank-statement'))],
        homemaker: scanned('marriage-certificate', 'spouse-papers'),
        child: scanned('birth-certificate', 'parents-passports', 'parents-consent'),
        'government-employee': [
          ...scanned('government-noc', 'office-id'),
          ...onlyFor(['tourist'], scanned('bank-statement')),
        ],
        professional: [
          ...scanned('professional-registration', 'freelancer-papers'),
          ...onlyFor(['tourist'], scanned('bank-statement')),
        ],
      },
    },
    ownPapers: [
      { key: 'umrah-contract', group: 'journey', shape: { scan: true } },
      { key: 'saudi-invitation', group: 'journey', shape: { scan: true } },
    ],
    preparation: { workingDays: 3, spareDays: 4 },
    closedDays: ['2027-02-22', '2027-09-23'],
    handedInAt: 'agency',
    checkedOn: calendar.daysAgo(9),
    source: 'https://www.nusuk.sa/',
  },
  texts: saudiArabiaTexts,
});
