import { remindPapersJob } from '#features/visa-cases/reminders/reminders.jobs.ts';
import { agreed, begun, step, tourist } from './case-steps.ts';
import { decidedCases } from './decided-cases.ts';
import type { Step } from './life.ts';
import { accept, again, seeRest, send, waive } from './visa-case.ts';
import { move, noAppointment, openDay, pass, plan } from './visa-moves.ts';

/** Papers are collected: one case has hardly any, and a family was reminded of theirs. */
const collecting: readonly Step[] = [
  begun(-3, '16:40', {
    name: 'visa-5',
    order: 'visa-5',
    who: 28,
    guide: 'turkiye',
    ...tourist,
    travels: [40, 48],
    applicants: [
      ['SHAFIQUL ALAM', 'business-owner'],
      ['LAILA ALAM', 'homemaker'],
    ],
    isNobodys: true,
  }),
  step(-1, '21:05', (life) => send(life, 'visa-5', [[0, 'passport']])),
  begun(-10, '21:30', {
    name: 'dubai-family',
    who: 43,
    guide: 'united-arab-emirates',
    kind: 'tourist-30',
    applicants: [
      ['SELINA PARVIN', 'homemaker'],
      ['ANWARUL KARIM', 'job-holder'],
      ['NABILA KARIM', 'child'],
    ],
  }),
  agreed(-9, '11:20', 'dubai-family', 20_000),
  step(-9, '21:50', (life) =>
    send(life, 'dubai-family', [
      [0, 'passport'],
      [1, 'passport'],
    ]),
  ),
  step(-8, '11:45', (life) =>
    accept(life, 'dubai-family', [
      [0, 'passport'],
      [1, 'passport'],
    ]),
  ),
  step(-3, '09:10', ({ deps }) => remindPapersJob(deps).run(new AbortController().signal)),
];

/** Papers of a family are checked: some wait to be looked at, and one is asked for again. */
const checking: readonly Step[] = [
  begun(-7, '15:10', {
    name: 'visa-4',
    order: 'visa-4',
    who: 27,
    guide: 'thailand',
    ...tourist,
    travels: [25, 31],
    applicants: [
      ['RASHEDUL BARI', 'job-holder'],
      ['FATEMA TUZ ZOHRA', 'homemaker'],
      ['SAMIHA BARI', 'child'],
      ['SADMAN BARI', 'child'],
    ],
  }),
  step(-5, '22:10', (life) =>
    send(life, 'visa-4', [
      [0, 'passport'],
      [1, 'passport'],
      [0, 'bank-statement'],
      [0, 'noc'],
    ]),
  ),
  step(-4, '11:20', async (life) => {
    await move(life, 'visa-4', 'checking');
    await accept(life, 'visa-4', [
      [0, 'passport'],
      [1, 'passport'],
    ]);
    await again(life, 'visa-4', [[0, 'bank-statement']], {
      because: 'ব্যাংকের সিল আর স্বাক্ষর নেই। ব্যাংক থেকে সিল দিয়ে আবার পাঠান, গত ছয় মাসের।',
      phrase: 'seal',
    });
  }),
  step(-1, '20:30', (life) =>
    send(life, 'visa-4', [
      [0, 'flight-booking'],
      [0, 'hotel-booking'],
    ]),
  ),
];

