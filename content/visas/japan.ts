import type { VisaEntry } from '../entry.ts';
import { japanTexts } from './japan.texts.ts';
import { onlyFor, papers } from './paper-lines.ts';

export const japan: VisaEntry = (calendar) => ({
  slug: 'japan',
  cover: 'tokyo',
  facts: {
    country: 'JP',
    region: 'east-asia',
    kinds: [
      {
        key: 'tourist',
        form: 'sticker',
        purpose: 'tourism',
        entries: 'single',
        stayDays: 15,
        validityDays: 90,
        workingDays: { min: 7, max: 10 },
        fees: {
          embassy: { poisha: 0, quoted: { minor: 0, currency: 'JPY' } },
          centre: { poisha: 190_000 },
          service: { poisha: 210_000 },
        },
      },
      {
        key: 'relatives',
        form: 'sticker',
        purpose: 'family',
        entries: 'single',
        stayDays: 90,
        validityDays: 90,
        workingDays: { min: 7, max: 15 },
        fees: {
          embassy: { poisha: 0, quoted: { minor: 0, currency: 'JPY' } },
          centre: { poisha: 190_000 },
          service: { poisha: 250_000 },
        },
      },
      {
        key: 'business',
        form: 'sticker',
        purpose: 'business',
        entries: 'single',
        stayDays: 30,
        validityDays: 90,
        workingDays: { min: 7, max: 10 },
        fees: {
          embassy: { poisha: 0, quoted: { minor: 0, currency: 'JPY' } },
          centre: { poisha: 190_000 },
          service: { poisha: 250_000 },
        },
      },
    ],
    papers: {
      common: [
        ...papers('passport', 'old-passports', 'application-form', 'photo-35x45', 'nid', 'cover-letter'),
        ...papers('previous-visas', 'flight-booking', 'hotel-booking', 'stay-schedule'),
        // The host sends the letter itself, not a scan of it.
        ...onlyFor(
          ['relatives', 'business'],
          [{ paper: 'invitation-letter', scan: false, original: true }, ...papers('guarantee-letter')],
        ),
      ],
      byProfile: {
        'job-holder': [
          ...papers('noc', 'salary-certificate', 'office-id', 'visiting-card'),
          ...papers('bank-statement', 'solvency', 'tax-return'),
        ],
        'business-owner': [
          ...papers('trade-licence', 'memorandum', 'company-pad', 'visiting-card'),
          ...papers('company-bank-statement', 'bank-statement', 'solvency', 'tax-return'),
        ],
        student: [
          ...papers('student-id', 'leave-letter', 'birth-certificate'),
          ...papers('sponsor-letter', 'sponsor-papers', 'family-certificate'),
        ],
        retired: papers('pension-book', 'bank-statement', 'solvency', 'tax-return', 'assets'),
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
          ...papers('professional-registration', 'chamber-papers', 'freelancer-papers'),
          ...papers('bank-statement', 'solvency', 'tax-return'),
        ],
      },
    },
    ownPapers: [
      { key: 'stay-schedule', group: 'journey', shape: { prints: 1 } },
      { key: 'guarantee-letter', group: 'journey', shape: { original: true } },
    ],
    preparation: { workingDays: 3, spareDays: 4 },
    closedDays: [
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-03',
      '2027-02-11',
      '2027-02-23',
      '2027-04-29',
      '2027-09-23',
    ],
    handedInAt: 'visa-centre',
    checkedOn: calendar.daysAgo(18),
    source: 'https://www.bd.emb-japan.go.jp/',
  },
  texts: japanTexts,
});
