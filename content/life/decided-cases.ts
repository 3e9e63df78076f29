import { and, eq } from 'drizzle-orm';
import { noteOnCustomer } from '#features/customers/customers.commands.ts';
import { customerContacts } from '#features/customers/customers.table.ts';
import { run } from '#platform/command/command.ts';
import { agreed, begun, step, tourist } from './case-steps.ts';
import type { Life, Step } from './life.ts';
import { person } from './people.ts';
import { accept, seeRest, send } from './visa-case.ts';
import { decide, move, noAppointment, openDay, pass, plan } from './visa-moves.ts';

/** What staff should remember of somebody. */
async function remember({ deps, as }: Life, who: number, text: string): Promise<void> {
  const { kind, value, customerId } = customerContacts;
  const [found] = await deps.db
    .select({ id: customerId })
    .from(customerContacts)
    .where(and(eq(kind, 'phone'), eq(value, person(who).phone)));
  await run(deps, as('imran'), noteOnCustomer, { id: found?.id ?? '', text });
}

/** Approved, and the passport waits at the centre. */
const approved: readonly Step[] = [
  begun(-29, '21:40', {
    name: 'canton',
    who: 47,
    guide: 'china',
    ...tourist,
    travels: [21, 27],
    applicants: [['SHAHIDUL HAQUE', 'business-owner']],
  }),
  agreed(-28, '12:50', 'canton', 'rest'),
  step(-27, '20:20', (life) =>
    send(life, 'canton', [
      [0, 'passport'],
      [0, 'photo-33x48'],
    ]),
  ),
  step(-26, '12:15', async (life) => {
    await move(life, 'canton', 'checking');
    await accept(life, 'canton', [
      [0, 'passport'],
      [0, 'photo-33x48'],
    ]);
  }),
  step(-24, '16:25', async (life) => {
    await seeRest(life, 'canton');
    await move(life, 'canton', 'ready');
    await pass(life, 'canton', {
      move: 'received',
      person: 'শহীদুল হক',
      place: 'Safe, second floor',
      due: -20,
    });
    await plan(life, 'canton', {
      appointmentOn: await openDay(life, -23, -20),
      appointmentAt: '11:15',
      appointmentPlace: 'China visa application centre, Dhaka',
      fileNumber: 'CN-SAMPLE-55120',
    });
  }),
  step(-20, '13:20', async (life) => {
    await move(life, 'canton', 'submitted');
    await pass(life, 'canton', {
      move: 'sent',
      person: 'Imran Hossain',
      place: 'China visa application centre',
      due: 0,
    });
  }),
  step(-2, '16:30', (life) => decide(life, 'canton', 'approved')),
];

/** Refused, and the card of the customer says why. */
const refused: readonly Step[] = [
  begun(-31, '12:10', {
    name: 'visa-2',
    order: 'visa-2',
    who: 25,
    guide: 'malaysia',
    ...tourist,
    travels: [-1, 6],
    applicants: [['NASRIN SULTANA', 'homemaker']],
  }),
  step(-28, '21:20', (life) => send(life, 'visa-2', [[0, 'passport']])),
  step(-27, '11:40', async (life) => {
    await move(life, 'visa-2', 'checking');
    await accept(life, 'visa-2', [[0, 'passport']]);
  }),
  step(-19, '15:20', async (life) => {
    await seeRest(life, 'visa-2');
    await move(life, 'visa-2', 'ready');
  }),
  step(-18, '11:05', async (life) => {
    await plan(life, 'visa-2', { fileNumber: 'MY-SAMPLE-30977' });
    await move(life, 'visa-2', 'submitted', noAppointment);
  }),
  step(-5, '12:25', async (life) => {
    await decide(life, 'visa-2', 'refused');
    await remember(
      life,
      25,
      'Malaysia refused: the sponsor’s statement covers four months only, six were asked. She may apply again after the next statement; our own fee stays, said so on the telephone.',
    );
  }),
];

/** They have their visas, and have left. */
const returned: readonly Step[] = [
  begun(-38, '12:25', {
    name: 'visa-1',
    order: 'visa-1',
    who: 24,
    guide: 'thailand',
    ...tourist,
    travels: [-2, 4],
    applicants: [
      ['HABIBUR RAHMAN', 'retired'],
      ['JAHANARA BEGUM', 'homemaker'],
    ],
  }),
  step(-37, '19:10', (life) =>
    send(life, 'visa-1', [
      [0, 'passport'],
      [1, 'passport'],
    ]),
  ),
  step(-36, '12:20', async (life) => {
    await move(life, 'visa-1', 'checking');
    await accept(life, 'visa-1', [
      [0, 'passport'],
      [1, 'passport'],
    ]);
  }),
  step(-32, '16:15', async (life) => {
    await seeRest(life, 'visa-1');
    await move(life, 'visa-1', 'ready');
  }),
  step(-31, '10:50', async (life) => {
    await plan(life, 'visa-1', { fileNumber: 'TH-SAMPLE-68113' });
    await move(life, 'visa-1', 'submitted', noAppointment);
  }),
  step(-13, '12:10', (life) => decide(life, 'visa-1', 'approved')),
  step(-11, '17:15', (life) => move(life, 'visa-1', 'returned')),
];

/** Cases on which the embassy has decided. */
export const decidedCases: readonly Step[] = [...approved, ...refused, ...returned];
