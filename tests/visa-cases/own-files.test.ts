import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { ownCases } from '#features/visa-cases/list/own-cases.queries.ts';
import { visaCaseEvents } from '#features/visa-cases/visa-cases.table.ts';
import { privateFiles } from '#platform/private-files/private-files.table.ts';
import { test } from '#platform/testing/test.ts';
import { openCases, pdf } from './case-world.ts';

/** A case with two files of its bank statement, and what its customer does with them. */
async function openOwn(deps: Parameters<typeof openCases>[0]) {
  const world = await openCases(deps);
  const one = await world.begin();
  const [applicant] = (await one.read()).applicants;
  await one.send('statement', pdf(), { name: 'first.pdf' });
  await one.send('statement', pdf(), { name: 'second.pdf' });
  const path = `/visitor/visa-cases/${one.token}/applicants/${applicant.id}/papers/statement`;
  const { files } = await one.paperOf('statement');
  const [first, second]: string[] = files.map(({ id }: { id: string }) => id);
  const remove = (file = first, headers: Record<string, string> = {}) =>
    world.request('POST', `${path}/files/${file}/remove`, undefined, { headers });
  const replace = (file: string | undefined, name = 'new.pdf') => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(pdf())], name));
    return world.request('POST', `${path}?replaces=${file}`, form);
  };
  const names = async () => (await one.paperOf('statement')).files.map(({ name }: { name: string }) => name);
  const events = (happened: string) =>
    deps.db
      .select({ actor: visaCaseEvents.actor, detail: visaCaseEvents.detail })
      .from(visaCaseEvents)
      .where(and(eq(visaCaseEvents.caseId, one.id), eq(visaCaseEvents.happened, happened)));
  return { ...world, one, path, first, second, remove, replace, names, events };
}

describe('files that a customer sent for a visa', () => {
  test('are taken back one by one; the last one leaves its paper wanted, and the history says who did it', async ({
    deps,
  }) => {
    const { one, first, second, remove, names, events } = await openOwn(deps);
    expect((await remove(first)).body).toEqual({ id: first, state: 'received' });
    expect(await names()).toEqual(['second.pdf']);
    expect((await remove(second)).body).toEqual({ id: second, state: 'wanted' });
    expect((await one.paperOf('statement')).state).toBe('wanted');
    // Nothing of them is left but that they were there.
    expect(await deps.db.$count(privateFiles, eq(privateFiles.id, first ?? ''))).toBe(0);
    expect(await events('file-removed')).toMatchObject([
      { actor: 'visitor', detail: { paper: 'statement', file: first } },
      { actor: 'visitor', detail: { paper: 'statement', file: second } },
    ]);
  });

  test('are removed once, however often it is asked for', async ({ deps }) => {
    const { first, remove, names, events } = await openOwn(deps);
    const both = await Promise.all([remove(first), remove(first)]);
    expect(both.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 2 }, () => [200, { id: first, state: 'received' }]),
    );
    expect((await remove(first)).body).toEqual({ id: first, state: 'received' });
    expect(await names()).toEqual(['second.pdf']);
    expect(await events('file-removed')).toHaveLength(1);
  });

  test('both removed at the same moment leave their paper wanted', async ({ deps }) => {
    const { one, first, second, remove } = await openOwn(deps);
    const both = await Promise.all([remove(first), remove(second)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await one.paperOf('statement')).toMatchObject({ state: 'wanted', files: [] });
  });

  test('stay once their paper is accepted, or handed in', async ({ deps }) => {
    const { one, first, remove, replace, names } = await openOwn(deps);
    await one.decide('statement', 'accept');
    for (const refused of [await remove(first), await replace(first)]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'visa-cases.accepted']);
    }
    expect(await names()).toEqual(['first.pdf', 'second.pdf']);
    await one.office('POST', '/withdraw', { reason: 'Put off.' });
    expect((await remove(first)).body.code).toBe('visa-cases.closed');
  });

  test('give their place to another one, and what staff had opened has to be opened anew', async ({
    deps,
  }) => {
    const { one, first, replace, names, events } = await openOwn(deps);
    const { id: paper } = await one.paperOf('statement');
    await one.office('GET', `/papers/${paper}/file`);
    expect((await replace(first)).status).toBe(201);
    expect(await names()).toEqual(['new.pdf', 'second.pdf']);
    expect(await events('replaced')).toMatchObject([{ detail: { paper: 'statement', file: first } }]);
    const accepted = await one.office('POST', `/papers/${paper}/accept`);
    expect([accepted.body.code, accepted.body.details]).toEqual(['visa-cases.unopened', { unopened: [1] }]);
    // The one that it stood for is gone: it comes last.
    expect((await replace(first, 'late.pdf')).status).toBe(201);
    expect(await names()).toEqual(['new.pdf', 'second.pdf', 'late.pdf']);
  });

  test('are replaced in a paper that is full', async ({ deps }) => {
    const { one, first, replace, names } = await openOwn(deps);
    for (let more = 2; more < 20; more += 1) {
      await one.send('statement');
    }
    expect((await one.send('statement')).body.code).toBe('files.many');
    expect((await replace(first)).status).toBe(201);
    expect((await names()).slice(0, 2)).toEqual(['new.pdf', 'second.pdf']);
  });

  test('are nobody else’s: neither another case’s link nor another site removes them', async ({ deps }) => {
    const { begin, request, one, first, remove, names } = await openOwn(deps);
    const other = await begin({ key: 'key-of-the-other-case-1' });
    const [stranger] = (await other.read()).applicants;
    const [applicant] = (await one.read()).applicants;
    for (const [path, status] of [
      [`${other.token}/applicants/${stranger.id}`, 200],
      [`${other.token}/applicants/${applicant.id}`, 404],
    ] as const) {
      const answer = await request(
        'POST',
        `/visitor/visa-cases/${path}/papers/statement/files/${first}/remove`,
      );
      expect(answer.status).toBe(status);
    }
    const elsewhere = await remove(first, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
    expect(elsewhere.status).toBe(403);
    expect(
      (
        await request(
          'POST',
          `/visitor/visa-cases/${'x'.repeat(26)}/applicants/${applicant.id}/papers/statement/files/${first}/remove`,
        )
      ).status,
    ).toBe(404);
    expect(await names()).toHaveLength(2);
  });

  test('are removed by a plain form, which comes back to the paper', async ({ deps }) => {
    const { one, first, remove } = await openOwn(deps);
    const back = await remove(first, { accept: 'text/html' });
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toContain(
      `/visacases/${one.token}?result=removed&paper=statement#paper-statement`,
    );
  });

  test('and who applies are in the download of the account that has the confirmed address', async ({
    deps,
  }) => {
    await openOwn(deps);
    const mine = (emailVerified: boolean, email = 'tanvir@mail.example') =>
      ownCases.read(deps.db, { uid: 'tanvir', email, emailVerified });
    expect(await mine(true)).toMatchObject([
      { country: expect.any(String), applicants: [{ name: 'Tanvir Sample', profile: 'student' }] },
    ]);
    expect(await mine(false)).toEqual([]);
    expect(await mine(true, 'somebody@mail.example')).toEqual([]);
  });

  test('say for how many days they are kept, as was agreed', async ({ deps }) => {
    const { one } = await openOwn(deps);
    const { filesKeptDays, consent } = await one.read();
    expect(consent.text).toContain(new Intl.NumberFormat('bn-BD').format(filesKeptDays));
  });
});
