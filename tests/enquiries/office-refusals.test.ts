import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#features/identity/identity.table.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, clerkPermissions, deskOf, insertClerk } from './desk.ts';

test('every route of the office refuses who isn’t signed in, and who lacks the permission', async ({
  deps,
}) => {
  const request = deskOf(deps);
  const id = crypto.randomUUID();
  const routes: ReadonlyArray<readonly [string, string, object?]> = [
    ['GET', '/enquiries'],
    ['GET', '/enquiries/owners'],
    ['GET', '/enquiries/rows.csv'],
    ['GET', '/enquiries/stream'],
    ['GET', `/enquiries/templates?enquiry=${id}`],
    ['GET', `/enquiries/${id}`],
    ['POST', '/enquiries/by-hand', {}],
    ['POST', '/enquiries/bulk', { action: 'spam', ids: [id] }],
    ...['assign', 'state', 'due', 'notes', 'spam', 'release', 'merge', 'replies', 'contacts'].map(
      (name) => ['POST', `/enquiries/${id}/${name}`, {}] as const,
    ),
  ];
  for (const [method, path, sent] of routes) {
    expect((await request(method, path, sent)).status, path).toBe(401);
    const stranger = callerOf('customer', [], { role: 'customer' });
    expect((await request(method, path, sent, { caller: stranger })).status, path).toBe(403);
  }
  const reader = callerOf('reader', ['enquiries.read']);
  expect((await request('GET', '/enquiries/rows.csv', undefined, { caller: reader })).status).toBe(403);
  expect((await request('POST', `/enquiries/${id}/spam`, {}, { caller: reader })).status).toBe(403);
});

test('an enquiry is offered to those alone who may work on it: no editor, no customer, nobody who is shut out', async ({
  deps,
}) => {
  const people = { amina: {}, editor: { role: 'editor' }, customer: { role: 'customer' } } as const;
  const shutOut = { gone: { disabledAt: new Date('2026-11-02T00:00:00Z') }, new: { emailVerified: false } };
  for (const [uid, changed] of Object.entries({ ...people, ...shutOut })) {
    await insertClerk(deps.db, uid);
    if (Object.keys(changed).length > 0) {
      await deps.db.update(users).set(changed).where(eq(users.uid, uid));
    }
  }
  const request = deskOf(deps);
  const { body } = await request('GET', '/enquiries/owners', undefined, {
    caller: callerOf('amina', clerkPermissions),
  });
  expect(body.items).toEqual([{ uid: 'amina', name: 'Clerk amina', role: 'clerk' }]);
});
