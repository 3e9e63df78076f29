import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { cancelOrder } from '#features/orders/orders.commands.ts';
import { orders } from '#features/orders/orders.table.ts';
import { remindPapersJob } from '#features/visa-cases/reminders/reminders.jobs.ts';
import { visaCases } from '#features/visa-cases/visa-cases.table.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { smsParts } from '#platform/sms/sms-parts.rules.ts';
import { test } from '#platform/testing/test.ts';
import { staff } from '../office/undone.ts';
import { aKey } from '../selling/sales.ts';
import { openCases } from './case-world.ts';

const told = ({ db }: Pick<CommandDeps, 'db'>, event: string) =>
  db.select().from(messages).where(eq(messages.event, event)).orderBy(messages.channel);

/** The job looks; @returns the ways by which customers have been reminded so far */
async function remind(deps: CommandDeps): Promise<string[]> {
  const job = remindPapersJob(deps);
  if (await job.isDue()) {
    await job.run(new AbortController().signal);
  }
  return (await told(deps, 'case.papers-missing')).map(({ channel }) => channel);
}

/** A case of the first of December whose papers must all be there on the 15th. */
async function collecting(deps: CommandDeps, by: string | null = '2026-12-15') {
  const one = await (await openCases(deps)).begin();
  await deps.db.update(visaCases).set({ applyBy: by }).where(eq(visaCases.id, one.id));
  return one;
}

describe('papers that are missing', () => {
  test('are reminded of once, seven days before all must be there, by telephone and by letter', async ({
    deps,
    clock,
  }) => {
    const one = await collecting(deps);
    clock.set('2026-12-08T02:59:00Z');
    expect(await remind(deps)).toEqual([]);
    clock.set('2026-12-08T03:00:00Z');
    expect(await remind(deps)).toEqual(['email', 'sms']);
    clock.set('2026-12-14T04:00:00Z');
    expect(await remind(deps)).toEqual(['email', 'sms']);
    const [letter, sms] = await told(deps, 'case.papers-missing');
    expect(letter?.text).toContain('১৫ ডিসেম্বর ২০২৬');
    const { applicants } = await one.read();
    const missing = applicants[0].papers.length;
    expect(missing).toBeGreaterThan(1);
    expect(sms?.text).toContain(`${missing.toLocaleString('bn-BD')}টি`);
    expect(sms?.text).toContain(`/visacases/${one.token}`);
  });

  test('are reminded of five days after the beginning where no day is named, and not after a month', async ({
    deps,
    clock,
  }) => {
    await collecting(deps, null);
    clock.set('2027-01-02T04:00:00Z');
    expect(await remind(deps)).toEqual([]);
    clock.set('2026-12-05T04:00:00Z');
    expect(await remind(deps)).toEqual([]);
    clock.set('2026-12-06T04:00:00Z');
    expect(await remind(deps)).toEqual(['email', 'sms']);
  });

  test('are not reminded of on the day after one came, once all are there, nor when the order is over or for practice', async ({
    deps,
    clock,
  }) => {
    const one = await collecting(deps);
    const order = async (set: Partial<typeof orders.$inferInsert>) => deps.db.update(orders).set(set);
    clock.set('2026-12-08T10:00:00Z');
    await one.send('statement');
    clock.set('2026-12-09T09:00:00Z');
    expect(await remind(deps)).toEqual([]);
    clock.set('2026-12-10T04:00:00Z');
    await order({ practice: true });
    expect(await remind(deps)).toEqual([]);
    await order({ practice: false, state: 'lapsed' });
    expect(await remind(deps)).toEqual([]);
    await order({ state: 'quoted' });
    for (const paper of (await one.read()).applicants[0].papers) {
      await one.send(paper.key);
    }
    clock.set('2026-12-12T04:00:00Z');
    expect(await remind(deps)).toEqual([]);
    const [row] = await deps.db.select().from(visaCases).where(eq(visaCases.id, one.id));
    await run(deps, staff, cancelOrder, { id: row?.orderId ?? '', reason: 'Put off.' });
    expect(await remind(deps)).toEqual([]);
  });

  test('don’t touch the case: whoever works on it isn’t disturbed', async ({ deps, clock }) => {
    const one = await collecting(deps);
    const row = async () => {
      const [found] = await deps.db.select().from(visaCases).where(eq(visaCases.id, one.id));
      return found;
    };
    const before = await row();
    clock.set('2026-12-08T04:00:00Z');
    expect(await remind(deps)).toHaveLength(2);
    expect(await row()).toEqual(before);
  });
});

