// npm run bench [-- http|growth|office|screen]: requests per second beside references of the same run, how queries grow, and how long
// the office's tables take, and how long its screen is busy with them.
// Ends with 1 when a ratio is under its target or the screen is busy for too long.
import { benchGrowth } from './bench-growth.ts';
import { benchHttp } from './bench-http.ts';
import { benchOffice } from './bench-office.ts';
import { benchOfficeScreen } from './bench-office-screen.ts';

const [part] = process.argv.slice(2);
const has = (name: string) => part === undefined || part === name;
const missed = has('http') ? await benchHttp() : [];
if (has('growth')) {
  await benchGrowth();
}
if (has('office')) {
  await benchOffice();
}
const busy = has('screen') ? await benchOfficeScreen() : [];
if (has('http')) {
  console.log(missed.length === 0 ? 'Every ratio is on target.' : `Under target:\n${missed.join('\n')}`);
}
if (busy.length > 0) {
  console.log(`Busy for too long:\n${busy.join('\n')}`);
}
process.exit(missed.length === 0 && busy.length === 0 ? 0 : 1);
