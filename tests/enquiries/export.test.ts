import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { activity } from '#platform/command/activity.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, clerkPermissions, deskOf, openAgency, question } from './desk.ts';

test('who exports the enquiries is in the log, with how many they were; what was searched is not', async ({
  deps,
  db,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const contact = { name: 'Rahima Sultana', phone: '01812-345678', reply: 'phone' as const };
  await request('POST', '/enquiries', question({ contact }));
  const ask = (caller: ReturnType<typeof callerOf>) =>
    request('GET', '/enquiries/rows.csv?tab=all&kind=contact&q=Rahima', undefined, { caller });
  const entries = () => db.select().from(activity).where(eq(activity.action, 'enquiries.export'));
  expect((await ask(callerOf('reader', ['enquiries.read']))).status).toBe(403);
  expect(await entries()).toEqual([]);
  const { status, text } = await ask(callerOf('amina', clerkPermissions));
  expect([status, text.includes('Rahima Sultana')]).toEqual([200, true]);
  const logged = await entries();
  expect(logged).toMatchObject([
    {
      actor: 'user:amina',
      subjectKind: 'enquiries',
      difference: { tab: 'all', kind: 'contact', count: 1 },
    },
  ]);
  expect(JSON.stringify(logged)).not.toContain('Rahima');
});
