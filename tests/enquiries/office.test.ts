import { describe, expect } from 'vitest';
import { enquiries, enquiryEvents, enquiryNotes } from '#features/enquiries/enquiries.table.ts';
import { countUnhandled } from '#features/enquiries/inbox/overview.queries.ts';
import { activity } from '#platform/command/activity.table.ts';
import { byteOrderMark } from '#platform/format/csv.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { caller, clerkAtDesk, contactOf, receive } from './clerk-desk.ts';
import { changing, deskOf, fare, openAgency, rowOf } from './desk.ts';

describe('the inbox', () => {
  test('has a tab for each state with its number, and what is in review in one of its own', async ({
    deps,
  }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const change = changing(deps.db, request, caller);
    const first = await receive(deps, request);
    await receive(deps, request, { message: 'Another one', ...contactOf('Karim', '01812345678') });
    await receive(deps, request, { message: 'A third', website: 'x', ...contactOf('Bot', '01912345678') });
    await change(first.id, 'state', { state: 'won' });
    const { body } = await request('GET', '/enquiries', undefined, { caller });
    expect(body.counts).toEqual({
      open: 1,
      new: 1,
      'in-progress': 0,
      waiting: 0,
      won: 1,
      lost: 0,
      spam: 0,
      'in-review': 1,
      all: 3,
    });
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Karim']);
    expect(body).toMatchObject({ total: 1, next: null });
    const inReview = await request('GET', '/enquiries?tab=in-review', undefined, { caller });
    expect(inReview.body.items[0]).toMatchObject({ name: 'Bot', reviewReasons: ['honeypot'] });
  });

  test('finds by reference, name, telephone, e-mail address and words, in either kind of digits', async ({
    deps,
  }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const wanted = await receive(deps, request, {
      message: 'কক্সবাজার যেতে চাই, 100% sure_ly',
      ...contactOf('Nusrat Jahan', '01712345678', 'Nusrat@Mail.example'),
    });
    const other = await receive(deps, request, {
      message: 'Something',
      ...contactOf('Karim', '01899912345'),
    });
    const found = async (q: string) =>
      (await request('GET', `/enquiries?q=${encodeURIComponent(q)}`, undefined, { caller })).body.items.map(
        ({ reference }: { reference: string }) => reference,
      );
    const short = wanted.reference.slice(3).replace('-', '').toLowerCase();
    for (const q of [
      wanted.reference,
      short,
      'nusrat',
      'jahan NUSRAT',
      '01712-345678',
      '০১৭১২৩৪৫৬৭৮',
      '12345678',
      'nusrat@mail.example',
      'কক্সবাজার',
      '100%',
      'sure_ly',
    ]) {
      expect(await found(q), q).toEqual([wanted.reference]);
    }
    // The beginning of a number that could be a reference, too.
    expect(await found('018999')).toEqual([other.reference]);
    expect(await found('a%b')).toEqual([]);
    expect(await found("' OR 1=1 --")).toEqual([]);
  });

  test('goes on page by page in every order, and shows each once', async ({ deps, clock }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const change = changing(deps.db, request, caller);
    for (let each = 0; each < 9; each += 1) {
      clock.set(`2026-12-01T0${4 + Math.floor(each / 3)}:00:00Z`);
      const row = await receive(deps, request, {
        message: `Number ${each}`,
        ...contactOf('Karim', `0181234567${each}`),
      });
      if (each % 2 === 0) {
        await change(row.id, 'due', { dueOn: `2026-12-1${each}` });
      }
    }
    for (const sort of ['newest', 'oldest', 'due', 'updated']) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await request('GET', `/enquiries?limit=4&sort=${sort}${cursor}`, undefined, { caller });
        expect(page.status).toBe(200);
        seen.push(...page.body.items.map(({ id }: { id: string }) => id));
        cursor = page.body.next === null ? '' : `&cursor=${page.body.next}`;
      } while (cursor !== '');
      expect([seen.length, new Set(seen).size], sort).toEqual([9, 9]);
    }
    const strange = await request('GET', '/enquiries?cursor=abc', undefined, { caller });
    expect([strange.status, strange.body.fields[0].path]).toEqual([422, 'cursor']);
  });

  test('tells what is overdue, due today and due this week, mine and nobody’s', async ({ db, deps }) => {
    const request = await clerkAtDesk(db, deps);
    const change = changing(db, request, caller);
    const days = ['2026-11-30', '2026-12-01', '2026-12-05', '2026-12-20', null];
    for (const [index, dueOn] of days.entries()) {
      const row = await receive(deps, request, {
        message: `Due ${dueOn}`,
        ...contactOf('Karim', `0181234567${index}`),
      });
      await change(row.id, 'due', { dueOn });
      if (index < 2) {
        await change(row.id, 'assign', { owner: 'amina' });
      }
    }
    const total = async (search: string) =>
      (await request('GET', `/enquiries?${search}`, undefined, { caller })).body.total;
    expect([
      await total('due=overdue'),
      await total('due=today'),
      await total('due=week'),
      await total('due=none'),
      await total('owner=me'),
      await total('owner=nobody'),
      await total('owner=amina&due=today'),
    ]).toEqual([1, 1, 2, 1, 2, 3, 1]);
    expect(await countUnhandled(db)).toEqual({ new: 5, inReview: 0 });
  });

  test('is exported as a sheet in which nothing is a formula', async ({ deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    await receive(deps, request, {
      message: '=HYPERLINK("http://evil.example"),\n"quoted"',
      ...contactOf('@SUM(1)', '01812345678'),
    });
    const { text, headers } = await request('GET', '/enquiries/rows.csv?tab=all', undefined, { caller });
    expect(headers.get('content-disposition')).toContain('enquiries-2026-12-01.csv');
    expect(byteOrderMark).toBe('\ufeff');
    expect(text.startsWith(`${byteOrderMark}reference,`)).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example""),\n""quoted"""`);
    expect(text).toContain("'@SUM(1)");
    expect(text).toContain(',+880 1812-345678,');
  });
});

describe('the staff', () => {
  test('take one from new to won: assign, due, note, reply, state, each in its history and the log', async ({
    db,
    deps,
  }) => {
    const request = await clerkAtDesk(db, deps);
    const { id, email } = await receive(deps, request);
    const before = await db.$count(activity);
    const replyId = crypto.randomUUID();
    const reply = {
      replyId,
      language: 'en',
      subject: 'Our hours',
      body: 'Dear Rahim,\n\nfrom ten to seven.',
      state: 'waiting',
      version: 4,
    };
    for (const [name, sent] of [
      ['assign', { owner: 'amina', version: 1 }],
      ['due', { dueOn: '2026-12-03', version: 2 }],
      ['notes', { text: 'Called.' }],
      ['replies', reply],
      // The button pressed twice is one letter.
      ['replies', reply],
      ['state', { state: 'won', version: 5 }],
    ] as const) {
      expect((await request('POST', `/enquiries/${id}/${name}`, sent, { caller })).status, name).toBe(200);
    }
    const { body } = await request('GET', `/enquiries/${id}`, undefined, { caller });
    expect(body).toMatchObject({
      state: 'won',
      owner: { uid: 'amina', name: 'Clerk amina' },
      dueOn: '2026-12-03',
      notes: [{ text: 'Called.', author: 'Clerk amina' }],
      replies: [{ to: email, subject: 'Our hours', mail: 'waiting' }],
      summary: [{ name: 'About', value: 'Something else' }],
    });
    expect(body.history.map(({ happened }: { happened: string }) => happened)).toEqual([
      'sent',
      'assigned',
      'due-set',
      'note-added',
      'replied',
      'state-changed',
    ]);
    expect(await db.$count(activity)).toBe(before + 5);
    const letters = await db.select().from(messages).where(isLetter());
    expect(
      letters.filter(({ event }) => event === 'enquiry.reply').map(({ toAddress }) => toAddress),
    ).toEqual([email]);
  });

  test('who change the same one at once find out: one is told by whom and what has changed', async ({
    db,
    deps,
  }) => {
    const request = await clerkAtDesk(db, deps);
    const { id } = await receive(deps, request);
    const set = (state: string) =>
      request('POST', `/enquiries/${id}/state`, { state, version: 1 }, { caller });
    expect((await set('waiting')).status).toBe(200);
    await request('POST', `/enquiries/${id}/notes`, { text: 'Called.' }, { caller });
    const late = await set('lost');
    expect([late.status, late.body.code]).toEqual([409, 'enquiries.changed']);
    expect(late.body.details).toMatchObject({
      version: 3,
      state: 'waiting',
      owner: null,
      dueOn: null,
      changes: [
        { happened: 'note-added', actorName: 'Clerk amina' },
        { happened: 'state-changed', detail: { from: 'new', to: 'waiting' }, actor: 'user:amina' },
      ],
    });
  });

  test('say what every change is based on, in its body or in If-Match; without it nothing is changed', async ({
    db,
    deps,
  }) => {
    const request = await clerkAtDesk(db, deps);
    const { id } = await receive(deps, request);
    const replyId = crypto.randomUUID();
    const changes: ReadonlyArray<readonly [string, object]> = [
      ['assign', { owner: 'amina' }],
      ['state', { state: 'won' }],
      ['due', { dueOn: '2026-12-03' }],
      ['spam', {}],
      ['release', {}],
      ['merge', { from: [crypto.randomUUID()] }],
      ['replies', { replyId, language: 'en', subject: 'Hello', body: 'Hello there.' }],
    ];
    const post = (name: string, sent: object, headers = {}) =>
      request('POST', `/enquiries/${id}/${name}`, sent, { caller, headers });
    for (const [name, sent] of changes) {
      for (const [headers, status] of [
        [{}, 428],
        [{ 'if-match': '*' }, 428],
        [{ 'if-match': '"x"' }, 412],
        [{ 'if-match': '"9"' }, 409],
      ] as const) {
        expect((await post(name, sent, headers)).status, `${name} ${JSON.stringify(headers)}`).toBe(status);
      }
    }
    const read = await request('GET', `/enquiries/${id}`, undefined, { caller });
    expect([read.body.version, read.body.state]).toEqual([1, 'new']);
    const etag = read.headers.get('etag') ?? '';
    expect((await post('state', { state: 'won' }, { 'if-match': etag })).status).toBe(200);
    expect((await post('state', { state: 'lost' }, { 'if-match': etag })).status).toBe(409);
  });

  test('release what is in review, and its letters go out once', async ({ db, deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const change = changing(db, request, caller);
    const { id } = await receive(deps, request, { website: 'x' });
    // The staff know of it at once.
    expect(await db.$count(messages, isLetter())).toBe(1);
    expect((await change(id, 'release')).status).toBe(200);
    expect(await db.$count(messages, isLetter())).toBe(2);
    expect((await change(id, 'release')).status).toBe(409);
    await change(id, 'spam');
    await change(id, 'release');
    expect([await db.$count(messages, isLetter()), (await db.select().from(enquiries))[0]?.state]).toEqual([
      2,
      'new',
    ]);
  });

  test('join two of one person, and can’t join those of two', async ({ db, deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const change = changing(db, request, caller);
    const main = await receive(deps, request);
    const twin = await receive(deps, request, {
      message: 'Once more',
      ...contactOf('R. Uddin', '01712345678'),
    });
    const other = await receive(deps, request, {
      message: 'Mine',
      ...contactOf('Karim', '01812345678', 'k@mail.example'),
    });
    const candidates = (await request('GET', `/enquiries/${main.id}`, undefined, { caller })).body.duplicates;
    expect(candidates).toMatchObject([{ id: twin.id, by: ['phone'] }]);
    const merge = (from: string[]) => change(main.id, 'merge', { from });
    expect((await merge([twin.id, other.id])).status).toBe(409);
    expect(await db.$count(enquiryEvents)).toBe(3);
    expect((await merge([twin.id])).status).toBe(200);
    const { body } = await request('GET', `/enquiries?q=${twin.reference}`, undefined, { caller });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([main.id]);
    const whole = await request('GET', `/enquiries/${main.id}`, undefined, { caller });
    expect(whole.body.merged).toMatchObject([{ reference: twin.reference, message: 'Once more' }]);
    expect((await change(twin.id, 'state', { state: 'won' })).status).toBe(409);
  });

  test('change many at once, each on its own', async ({ deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const [one, two] = [await receive(deps, request), await receive(deps, request, { message: 'Two' })];
    const gone = crypto.randomUUID();
    const { body } = await request(
      'POST',
      '/enquiries/bulk',
      { action: 'state', state: 'lost', ids: [one.id, gone, two.id] },
      { caller },
    );
    expect(body.results).toEqual([
      { id: one.id, ok: true },
      { id: gone, ok: false, code: 'enquiries.not-found', detail: 'There is no such enquiry.' },
      { id: two.id, ok: true },
    ]);
  });

  test('answer from templates in both languages, filled in, the visitor’s own first', async ({
    db,
    deps,
  }) => {
    const request = await clerkAtDesk(db, deps);
    const { body: sent } = await request('POST', '/enquiries', fare());
    const row = await rowOf(db, sent.reference);
    const { body } = await request('GET', `/enquiries/templates?enquiry=${row.id}`, undefined, { caller });
    expect(body.items.length).toBeGreaterThan(8);
    expect(body.items.filter(({ language }: { language: string }) => language === 'en').length).toBe(
      body.items.length / 2,
    );
    const [first] = body.items;
    expect(first.language).toBe('bn');
    expect(first.body).toContain('প্রিয় করিম');
    expect(first.body).toContain('Clerk amina');
    expect(first.subject).toContain(row.reference);
    expect(JSON.stringify(body)).not.toMatch(/\{\w+\}|undefined/);
    // The agency's number as the letter's footer has it.
    expect(first.body).toMatch(/\n\+880 1\d{3}-\d{6} \(/);
  });

  test('can’t answer by e-mail who gave no address, nor give work to a customer', async ({ deps }) => {
    await openAgency(deps);
    const request = deskOf(deps);
    const change = changing(deps.db, request, caller);
    const { id } = await receive(deps, request, contactOf('Karim', '01812345678'));
    const reply = { replyId: crypto.randomUUID(), language: 'en', subject: 'Hello', body: 'Hello there' };
    expect((await change(id, 'replies', reply)).body.code).toBe('enquiries.no-email');
    const assigned = await change(id, 'assign', { owner: 'nobody-of-us' });
    expect([assigned.status, assigned.body.fields[0].path]).toEqual([422, 'owner']);
  });
});

test('history, notes and replies can’t be changed or taken away, not even in SQL', async ({ db, deps }) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const { id } = await receive(deps, request);
  await request('POST', `/enquiries/${id}/notes`, { text: 'Called.' }, { caller });
  for (const table of [enquiryEvents, enquiryNotes]) {
    const refused = { cause: { message: expect.stringContaining('append-only') } };
    await expect(db.transaction((tx) => tx.delete(table))).rejects.toMatchObject(refused);
    await expect(db.transaction((tx) => tx.update(table).set({ at: new Date() }))).rejects.toMatchObject(
      refused,
    );
  }
});
