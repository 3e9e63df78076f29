import type { Destination } from '#features/tour-packages/tour-packages.contract.ts';
import type { TourPackageEntry } from './entry.ts';
import { bali } from './packages/bali.ts';
import { bandarban } from './packages/bandarban.ts';
import { bangkokPattaya } from './packages/bangkok-pattaya.ts';
import { bhutan } from './packages/bhutan.ts';
import { coxsBazar } from './packages/coxs-bazar.ts';
import { destinationsAbroad } from './packages/destinations-abroad.ts';
import { destinations } from './packages/destinations.ts';
import { dubai } from './packages/dubai.ts';
import { istanbulCappadocia } from './packages/istanbul-cappadocia.ts';
import { kashmir } from './packages/kashmir.ts';
import { kathmanduPokhara } from './packages/kathmandu-pokhara.ts';
import { kualaLumpurLangkawi } from './packages/kuala-lumpur-langkawi.ts';
import { maldives } from './packages/maldives.ts';
import { saintMartin } from './packages/saint-martin.ts';
import { sajekValley } from './packages/sajek-valley.ts';
import { sriLanka } from './packages/sri-lanka.ts';
import { sundarbans } from './packages/sundarbans.ts';
import { umrah } from './packages/umrah.ts';
import { vietnam } from './packages/vietnam.ts';

const domestic: TourPackageEntry[] = [coxsBazar, sundarbans, sajekValley, saintMartin, bandarban];

const abroad: TourPackageEntry[] = [
  kathmanduPokhara,
  bangkokPattaya,
  maldives,
  umrah,
  kualaLumpurLangkawi,
  istanbulCappadocia,
  dubai,
  sriLanka,
  bhutan,
  bali,
  vietnam,
  kashmir,
];

export const tourPackages: TourPackageEntry[] = [...domestic, ...abroad];
export const allDestinations: Destination[] = [...destinations, ...destinationsAbroad];
