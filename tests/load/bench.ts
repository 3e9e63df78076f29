// npm run bench [-- http|growth|office]: requests per second beside references of the same run, how queries grow, and how long
// the office's tables take.
// Ends with 1 when a ratio is under its target.
import { benchGrowth } from './bench-growth.ts';
import { benchHttp } from './bench-http.ts';
import { benchOffice } from './bench-office.ts';

const [part] = process.argv.slice(2);
const has = (name: string) => part === undefined || part === name;
const missed = has('http') ? await benchHttp() : [];
if (has('growth')) {
  await benchGrowth();
}
if (has('office')) {
  await benchOffice();
}
if (has('http')) {
  console.log(missed.length === 0 ? 'Every ratio is on target.' : `Under target:\n${missed.join('\n')}`);
}
process.exit(missed.length === 0 ? 0 : 1);
