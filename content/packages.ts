import type { Destination } from '#features/tour-packages/tour-packages.contract.ts';
import type { TourPackageEntry } from './entry.ts';
import { bali } from './packages/bali.ts';
import { bandarban } from './packages/bandarban.ts';
import { bangkokPattaya } from './packages/bangkok-pattaya.ts';
import { bhutan } from './packages/bhutan.ts';
import { coxsBazar } from './packages/coxs-bazar.ts';
import { destinations } from './packages/destinations.ts';
import { destinationsAbroad } from './packages/destinations-abroad.ts';
import { dubai } from './packages/dubai.ts';
import { istanbulCappadocia } from './packages/istanbul-cappadocia.ts';
import { kashmir } from './packages/kashmir.ts';
import { kathmanduPokhara } from './packages/kathmandu-pokhara.ts';
import { kuakata } from './packages/kuakata.ts';
import { kualaLumpurLangkawi } from './packages/kuala-lumpur-langkawi.ts';
import { maldives } from './packages/maldives.ts';
import { oldDhakaDay } from './packages/old-dhaka-day.ts';
import { paharpurMahasthangarh } from './packages/paharpur-mahasthangarh.ts';
import { rangamati } from './packages/rangamati.ts';
import { saintMartin } from './packages/saint-martin.ts';
import { sajekValley } from './packages/sajek-valley.ts';
import { sreemangal } from './packages/sreemangal.ts';
import { sriLanka } from './packages/sri-lanka.ts';
import { sundarbans } from './packages/sundarbans.ts';
import { sylhetJaflongRatargul } from './packages/sylhet-jaflong-ratargul.ts';
import { tanguarHaor } from './packages/tanguar-haor.ts';
import { umrah } from './packages/umrah.ts';
import { vietnam } from './packages/vietnam.ts';

const domestic: TourPackageEntry[] = [
  coxsBazar,
  sundarbans,
  sajekValley,
  sylhetJaflongRatargul,
  saintMartin,
  bandarban,
  sreemangal,
  kuakata,
  rangamati,
  tanguarHaor,
  paharpurMahasthangarh,
  oldDhakaDay,
];

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
