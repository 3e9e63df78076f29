import { describe, expect } from 'vitest';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { officer, openCases } from './case-world.ts';

const other = callerOf('mou', [...officer.permissions], { role: 'visa-officer' });

describe('a paper that came', () => {
  test('is accepted by nobody who hasn’t opened it, and the page knows who has', async ({ deps }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    await one.send('statement');
    const { id, files } = await one.paperOf('statement');
    const accept = (caller = officer) => one.office('POST', `/papers/${id}/accept`, undefined, caller);
    const unseen = await accept();
    expect([unseen.status, unseen.body.code, unseen.body.details]).toEqual([
      409,
      'visa-cases.unopened',
      { unopened: [1] },
    ]);
    await one.office('GET', `/papers/${id}/file`, undefined, other);
    // What a colleague saw, nobody else has seen.
    expect((await accept()).body.code).toBe('visa-cases.unopened');
    expect((await one.office('GET', '')).body.opened).toEqual([]);
    expect((await one.office('GET', '', undefined, other)).body.opened).toEqual([files[0].id]);
    expect((await accept(other)).status).toBe(200);
    expect((await one.paperOf('statement')).state).toBe('accepted');
  });

  test('is opened whole: of several pages each', async ({ deps }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) {
      await one.send('statement', undefined, { name });
    }
    const { id } = await one.paperOf('statement');
    const accept = () => one.office('POST', `/papers/${id}/accept`);
    await one.office('GET', `/papers/${id}/file?number=1`);
    expect((await accept()).body.details).toEqual({ unopened: [1, 3] });
    await one.office('GET', `/papers/${id}/file?number=0`);
    await one.office('GET', `/papers/${id}/file?number=2`);
    expect((await accept()).status).toBe(200);
  });

  test('is opened anew when its file was replaced, or another page came, in between', async ({ deps }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    await one.send('statement');
    const { id } = await one.paperOf('statement');
    const open = () => one.office('GET', `/papers/${id}/file`);
    const accept = () => one.office('POST', `/papers/${id}/accept`);
    await open();
    await one.send('statement');
    expect((await accept()).body.details).toEqual({ unopened: [2] });
    await open();
    await one.decide('statement', 'again', { because: 'The seal is missing.' });
    await one.send('statement');
    expect((await accept()).body).toMatchObject({ code: 'visa-cases.unopened', details: { unopened: [1] } });
    await open();
    expect((await accept()).status).toBe(200);
  });

  test('is opened with all of a case in one PDF, too', async ({ deps }) => {
    const { begin } = await openCases(deps);
    const one = await begin();
    await one.send('statement');
    await one.send('passport-page');
    await one.office('GET', '/bundle');
    for (const key of ['statement', 'passport-page']) {
      const { id } = await one.paperOf(key);
      expect((await one.office('POST', `/papers/${id}/accept`)).status).toBe(200);
    }
  });
});
