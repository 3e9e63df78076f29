// npm run faults [-- name … --minutes=30]: the long form of what is broken on purpose. Without a name, all
// of them; --list names them. --minutes is for the soak, --day and --only for the days. Ends with 1 when one fails. Every run draws anew; SEED_OF_FAULTS, which is
// printed, repeats it.
import { spawnSync } from 'node:child_process';

interface LongRun {
  readonly what: string;
  readonly files: readonly string[];
  /** Scripts of their own instead of tests. */
  readonly script?: true;
  readonly env?: Readonly<Record<string, string>>;
  /** The short form runs as often as this. */
  readonly times?: number;
}

const runs: Readonly<Record<string, LongRun>> = {
  kills: {
    what: '200 kills of the program and 100 of its database, and more: while documents, pictures, enquiries, private files and mail are written, and during first starts',
    files: [
      'tests/faults/kill.test.ts',
      'tests/faults/enquiry-senders.test.ts',
      'tests/faults/files-killed.test.ts',
      'tests/faults/messages-killed.test.ts',
    ],
    // 100 each of writers, first starts, the server, files and mail, and 20 under senders of enquiries.
    env: { KILLS: '100', ENQUIRY_KILLS: 'full' },
  },
  starts: {
    what: 'the built program is killed 50 times before its first start is done, and then has the whole demo agency',
    files: ['tests/faults/first-start.ts'],
    script: true,
  },
  enquiries: {
    what: 'the program is killed while 32 clients send 2,000 enquiries',
    files: ['tests/faults/enquiry-senders.test.ts'],
    env: { ENQUIRY_KILLS: 'full' },
    times: 3,
  },
  soak: {
    what: '64 clients read and write for 30 minutes, or --minutes: no error, memory and response times stay',
    files: ['tests/faults/soak.ts'],
    script: true,
  },
  messages: {
    what: '5,000 sequences of messages to telephones: providers fail, cut and report in any order, the sender is killed, the clock jumps',
    files: ['tests/faults/message-walk.test.ts'],
    env: { MESSAGE_SEQUENCES: '5000' },
  },
  mail: {
    what: 'the sender of mail is killed 50 times',
    files: ['tests/faults/messages-killed.test.ts', 'tests/enquiries/mail-down.test.ts'],
    env: { KILLS: '50' },
  },
  files: {
    what: 'the program is killed 40 times while files are sent and deleted',
    files: ['tests/faults/files-killed.test.ts'],
    env: { KILLS: '40' },
  },
  network: {
    what: 'the database is slow, silent, refused and cut off',
    files: ['tests/faults/database-away.test.ts', 'tests/faults/pages-without-database.test.ts'],
    times: 5,
  },
  stop: {
    what: 'the program is told to stop under load',
    files: ['tests/faults/deploy-stop.test.ts'],
    times: 4,
  },
  disk: { what: 'the disk is full', files: ['tests/faults/disk-full.test.ts'] },
  backup: {
    what: 'a backup is made under load, damaged and restored',
    files: ['tests/faults/backup-under-load.test.ts', 'src/backup.test.ts'],
  },
  hostile: {
    what: 'every operation of the API is sent what breaks into things',
    files: ['tests/security/hostile-values.test.ts', 'tests/security/strangers.test.ts'],
    env: { HOSTILE_ROUNDS: '8' },
  },
  strangers: {
    what: 'every route is asked 200 at once, twenty ahead and unread: what is kept is answered, and memory stays',
    files: ['tests/faults/strangers.ts'],
    script: true,
  },
  payments: {
    what: '5,000 sequences of what happens at the payment gateways',
    files: ['tests/selling/payment-sequences.test.ts', 'tests/selling/forged-payments.test.ts'],
    env: { SEQUENCES: '5000' },
  },
  clerks: {
    what: '20 kills while 64 clerks write 3,000 payments by hand',
    files: ['tests/faults/payment-clerks.test.ts'],
    env: { PAYMENT_KILLS: 'full' },
  },
  books: {
    what: '20 kills while 16 clerks write 1,000 bills, payments, transfers, expenses and matches, and 64 at once at one bill and one till',
    files: ['tests/faults/book-clerks.test.ts', 'tests/selling/bill-at-once.test.ts'],
    env: { BOOK_KILLS: 'full' },
  },
  bookings: {
    what: '50 times 200 parties ask for ten seats at once, and 20 kills while 1,000 book',
    files: [
      'tests/faults/booking-rush.test.ts',
      'tests/selling/seats-at-once.test.ts',
      'tests/faults/booking-kills.test.ts',
    ],
    env: { BOOKING_ROUNDS: '50', BOOKING_KILLS: 'full' },
  },
  agency: {
    what: 'one agency sells, is paid, gives back, cancels, keeps its books and closes them for 5,000 operations, beside a model of it',
    files: ['tests/selling/agency/agency.test.ts'],
    env: { AGENCY_STEPS: '5000' },
  },
  'agency-planted': {
    what: 'faults are planted, twelve of them in the books, and the simulated agency finds each of them within one long run',
    files: ['tests/faults/planted-faults.ts'],
    script: true,
  },
  cases: {
    what: 'the program is killed 100 times while papers of visa cases come piece by piece and staff decide on them',
    files: ['tests/faults/case-uploads.test.ts'],
    env: { CASE_KILLS: '100' },
  },
  days: {
    what: 'what knows dates, and the journeys, on 24 days and hours; one by --day=<name>, a part by --only=<letters of its path>',
    files: ['tests/faults/run-days.ts'],
    script: true,
  },
  bodies: {
    what: '20,000 strange enquiries',
    files: ['tests/enquiries/strange-bodies.test.ts'],
    env: { BODIES: '20000' },
  },
};

const ofScripts = process.argv.filter((each) => /^--(?:minutes|day|only)=/.test(each));
const wanted = process.argv.slice(2).filter((each) => !ofScripts.includes(each));
const unknown = wanted.filter((name) => name !== '--list' && !(name in runs));
if (wanted.includes('--list') || unknown.length > 0) {
  for (const [name, { what }] of Object.entries(runs)) {
    console.log(`${name.padEnd(15)} ${what}`);
  }
  if (unknown.length > 0) {
    console.log(`There is no ${unknown.join(', ')}.`);
  }
  process.exit(unknown.length === 0 ? 0 : 1);
}

const outcomes: string[] = [];
for (const [name, { what, files, env, times = 1, script }] of Object.entries(runs)) {
  if (wanted.length > 0 && !wanted.includes(name)) {
    continue;
  }
  console.log(`\n== ${name}: ${what}, ${times} times`);
  let failed = 0;
  for (let time = 0; time < times; time += 1) {
    const [program, parameters] = script
      ? ['node', [...files, ...ofScripts]]
      : ['vitest', ['run', ...files, '--maxWorkers=1', '--testTimeout=1800000']];
    const seed = process.env.SEED_OF_FAULTS ?? String(Date.now() % 1_000_000);
    console.log(`SEED_OF_FAULTS=${seed}`);
    const { status } = spawnSync(program, parameters, {
      stdio: 'inherit',
      env: { ...process.env, ...env, SEED_OF_FAULTS: seed },
    });
    failed += status === 0 ? 0 : 1;
  }
  outcomes.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${times - failed} of ${times}`);
}
console.log(`\n${outcomes.join('\n')}`);
process.exit(outcomes.some((each) => each.startsWith('FAILED')) ? 1 : 0);
