import { anyOf, oneOf, query, text, wholeNumber } from '#platform/http/query.ts';
import type { Language } from '#platform/language.ts';
import type { VisaForm } from '../visas.contract.ts';
import { regions, visaForms } from '../visas.data.ts';

/** Limits of the embassy's working days; 0 is a visa on arrival or none. */
const dayLimits = ['0', '5', '10', '15'] as const;

/** Orders besides the agency's own, which is the default. */
export const visaSorts = ['name', 'fee', 'fastest'] as const;

/** The parameters of the list of visas. */
export const visaListQuery = query({
  q: text(60),
  region: anyOf(regions),
  form: anyOf(visaForms),
  days: oneOf(dayLimits),
  sort: oneOf(visaSorts),
  page: wholeNumber({ min: 1, max: 999 }),
});

export type VisaListParams = Extract<ReturnType<typeof visaListQuery.parse>, { ok: true }>['value'];

/** A visa guide in a list. */
export interface VisaRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** The language of the title: that of the page, else the other. */
  readonly language: Language;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The form of the main kind first. */
  readonly forms: readonly VisaForm[];
  /** The lowest total of its kinds, poisha. */
  readonly feeFrom: number;
  /** Whether others cost more. */
  readonly severalFees: boolean;
  /** Working days at the embassy, of the main kind. */
  readonly daysMin: number;
  readonly daysMax: number;
}
