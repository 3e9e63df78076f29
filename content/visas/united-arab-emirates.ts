import type { VisaEntry } from '../entry.ts';
import { papers, scanned } from './paper-lines.ts';
import { unitedArabEmiratesTexts } from './united-arab-emirates.texts.ts';

export const unitedArabEmirates: VisaEntry = (calendar) => ({
  slug: 'united-arab-emirates',
  cover: 'visa-uae',
  facts: {
    country: 'AE',
    region: 'middle-east',
    kinds: [
      {
        key: 'tourist-30',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 30,
        validityDays: 60,
        workingDays: { min: 4, max: 10 },
        fees: {
          embassy: { poisha: 990_000, quoted: { minor: 29_500, currency: 'AED' } },
          centre: { poisha: 100_000 },
          service: { poisha: 200_000 },
        },
      },
      {
        key: 'tourist-60',
        form: 'e-visa',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 60,
        validityDays: 60,
        workingDays: { min: 4, max: 10 },
        fees: {
          embassy: { poisha: 1_680_000, quoted: { minor: 50_000, currency: 'AED' } },
          centre: { poisha: 100_000 },
          service: { poisha: 200_000 },
        },
      },
      {
        key: 'transit-96',
        form: 'e-visa',
        purpose: 'transit',
        entries: 'single',
        stayDays: 4,
        validityDays: 30,
        workingDays: { min: 3, max: 5 },
        fees: {
          embassy: { poisha: 168_000, quoted: { minor: 5_000, currency: 'AED' } },
          centre: { poisha: 180_000 },
          service: { poisha: 150_000 },
        },
      },
    ],
    papers: {
      common: [
        ...scanned('passport', 'passport-cover'),
        ...papers('photo-digital'),
        ...scanned('nid', 'flight-booking', 'hotel-booking', 'previous-visas', 'travel-insurance'),
      ],
      byProfile: {
        'job-holder': scanned('noc', 'visiting-card', 'office-id', 'bank-statement'),
        'business-owner': scanned('trade-licence', 'visiting-card', 'bank-statement'),
        student: scanned('student-id', 'birth-certificate', 'sponsor-letter', 'sponsor-papers'),
        retired: scanned('pension-book', 'bank-statement'),
        homemaker: scanned('marriage-certificate', 'spouse-papers', 'sponsor-papers'),
        child: scanned('birth-certificate', 'parents-passports', 'parents-consent'),
        'government-employee': scanned('government-noc', 'office-id', 'bank-statement'),
        professional: scanned(
          'professional-registration',
          'visiting-card',
          'freelancer-papers',
          'bank-statement',
        ),
      },
    },
    ownPapers: [{ key: 'passport-cover', group: 'about-you', shape: { scan: true } }],
    preparation: { workingDays: 2, spareDays: 5 },
    closedDays: ['2026-12-02', '2026-12-03'],
    handedInAt: 'online',
    checkedOn: calendar.daysAgo(4),
    source: 'https://icp.gov.ae/en/',
  },
  texts: unitedArabEmiratesTexts,
});