/** All papers are there, and the appointment is near. */
const ready: readonly Step[] = [
  begun(-16, '20:15', {
    name: 'tokyo',
    who: 46,
    guide: 'japan',
    ...tourist,
    travels: [33, 41],
    applicants: [['ANIKA TABASSUM', 'job-holder']],
  }),
  agreed(-15, '10:40', 'tokyo', 'rest'),
  step(-13, '19:25', (life) =>
    send(life, 'tokyo', [
      [0, 'passport'],
      [0, 'photo-35x45'],
      [0, 'bank-statement'],
      [0, 'noc'],
    ]),
  ),
  step(-12, '14:30', async (life) => {
    await move(life, 'tokyo', 'checking');
    await accept(life, 'tokyo', [
      [0, 'passport'],
      [0, 'photo-35x45'],
      [0, 'bank-statement'],
      [0, 'noc'],
    ]);
    await waive(life, 'tokyo', [[0, 'old-passports']], 'This is your first passport.');
  }),
  step(-6, '12:15', async (life) => {
    await seeRest(life, 'tokyo');
    await move(life, 'tokyo', 'ready');
    await plan(life, 'tokyo', {
      appointmentOn: await openDay(life, 2),
      appointmentAt: '10:30',
      appointmentPlace: 'Japan visa application centre, Gulshan, Dhaka',
      fileNumber: 'JP-SAMPLE-0231',
    });
  }),
];

/** The embassy has the papers: of an e-visa, and of one for which it has the passport. */
const submitted: readonly Step[] = [
  begun(-18, '11:00', {
    name: 'visa-3',
    order: 'visa-3',
    who: 26,
    guide: 'singapore',
    ...tourist,
    travels: [10, 15],
    applicants: [
      ['MONIRUL ISLAM', 'job-holder'],
      ['SHIRIN ISLAM', 'homemaker'],
      ['AYAAN ISLAM', 'child'],
    ],
  }),
  step(-16, '21:15', (life) =>
    send(life, 'visa-3', [
      [0, 'passport'],
      [1, 'passport'],
      [0, 'photo-digital'],
    ]),
  ),
  step(-15, '12:00', async (life) => {
    await move(life, 'visa-3', 'checking');
    await accept(life, 'visa-3', [
      [0, 'passport'],
      [1, 'passport'],
      [0, 'photo-digital'],
    ]);
  }),
  step(-12, '15:40', async (life) => {
    await seeRest(life, 'visa-3');
    await move(life, 'visa-3', 'ready');
  }),
  step(-11, '11:10', async (life) => {
    await plan(life, 'visa-3', { fileNumber: 'SG-SAMPLE-77204', decisionOn: await openDay(life, 1) });
    await move(life, 'visa-3', 'submitted', noAppointment);
  }),
  begun(-34, '22:05', {
    name: 'rome',
    who: 50,
    guide: 'italy',
    ...tourist,
    travels: [70, 80],
    applicants: [['TAHSIN CHOWDHURY', 'business-owner']],
  }),
  agreed(-33, '12:25', 'rome', 'rest'),
  step(-31, '20:40', (life) =>
    send(life, 'rome', [
      [0, 'passport'],
      [0, 'bank-statement'],
    ]),
  ),
  step(-30, '11:30', async (life) => {
    await move(life, 'rome', 'checking');
    await accept(life, 'rome', [
      [0, 'passport'],
      [0, 'bank-statement'],
    ]);
    await waive(life, 'rome', [[0, 'partnership-deed']], 'You own the firm alone.');
  }),
  step(-22, '16:10', async (life) => {
    await seeRest(life, 'rome');
    await move(life, 'rome', 'ready');
    await pass(life, 'rome', {
      move: 'received',
      person: 'Tahsin Chowdhury',
      place: 'Safe, second floor',
      due: -16,
    });
    await plan(life, 'rome', {
      appointmentOn: await openDay(life, -21, -17),
      appointmentAt: '09:45',
      appointmentPlace: 'Italy visa application centre, Dhaka',
      fileNumber: 'IT-SAMPLE-10418',
    });
  }),
  step(-17, '13:35', async (life) => {
    await move(life, 'rome', 'submitted');
    await pass(life, 'rome', {
      move: 'sent',
      person: 'Imran Hossain',
      place: 'Italy visa application centre',
      due: 20,
    });
    await plan(life, 'rome', { decisionOn: await openDay(life, 18) });
  }),
];

/** Nine visa cases, on every column of the board. */
export const cases: readonly Step[] = [...collecting, ...checking, ...ready, ...submitted, ...decidedCases];
