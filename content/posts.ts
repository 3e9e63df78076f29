import type { PostEntry } from './entry.ts';
import { bankStatementForAVisa } from './posts/bank-statement-for-a-visa.ts';
import { dhakaAirportThirdTerminal } from './posts/dhaka-airport-third-terminal.ts';
import { ePassportFees } from './posts/e-passport-fees.ts';
import { eidTrainTickets } from './posts/eid-train-tickets.ts';
import { firstFlightWithFamily } from './posts/first-flight-with-family.ts';
import { halalFoodInThailand } from './posts/halal-food-in-thailand.ts';
import { passportReadyForAVisa } from './posts/passport-ready-for-a-visa.ts';
import { saintMartinRegistration } from './posts/saint-martin-registration.ts';
import { sajekInWinter } from './posts/sajek-in-winter.ts';
import { sundarbansSlowly } from './posts/sundarbans-slowly.ts';
import { tanguarHaorHouseboatRules } from './posts/tanguar-haor-houseboat-rules.ts';
import { thailandEVisaSteps } from './posts/thailand-e-visa-steps.ts';
import { whatToPackForUmrah } from './posts/what-to-pack-for-umrah.ts';
import { windowSeatsOutOfDhaka } from './posts/window-seats-out-of-dhaka.ts';

/** Blog posts, then news, the newest of each first. */
export const posts: PostEntry[] = [
  sundarbansSlowly,
  sajekInWinter,
  bankStatementForAVisa,
  windowSeatsOutOfDhaka,
  firstFlightWithFamily,
  halalFoodInThailand,
  whatToPackForUmrah,
  passportReadyForAVisa,
  saintMartinRegistration,
  thailandEVisaSteps,
  eidTrainTickets,
  dhakaAirportThirdTerminal,
  ePassportFees,
  tanguarHaorHouseboatRules,
];
