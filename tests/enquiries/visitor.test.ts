import { expect } from 'vitest';
import { findByToken } from '#features/enquiries/visitor/visitor.queries.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, clerkPermissions, deskOf, openAgency, question, rowOf } from './desk.ts';

const contact = (email: string, phone: string) => ({
  contact: { name: 'Somebody', phone, email, reply: 'phone' as const },
});

test('one visitor’s token shows their own enquiry, and no other token shows anything', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const mine = await request(
    'POST',
    '/enquiries',
    question({ message: 'Mine alone', ...contact('a@mail.example', '01712345678') }),
  );
  const theirs = await request(
    'POST',
    '/enquiries',
    question({ message: 'Theirs alone', ...contact('b@mail.example', '01812345678') }),
  );
  const [a, b] = [await rowOf(db, mine.body.reference), await rowOf(db, theirs.body.reference)];
  const shown = JSON.stringify(await findByToken(db, a.token));
  expect(shown).toContain('Mine alone');
  for (const secret of [b.message, b.reference, b.token, b.email ?? '', b.phone ?? '', a.token]) {
    expect(shown).not.toContain(secret);
  }
  const near = [...'0123456789abcdefghjkmnpqrstvwxyz'].map((sign) => a.token.slice(0, -1) + sign);
  const strange = [a.reference, a.id, `${a.token}%`, a.token.toUpperCase(), '', '%', "' OR ''='"];
  for (const token of [...near, ...strange].filter((token) => token !== a.token)) {
    expect(await findByToken(db, token), token).toBeUndefined();
  }
});

test('joined to another one, it shows how that stands and nothing of what stands in it', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const caller = callerOf('amina', clerkPermissions);
  const first = await request(
    'POST',
    '/enquiries',
    question({ message: 'The first', ...contact('a@mail.example', '01712345678') }),
  );
  // Two people may share a telephone.
  const second = await request(
    'POST',
    '/enquiries',
    question({ message: 'The second', ...contact('b@mail.example', '01712345678') }),
  );
  const [a, b] = [await rowOf(db, first.body.reference), await rowOf(db, second.body.reference)];
  await request('POST', `/enquiries/${a.id}/merge`, { from: [b.id], version: 1 }, { caller });
  const reply = {
    replyId: crypto.randomUUID(),
    language: 'en',
    subject: 'For the first',
    body: 'Only for the first.',
  };
  await request('POST', `/enquiries/${a.id}/replies`, { ...reply, state: 'waiting', version: 2 }, { caller });
  expect(await findByToken(db, b.token)).toMatchObject({
    message: 'The second',
    state: 'waiting',
    replies: [],
  });
  expect((await findByToken(db, a.token))?.replies).toMatchObject([{ subject: 'For the first' }]);
});

test('an account lists what was sent with its own address once that is confirmed, and nobody else’s', async ({
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  await request(
    'POST',
    '/enquiries',
    question({ message: 'Mine', ...contact('Mine@Mail.example', '01712345678') }),
  );
  await request(
    'POST',
    '/enquiries',
    question({ message: 'Theirs', ...contact('theirs@mail.example', '01812345678') }),
  );
  const of = async (email: string, emailVerified: boolean) =>
    (
      await request('GET', '/account/enquiries', undefined, {
        caller: callerOf('c', [], { email, emailVerified }),
      })
    ).body;
  expect((await of('mine@mail.example', true)).items.length).toBe(1);
  expect(await of('mine@mail.example', false)).toEqual({ confirmed: false, items: [] });
  expect((await of('other@mail.example', true)).items).toEqual([]);
  expect((await of('%@mail.example', true)).items).toEqual([]);
  // Parameters change nothing.
  const bent = await request('GET', '/account/enquiries?email=theirs@mail.example', undefined, {
    caller: callerOf('c', [], { email: 'mine@mail.example' }),
  });
  expect(bent.text).not.toContain('theirs');
  expect((await request('GET', '/account/enquiries')).status).toBe(401);
});
