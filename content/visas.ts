import type { VisaEntry } from './entry.ts';
import { australia } from './visas/australia.ts';
import { bhutan } from './visas/bhutan.ts';
import { canada } from './visas/canada.ts';
import { china } from './visas/china.ts';
import { egypt } from './visas/egypt.ts';
import { france } from './visas/france.ts';
import { germany } from './visas/germany.ts';
import { hongKong } from './visas/hong-kong.ts';
import { india } from './visas/india.ts';
import { indonesia } from './visas/indonesia.ts';
import { italy } from './visas/italy.ts';
import { japan } from './visas/japan.ts';
import { malaysia } from './visas/malaysia.ts';
import { maldives } from './visas/maldives.ts';
import { nepal } from './visas/nepal.ts';
import { oman } from './visas/oman.ts';
import { qatar } from './visas/qatar.ts';
import { saudiArabia } from './visas/saudi-arabia.ts';
import { singapore } from './visas/singapore.ts';
import { southKorea } from './visas/south-korea.ts';
import { sriLanka } from './visas/sri-lanka.ts';
import { thailand } from './visas/thailand.ts';
import { turkiye } from './visas/turkiye.ts';
import { unitedArabEmirates } from './visas/united-arab-emirates.ts';
import { unitedKingdom } from './visas/united-kingdom.ts';
import { unitedStates } from './visas/united-states.ts';
import { vietnam } from './visas/vietnam.ts';

/** Every visa guide of the demo agency, in the order in which they are seeded. */
export const visas: VisaEntry[] = [
  india,
  thailand,
  malaysia,
  singapore,
  nepal,
  bhutan,
  sriLanka,
  maldives,
  indonesia,
  unitedArabEmirates,
  saudiArabia,
  qatar,
  oman,
  turkiye,
  vietnam,
  china,
  japan,
  southKorea,
  hongKong,
  egypt,
  unitedKingdom,
  france,
  italy,
  germany,
  unitedStates,
  canada,
  australia,
];
