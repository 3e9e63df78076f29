import type { VisaEntry } from './entry.ts';
import { bhutan } from './visas/bhutan.ts';
import { india } from './visas/india.ts';
import { indonesia } from './visas/indonesia.ts';
import { malaysia } from './visas/malaysia.ts';
import { maldives } from './visas/maldives.ts';
import { nepal } from './visas/nepal.ts';
import { singapore } from './visas/singapore.ts';
import { sriLanka } from './visas/sri-lanka.ts';
import { thailand } from './visas/thailand.ts';

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
];
