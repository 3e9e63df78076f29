import { useRouteLoaderData } from 'react-router';
import { usePageLanguage } from '../page-language.ts';
import type { readAgency } from './agency.server.ts';

export type Agency = Awaited<ReturnType<typeof readAgency>>;

/** The agency's data in the bars, the footer and pages, in the page's language. */
export function useAgency(): Agency {
  const language = usePageLanguage();
  const agency = useRouteLoaderData<typeof readAgency>(`${language}/site`);
  if (!agency) {
    throw new Error('This component stands outside the public site.');
  }
  return agency;
}
