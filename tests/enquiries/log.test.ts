import { expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import {
  callerOf,
  changing,
  clerkPermissions,
  deskOf,
  insertClerk,
  openAgency,
  question,
  rowOf,
} from './desk.ts';

test('the log names an enquiry, and whoever gave it to whom', async ({ db, deps }) => {
  await openAgency(deps);
  await insertClerk(db, 'amina');
  const request = deskOf(deps);
  const { body: sent } = await request('POST', '/enquiries', question());
  const { id } = await rowOf(db, sent.reference);
  const clerk = callerOf('amina', clerkPermissions);
  await changing(db, request, clerk)(id, 'assign', { owner: 'amina' });
  const owner = callerOf('owner', ['activity.read']);
  const { body } = await request('GET', '/activity?action=enquiries.assign', undefined, { caller: owner });
  expect(body.items).toMatchObject([
    {
      actor: { name: 'Clerk amina' },
      subjectTitle: sent.reference,
      difference: { happened: 'assigned', from: null, to: 'Clerk amina' },
    },
  ]);
});
