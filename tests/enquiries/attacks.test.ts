import { expect } from 'vitest';
import { enquiries } from '#features/enquiries/enquiries.table.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, changing, clerkPermissions, deskOf, fare, openAgency, question, rowOf } from './desk.ts';

const caller = callerOf('amina', [...clerkPermissions, 'messages.read']);

test('what the database can’t hold is refused or left out wherever the office asks and writes; nothing breaks', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const change = changing(db, request, caller);
  const { body } = await request('POST', '/enquiries', question());
  const { id } = await rowOf(db, body.reference);
  for (const bad of ['%00', 'a%00b', '%5C', '%25', '%F0%9F%98%80', '%E2%80%AE', 'x'.repeat(5_000)]) {
    for (const name of ['q', 'owner', 'cursor', 'kind', 'page', 'due', 'tab', 'sort', 'state']) {
      for (const path of ['/enquiries', '/enquiries/rows.csv', '/messages']) {
        const { status } = await request('GET', `${path}?${name}=${bad}`, undefined, { caller });
        expect([200, 400, 422], `${path} ${name}=${bad.slice(0, 20)}`).toContain(status);
      }
    }
  }
  for (const bad of ['\u0000', 'a\u0000b', '\ud800', '\u202e', 'x'.repeat(129), '__proto__', "' OR 1=1"]) {
    expect([400, 422], JSON.stringify(bad)).toContain((await change(id, 'assign', { owner: bad })).status);
    const bulk = await request(
      'POST',
      '/enquiries/bulk',
      { action: 'assign', ids: [id], owner: bad },
      { caller },
    );
    expect(bulk.status === 400 || bulk.body.results[0].ok === false, JSON.stringify(bad)).toBe(true);
  }
  const huge = await request('POST', `/enquiries/${id}/notes`, { text: 'x'.repeat(500_000) }, { caller });
  expect([400, 413, 422]).toContain(huge.status);
  const note = await request('POST', `/enquiries/${id}/notes`, { text: 'a\u0000b\u202ec\ud800' }, { caller });
  expect(note.status).toBe(200);
  const whole = await request('GET', `/enquiries/${id}`, undefined, { caller });
  expect([whole.body.owner, whole.body.notes[0].text]).toEqual([null, 'abc\ufffd']);
});

test('a name with HTML, a link or line ends reaches the letters as words at most, and no head of them', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const names = [
    '<img src=x onerror=alert(1)>',
    '<a href="https://evil.example">click</a>',
    'Rahim\r\nBcc: spy@evil.example',
    'Win at www.evil.example now',
    '"><script>alert(1)</script>',
    'Rahim\u202e Uddin',
  ];
  for (const [index, name] of names.entries()) {
    const contact = {
      name,
      phone: `0171234567${index}`,
      email: `r${index}@mail.example`,
      reply: 'email' as const,
    };
    const sent = await request('POST', '/enquiries', question({ contact, message: `${name} asks` }));
    expect(sent.status, name).toBe(201);
  }
  const letters = await db.select().from(messages).where(isLetter());
  // The one with three links is in review: only staff are written to.
  expect(letters.length).toBe(names.length * 2 - 1);
  for (const letter of letters) {
    expect(letter.html).not.toMatch(/<script|<img[^>]*onerror|href="https:\/\/evil/);
    expect(`${letter.subject}${letter.toAddress}${letter.replyTo}`).not.toMatch(/[\r\n\u202e]|spy@/);
    if (letter.event === 'enquiry.received') {
      expect(letter.text).not.toMatch(/evil\.example|<img|<script/);
    }
  }
});

test('neither an empty trap nor a made-up fill time lets many through; each that is in review sends the visitor no letter', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  for (let each = 0; each < 12; each += 1) {
    const contact = {
      name: 'Rahim',
      phone: '01712345678',
      email: 'victim@mail.example',
      reply: 'email' as const,
    };
    await request('POST', '/enquiries', question({ message: `Try ${each}`, contact, fillMs: 60_000 }), {
      visitor: `192.0.2.${each}`,
    });
  }
  const rows = await db.select().from(enquiries);
  expect(rows.filter(({ inReview }) => !inReview).length).toBe(5);
  const toVictim = (await db.select().from(messages).where(isLetter())).filter(({ toAddress }) =>
    toAddress.startsWith('victim'),
  );
  expect(toVictim.length).toBe(5);
});

test('a place of a fare request that reads like an advertisement isn’t mailed, nor is the company', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const leg = { from: { text: 'Win at www.evil.example' }, to: { text: 'Bangkok' }, depart: '2027-02-12' };
  const contact = {
    name: 'Rahim',
    phone: '01712345678',
    email: 'victim@mail.example',
    reply: 'email' as const,
  };
  const sent = { ...fare({ legs: [leg], company: 'Buy at evil.example' }), contact };
  expect((await request('POST', '/enquiries', sent)).status).toBe(201);
  const [letter] = await db.select().from(messages).where(isLetter('enquiry.received'));
  expect(letter?.text).toContain('Bangkok');
  expect(`${letter?.text}${letter?.html}`).not.toContain('evil.example');
});
