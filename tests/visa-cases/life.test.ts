import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { orderLines } from '#features/orders/orders.table.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { aKey } from '../selling/sales.ts';
import { openCases, pdf } from './case-world.ts';

const states = (applicant: { papers: { key: string; state: string }[] }) =>
  Object.fromEntries(applicant.papers.map(({ key, state }) => [key, state]));

describe('a visa case', () => {
  test('goes from the first paper to the passport back in hand', async ({ deps, db }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    const begun = await one.read();
    expect(begun).toMatchObject({ state: 'collecting', country: 'থাইল্যান্ড', departsOn: '2027-01-21' });
    expect(states(begun.applicants[0])).toEqual({
      'passport-page': 'wanted',
      statement: 'wanted',
      'school-letter': 'wanted',
    });
    expect(begun.applyBy < '2027-01-21').toBe(true);

    for (const key of ['passport-page', 'statement', 'school-letter']) {
      expect((await one.send(key)).status).toBe(201);
    }
    expect((await one.office('POST', '/state', { to: 'checking' })).status).toBe(200);
    expect((await one.decide('passport-page', 'accept')).status).toBe(200);
    const because = 'ব্যাংকের সিল নেই';
    expect((await one.decide('statement', 'again', { because, phrase: 'seal' })).status).toBe(200);
    expect((await one.decide('school-letter', 'accept')).status).toBe(200);
    expect(await one.paperOf('statement')).toMatchObject({ state: 'again', because });

    const early = await one.office('POST', '/state', { to: 'ready' });
    expect([early.status, early.body.code, early.body.details.papers]).toMatchObject([
      409,
      'visa-cases.papers',
      [{ key: 'statement', state: 'again' }],
    ]);
    // What is sent again takes the place of what was there.
    expect((await one.send('statement')).status).toBe(201);
    expect((await one.paperOf('statement')).files).toHaveLength(1);
    await one.decide('statement', 'accept');

    for (const to of ['ready', 'submitted'] as const) {
      expect((await one.move(to)).body.state).toBe(to);
    }
    const applicant = begun.applicants[0].id;
    await one.office('POST', '/state', { to: 'decided', decisions: [{ applicant, decision: 'approved' }] });
    expect(await one.read()).toMatchObject({ state: 'decided', decision: 'approved' });
    for (const to of ['returned', 'closed'] as const) {
      expect((await one.move(to)).status).toBe(200);
    }
    expect(await one.read()).toMatchObject({ state: 'closed', deletedOn: '2027-03-01' });

    const letters = await db
      .select({ event: messages.event, language: messages.language })
      .from(messages)
      .where(isLetter())
      .orderBy(messages.createdAt);
    const told = letters.filter(({ event }) => event.startsWith('case.'));
    expect(told.map(({ event }) => event).sort()).toEqual([
      'case.begun',
      'case.paper-again',
      ...Array(5).fill('case.state'),
    ]);
    expect(new Set(told.map(({ language }) => language))).toEqual(new Set(['bn']));
  });

  test('of several is decided one after another, and a decision that was noted wrong is put right, which the customer is told', async ({
    deps,
    db,
  }) => {
    const { begin } = await openCases(deps);
    const one = await begin({
      applicants: [
        { name: 'Tanvir Sample', profile: 'job-holder' },
        { name: 'Nabila Sample', profile: 'job-holder' },
      ],
    });
    const other = await begin({ key: aKey() });
    for (const applicant of [0, 1]) {
      for (const { key } of (await one.read()).applicants[applicant].papers) {
        await one.send(key, pdf(), { applicant });
        const { id } = await one.paperOf(key, applicant);
        expect((await one.accept(id)).status).toBe(200);
      }
    }
    for (const to of ['checking', 'ready', 'submitted'] as const) {
      expect((await one.move(to)).status).toBe(200);
    }
    const [first, second] = (await one.read()).applicants.map(({ id }: { id: string }) => id);
    const decide = (applicant: string, decision: string) =>
      one.office('POST', '/state', { to: 'decided', decisions: [{ applicant, decision }] });
    expect((await decide(first, 'approved')).body).toMatchObject({ state: 'decided', decision: null });
    expect((await decide(second, 'approved')).body).toMatchObject({ decision: 'approved' });
    const corrections = () => db.select().from(messages).where(isLetter('case.corrected'));
    expect(await corrections()).toEqual([]);
    const { version } = (await decide(second, 'refused')).body;
    // The first letter sent the customer to a wrong decision; this one says so, and not whose or which.
    const [letter, ...more] = await corrections();
    expect(letter?.text).toContain('ভুল লিখেছিলাম');
    expect(letter?.text).toContain(one.token);
    expect(letter?.text).not.toContain('Nabila');
    expect(more).toEqual([]);
    expect(await one.read()).toMatchObject({
      state: 'decided',
      decision: 'in part',
      applicants: [{ decision: 'approved' }, { decision: 'refused' }],
    });
    // The same once more, and without decisions, changes nothing.
    await decide(second, 'refused');
    expect(await corrections()).toHaveLength(1);
    expect((await one.office('POST', '/state', { to: 'decided' })).body.version).toBe(version);
    const strange = (await other.read()).applicants[0].id;
    expect((await decide(strange, 'approved')).status).toBe(404);
  });

  test('of several: a letter that asks for a paper again says whose it is by their place on the page', async ({
    deps,
    db,
  }) => {
    const { begin } = await openCases(deps);
    const one = await begin({
      applicants: [
        { name: 'Tanvir Sample', profile: 'job-holder' },
        { name: 'Nabila Sample', profile: 'job-holder' },
      ],
    });
    await one.send('statement', pdf(), { applicant: 1 });
    const { id } = await one.paperOf('statement', 1);
    expect((await one.office('POST', `/papers/${id}/again`, { because: 'সিল নেই' })).status).toBe(200);
    const [letter] = await db.select().from(messages).where(isLetter('case.paper-again'));
    expect(letter?.text).toContain('২ জন আবেদনকারীর মধ্যে ২ নম্বর জনের');
    expect(letter?.text).not.toContain('Nabila');
  });

  test('makes an order that keeps our fee and the official ones apart', async ({ deps, db }) => {
    const { begin } = await openCases(deps);
    const two = [
      { name: 'Tanvir Sample', profile: 'student' as const },
      { name: 'Nabila Sample', profile: 'job-holder' as const },
    ];
    const one = await begin({ applicants: two });
    const { order, applicants } = await one.read();
    expect(applicants.map(({ papers }: { papers: unknown[] }) => papers.length)).toEqual([3, 2]);
    const { orderId } = (await one.office('GET', '')).body;
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect(lines.map(({ charge, quantity, unit }) => [charge, quantity, unit])).toEqual([
      ['own', 2, 200_000],
      ['official', 2, 450_000],
      ['official', 2, 80_000],
    ]);
    expect(order.reference).toMatch(/^SF-/);
  });

  test('is begun once for a key, and only with consent', async ({ deps }) => {
    const { request, asked } = await openCases(deps);
    const body = asked();
    const first = await request('POST', '/visa-cases', body);
    const second = await request('POST', '/visa-cases', body);
    expect([first.status, second.body]).toEqual([201, first.body]);
    const other = await request('POST', '/visa-cases', { ...body, departsOn: '2027-01-22' });
    expect([other.status, other.body.code]).toEqual([422, 'key.used']);
    const { consent: _, ...silent } = asked();
    expect((await request('POST', '/visa-cases', silent)).status).toBe(400);
    expect((await request('POST', '/visa-cases', { ...asked(), consent: false })).status).toBe(400);
    for (const wrong of [{ guide: 'nowhere' }, { kind: 'nothing' }] as const) {
      expect((await request('POST', '/visa-cases', asked(wrong))).status).toBe(422);
    }
    const child = [{ name: 'A Child', profile: 'child' as const }];
    expect((await request('POST', '/visa-cases', asked({ applicants: child }))).body.code).toBe(
      'visa-cases.guide',
    );
    const answers: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      answers.push((await request('POST', '/visa-cases', asked())).status);
    }
    expect(answers).toEqual([...Array(9).fill(201), 429]);
  });

  test('is nobody else’s: not by another link, nor by its own words in another case', async ({ deps }) => {
    const { begin, request } = await openCases(deps);
    const [mine, other] = [await begin(), await begin({ key: aKey() })];
    await mine.send('statement');
    const paper = await mine.paperOf('statement');
    const applicant = (await mine.read()).applicants[0].id;
    const form = () => {
      const sent = new FormData();
      sent.set('file', new File([pdf()], 'a.pdf'));
      return sent;
    };
    const nobody = 'x'.repeat(26);
    const answers = [
      await request('GET', `/visitor/visa-cases/${nobody}`),
      await request('GET', `/visitor/visa-cases/${nobody}/opened`),
      await request('GET', `/visitor/visa-cases/${mine.reference}`),
      await request('GET', `/visitor/visa-cases/${mine.id}`),
      await request('POST', `/visitor/visa-cases/${nobody}/applicants/${applicant}/papers/statement`, form()),
      await request(
        'POST',
        `/visitor/visa-cases/${other.token}/applicants/${applicant}/papers/${paper.id}`,
        form(),
      ),
      await other.office('POST', `/papers/${paper.id}/accept`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await other.read()).applicants[0].papers.flatMap((each: { files: [] }) => each.files)).toEqual(
      [],
    );
    const accountant = callerOf('money', ['orders.read', 'payments.write']);
    for (const path of ['', '/papers/x/file']) {
      expect([403, 404]).toContain((await mine.office('GET', path, undefined, accountant)).status);
    }
  });
});
