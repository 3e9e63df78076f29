import { alarmJob } from '#features/fares/alarms/alarms.jobs.ts';
import { giveBack } from '#features/fares/changes/changes.commands.ts';
import { reissue } from '#features/fares/changes/reissue.commands.ts';
import { approveRefund, askRefund, payRefund } from '#features/payments/refunds/refunds.commands.ts';
import { run } from '#platform/command/command.ts';
import { given, turned } from './enquiry.ts';
import { segmentsOf } from './fare.ts';
import type { Life, Step } from './life.ts';
import { take } from './sale.ts';

/** She leaves ten days later: another ticket, which costs more. */
async function flyLater(life: Life): Promise<void> {
  const { total } = await run(life.deps, life.as('nusrat'), reissue, {
    id: life.noted('fare-changed.enquiry'),
    tickets: [{ passenger: 0, number: '997-2400980057', fare: 129_000_00 }],
    segments: segmentsOf(life, [
      ['BG', '201', 'DAC', 'LHR', 36, '09:40', 0, '15:30'],
      ['BG', '202', 'LHR', 'DAC', 200, '18:20', 1, '10:20'],
    ]),
    difference: 7_000_00,
    penalty: 5_000_00,
    charge: 1_000_00,
    reason: 'You leave ten days later.',
    key: life.key(),
  });
  life.note('fare-changed.total', String(total));
}

/** Her daughter comes home instead: the airline takes the ticket back. */
async function stayHome(life: Life): Promise<void> {
  const { before, total } = await run(life.deps, life.as('rafiq'), giveBack, {
    id: life.noted('fare-back.enquiry'),
    how: 'refund',
    passengers: [0],
    penalty: 6_500_00,
    charge: 1_500_00,
    reason: 'যাত্রা বাতিল করেছেন।',
    key: life.key(),
  });
  life.note('fare-back.owed', String(before - total));
}

async function refund(life: Life): Promise<void> {
  const { id, state } = await run(life.deps, life.as('rafiq'), askRefund, {
    orderId: life.noted('fare-back.id'),
    amount: Number(life.noted('fare-back.owed')),
    method: 'bank',
    to: 'Sample Bank 1100234',
    reason: 'টিকেট ফেরত, এয়ারলাইনের জরিমানা কেটে।',
    key: life.key(),
  });
  if (state === 'asked') {
    await run(life.deps, life.as('tanvir'), approveRefund, { id });
  }
  await run(life.deps, life.as('sumaiya'), payRefund, { id, outside: 'FT26SAMPLEBACK1' });
}

/** What came of fares after they were sold, or weren’t, and the alarm of one that is to be ticketed in some hours. */
export const fareChanges: readonly Step[] = [
  given('fare-writing', 'nusrat', -1, '15:00', 'nusrat'),
  turned(['fare-writing', 'nusrat', -1, '15:22'], 'in-progress'),
  given('fare-sent', 'rafiq', -2, '11:00', 'rafiq'),
  turned(['fare-sent', 'rafiq', -2, '11:32'], 'waiting'),
  turned(['fare-lapsed', 'nusrat', -11, '16:50'], 'lost'),
  { day: -6, at: '13:20', do: flyLater },
  {
    day: -6,
    at: '15:10',
    do: (life) =>
      take(life, 'fare-changed', 'nusrat', { day: -6, at: '15:10', method: 'bkash', taka: 'rest' }),
  },
  { day: -7, at: '12:15', do: stayHome },
  { day: -5, at: '11:45', do: refund },
  { day: 0, at: '23:50', do: ({ deps }) => alarmJob(deps).run(new AbortController().signal) },
];
