import type { VisaFacts } from '#features/visas/visas.contract.ts';
import { asked } from './paper-lines.ts';

/** What every Schengen embassy asks for a short stay (type C): one visa code, so one list. */
export const schengenPapers: VisaFacts['papers'] = {
  common: [
    ...asked('passport', 'old-passports', 'application-form'),
    { paper: 'photo-35x45', prints: 2 },
    ...asked('nid', 'cover-letter', 'previous-visas'),
    ...asked('flight-booking', 'hotel-booking', 'itinerary', 'travel-insurance', 'invitation-letter'),
  ],
  byProfile: {
    'job-holder': [
      ...asked('noc', 'salary-certificate', 'pay-slips', 'office-id', 'appointment-letter'),
      ...asked('bank-statement', 'solvency', 'tin-certificate', 'tax-return', 'assets', 'family-certificate'),
    ],
    'business-owner': [
      ...asked('trade-licence', 'company-pad', 'company-bank-statement', 'memorandum', 'partnership-deed'),
      ...asked(
        'vat-certificate',
        'visiting-card',
        'bank-statement',
        'solvency',
        'tin-certificate',
        'tax-return',
      ),
      ...asked('assets', 'family-certificate'),
    ],
    student: [
      ...asked('student-id', 'leave-letter', 'last-certificate', 'birth-certificate'),
      ...asked('sponsor-letter', 'sponsor-papers', 'family-certificate'),
    ],
    retired: asked(
      'pension-book',
      'bank-statement',
      'solvency',
      'tax-return',
      'assets',
      'family-certificate',
    ),
    homemaker: [
      ...asked('marriage-certificate', 'spouse-papers', 'sponsor-letter', 'sponsor-papers'),
      ...asked('assets', 'family-certificate'),
    ],
    child: [
      ...asked('birth-certificate', 'student-id', 'leave-letter', 'parents-consent', 'parents-passports'),
      ...asked('sponsor-letter', 'sponsor-papers'),
    ],
    'government-employee': [
      ...asked('government-noc', 'office-id', 'salary-certificate', 'bank-statement', 'solvency'),
      ...asked('tin-certificate', 'tax-return', 'assets', 'family-certificate'),
    ],
    professional: [
      ...asked('professional-registration', 'chamber-papers', 'freelancer-papers', 'visiting-card'),
      ...asked('bank-statement', 'solvency', 'tin-certificate', 'tax-return', 'assets', 'family-certificate'),
    ],
  },
};
