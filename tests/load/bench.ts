// npm run bench [-- http|growth]: requests per second beside references of the same run, and how queries grow.
// Ends with 1 when a ratio is under its target.
import { benchGrowth } from './bench-growth.ts';
import { benchHttp } from './bench-http.ts';

const [part] = process.argv.slice(2);
const missed = part === 'growth' ? [] : await benchHttp();
if (part !== 'http') {
  await benchGrowth();
}
if (part !== 'growth') {
  console.log(missed.length === 0 ? 'Every ratio is on target.' : `Under target:\n${missed.join('\n')}`);
}
process.exit(missed.length === 0 ? 0 : 1);