test('who applied is told once to fetch the passport when it has come from the centre, and no telephone rings for practice', async ({
  deps,
}) => {
  const one = await (await openCases(deps)).begin();
  const [applicant] = (await one.read()).applicants;
  const move = (what: string, key = aKey()) =>
    one.office('POST', '/passports', {
      move: what,
      applicants: [applicant.id],
      person: 'Tanvir Sample',
      key,
    });
  await move('received');
  await move('sent');
  expect(await told(deps, 'case.passport')).toEqual([]);
  const key = aKey();
  expect((await move('collected', key)).status).toBe(201);
  await move('collected', key);
  const [letter, sms, ...others] = await told(deps, 'case.passport');
  expect([letter?.channel, sms?.channel, others]).toEqual(['email', 'sms', []]);
  expect(sms?.text).toContain(one.reference);
  await move('handed-over');
  await deps.db.update(orders).set({ practice: true });
  for (const what of ['received', 'sent', 'collected']) {
    await move(what);
  }
  expect((await told(deps, 'case.passport')).map(({ channel }) => channel)).toEqual([
    'email',
    'email',
    'sms',
  ]);
});

describe('an appointment at the visa centre', () => {
  const place = 'VFS Global, Gulshan 1';

  test('is told with its hour and place, and again when they change, with its file for calendars', async ({
    deps,
  }) => {
    const one = await (await openCases(deps)).begin({ language: 'en' });
    const plan = async (part: object) => expect((await one.office('POST', '/plan', part)).status).toBe(200);
    await plan({ appointmentOn: '2027-01-05', appointmentAt: '10:30', appointmentPlace: place });
    const [letter, sms, ...more] = await told(deps, 'case.state');
    expect([letter?.channel, sms?.channel, more]).toEqual(['email', 'sms', []]);
    expect(letter?.text).toContain(`Your appointment: Tue, 5 Jan 2027, 10:30 am, ${place}`);
    expect(letter?.text).toContain(`For your calendar: https://shofor.example/visacases/${one.token}.ics`);
    expect(sms?.text).toContain(`your appointment is 5 Jan, 10:30 am, ${place}.`);
    expect(smsParts(sms?.text ?? '').parts).toBeLessThanOrEqual(2);
    // Another plan tells nobody anything; an hour that isn't known any more does.
    await plan({ decisionOn: '2027-01-18', appointmentOn: '2027-01-05' });
    expect(await told(deps, 'case.state')).toHaveLength(2);
    await plan({ appointmentAt: null });
    expect(await told(deps, 'case.state')).toHaveLength(4);
    // Without a day there is neither an hour nor a place, and nothing to tell.
    await plan({ appointmentOn: null });
    expect(await told(deps, 'case.state')).toHaveLength(4);
    expect(await one.read()).toMatchObject({
      appointmentOn: null,
      appointmentAt: null,
      appointmentPlace: null,
    });
  });

  test('keeps to two parts of an SMS in Bangla: a long place stays in the letter and on the page', async ({
    deps,
  }) => {
    const one = await (await openCases(deps)).begin();
    const long = 'ভিএফএস গ্লোবাল, ডেল্টা লাইফ টাওয়ার, পঞ্চম তলা, প্লট ৩৭, গুলশান উত্তর বাণিজ্যিক এলাকা, ঢাকা';
    const sent = { appointmentOn: '2027-01-05', appointmentAt: '10:30', appointmentPlace: long };
    await one.office('POST', '/plan', sent);
    const [letter, sms] = await told(deps, 'case.state');
    expect(letter?.text.replace(/\s+/g, ' ')).toContain(long);
    expect(sms?.text).toContain('অ্যাপয়েন্টমেন্ট ৫ জানুয়ারি, সকাল ১০:৩০।');
    expect(smsParts(sms?.text ?? '').parts).toBeLessThanOrEqual(2);
  });

  test('that has passed, or of a case that is handed in, is told to nobody', async ({ deps, clock }) => {
    const one = await (await openCases(deps)).begin();
    clock.set('2027-01-06T04:00:00Z');
    await one.office('POST', '/plan', { appointmentOn: '2027-01-05' });
    await deps.db.update(visaCases).set({ state: 'submitted' }).where(eq(visaCases.id, one.id));
    await one.office('POST', '/plan', { appointmentOn: '2027-01-09' });
    expect(await told(deps, 'case.state')).toEqual([]);
  });
});
