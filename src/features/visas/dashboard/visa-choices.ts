import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { m } from '#messages/messages.js';
import type { Paper, PaperGroup } from '../visas.contract.ts';
import type { PaperAge } from '../visas.data.ts';

export const purposeNames = {
  tourism: m.writing_purpose_tourism,
  business: m.writing_purpose_business,
  medical: m.writing_purpose_medical,
  umrah: m.writing_purpose_umrah,
  family: m.writing_purpose_family,
  study: m.writing_purpose_study,
  transit: m.writing_purpose_transit,
  other: m.writing_purpose_other,
} as const;

export const entryNames = {
  single: m.visas_entries_single,
  double: m.visas_entries_double,
  multiple: m.visas_entries_multiple,
} as const;

export const placeNames = {
  embassy: m.visas_handed_in_embassy,
  'visa-centre': m.visas_handed_in_visa_centre,
  online: m.visas_handed_in_online,
  airport: m.visas_handed_in_airport,
  agency: m.visas_handed_in_agency,
} as const;

export const groupNames: Readonly<Record<PaperGroup, () => string>> = {
  'about-you': m.writing_group_about_you,
  work: m.writing_group_work,
  money: m.writing_group_money,
  family: m.writing_group_family,
  journey: m.writing_group_journey,
};

export const ageNames: Readonly<Record<PaperAge, () => string>> = {
  adults: m.visas_paper_adults,
  children: m.visas_paper_children,
};

/** The papers of the library, in its order. */
export function usePapers(): readonly Paper[] {
  const { data } = useQuery({
    queryKey: ['visa-papers'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => (await read('GET /visa-papers', {}, signal)).items,
  });
  return data ?? [];
}
