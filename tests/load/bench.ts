// npm run bench [-- http|memory|overload|imports|lag|growth|office|screen|work|money|books|bookings|fares|cases|lookup|messages]: what a request costs beside references of the same run, how much memory
// the program takes, what it does with more than it can do, how long large files take to bring along, how queries grow, and how long the office's tables take and
// its screen is busy with them, how many clicks the office's work takes, how long questions to a large ledger, to a large fare desk and
// to a large visa desk take, and how many bookings a second makes. Ends
// with 1 when a goal is missed.
import { benchBookings } from './bench-bookings.ts';
import { benchBooks } from './bench-books.ts';
import { benchCases } from './bench-cases.ts';
import { benchFares } from './bench-fares.ts';
import { benchGrowth } from './bench-growth.ts';
import { benchHttp } from './bench-http.ts';
import { benchImports } from './bench-imports.ts';
import { benchLag } from './bench-lag.ts';
import { benchLookup } from './bench-lookup.ts';
import { benchMemory } from './bench-memory.ts';
import { benchMessages } from './bench-messages.ts';
import { benchMoney } from './bench-money.ts';
import { benchOffice } from './bench-office.ts';
import { benchOfficeScreen } from './bench-office-screen.ts';
import { benchOverload } from './bench-overload.ts';
import { benchWork } from './bench-work.ts';

const [part] = process.argv.slice(2);
/** Each returns its missed goals. */
const parts: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  http: benchHttp,
  memory: benchMemory,
  overload: benchOverload,
  imports: benchImports,
  lag: benchLag,
  growth: benchGrowth,
  office: benchOffice,
  screen: benchOfficeScreen,
  work: benchWork,
  money: benchMoney,
  bookings: benchBookings,
  books: benchBooks,
  fares: benchFares,
  cases: benchCases,
  lookup: benchLookup,
  messages: benchMessages,
};
if (part !== undefined && parts[part] === undefined) {
  throw new Error(`There is no part "${part}": ${Object.keys(parts).join(', ')}.`);
}
const missed: string[] = [];
for (const [name, bench] of Object.entries(parts)) {
  if (part === undefined || part === name) {
    missed.push(...(await bench()));
  }
}
console.log(missed.length === 0 ? 'Every goal is met.' : `Goals missed:\n${missed.join('\n')}`);
process.exit(missed.length === 0 ? 0 : 1);
