import type { VisaFacts } from '#features/visas/visas.contract.ts';
import { onlyFor, papers } from './paper-lines.ts';

/**
 * What every Schengen embassy asks for a short stay (type C): one visa code, so one list.
 * @param invited the kinds of the guide that somebody there invites for.
 */
export const schengenPapers = (invited: string[]): VisaFacts['papers'] => ({
  common: [
    ...papers('passport', 'old-passports', 'application-form'),
    { paper: 'photo-35x45', prints: 2 },
    ...papers('nid', 'cover-letter', 'previous-visas'),
    ...papers('flight-booking', 'hotel-booking', 'itinerary', 'travel-insurance'),
    ...onlyFor(invited, papers('invitation-letter')),
  ],
  byProfile: {
    'job-holder': [
      ...papers('noc', 'salary-certificate', 'pay-slips', 'office-id', 'appointment-letter'),
      ...papers(
        'bank-statement',
        'solvency',
        'tin-certificate',
        'tax-return',
        'assets',
        'family-certificate',
      ),
    ],
    'business-owner': [
      ...papers('trade-licence', 'company-pad', 'company-bank-statement', 'memorandum', 'partnership-deed'),
      ...papers(
        'vat-certificate',
        'visiting-card',
        'bank-statement',
        'solvency',
        'tin-certificate',
        'tax-return',
      ),
      ...papers('assets', 'family-certificate'),
    ],
    student: [
      ...papers('student-id', 'leave-letter', 'last-certificate', 'birth-certificate'),
      ...papers('sponsor-letter', 'sponsor-papers', 'family-certificate'),
    ],
    retired: papers(
      'pension-book',
      'bank-statement',
      'solvency',
      'tax-return',
      'assets',
      'family-certificate',
    ),
    homemaker: [
      ...papers('marriage-certificate', 'spouse-papers', 'sponsor-letter', 'sponsor-papers'),
      ...papers('assets', 'family-certificate'),
    ],
    child: [
      ...papers('birth-certificate', 'student-id', 'leave-letter', 'parents-consent', 'parents-passports'),
      ...papers('sponsor-letter', 'sponsor-papers'),
    ],
    'government-employee': [
      ...papers('government-noc', 'office-id', 'salary-certificate', 'bank-statement', 'solvency'),
      ...papers('tin-certificate', 'tax-return', 'assets', 'family-certificate'),
    ],
    professional: [
      ...papers('professional-registration', 'chamber-papers', 'freelancer-papers', 'visiting-card'),
      ...papers(
        'bank-statement',
        'solvency',
        'tin-certificate',
        'tax-return',
        'assets',
        'family-certificate',
      ),
    ],
  },
});
