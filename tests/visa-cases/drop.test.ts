import { expect } from 'vitest';
import { matchFile } from '#features/visa-cases/drop/drop.rules.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf } from '../enquiries/desk.ts';
import { aKey } from '../selling/sales.ts';
import { officer, openCases, pdf } from './case-world.ts';

const formOf = (key: string | undefined, name = 'scan.pdf', bytes = pdf()) => {
  const form = new FormData();
  if (key !== undefined) {
    form.set('key', key);
  }
  form.set('file', new File([new Uint8Array(bytes)], name));
  return form;
};

test('a file that staff send lies with the paper once, however often it is sent', async ({ deps }) => {
  const { begin, inStorage } = await openCases(deps);
  const { office, paperOf } = await begin();
  const { id } = await paperOf('statement');
  const key = aKey();
  const first = await office('POST', `/papers/${id}/files`, formOf(key));
  expect(first.status).toBe(201);
  const again = await office('POST', `/papers/${id}/files`, formOf(key));
  expect([again.status, again.body]).toEqual([201, first.body]);
  await office('POST', `/papers/${id}/files`, formOf(aKey(), 'second.pdf'));
  const { state, files } = await paperOf('statement');
  expect(state).toBe('received');
  expect(files.map(({ name }: { name: string }) => name)).toEqual(['scan.pdf', 'second.pdf']);
  expect((await inStorage()).length).toBeGreaterThan(0);
});

test('what staff send for a paper that is wanted again takes the place of what was there', async ({
  deps,
}) => {
  const { begin } = await openCases(deps);
  const { office, paperOf, send, decide } = await begin();
  await send('statement');
  await decide('statement', 'again', { because: 'The seal is missing.' });
  const { id } = await paperOf('statement');
  await office('POST', `/papers/${id}/files`, formOf(aKey(), 'new 1.pdf'));
  await office('POST', `/papers/${id}/files`, formOf(aKey(), 'new 2.pdf'));
  const { state, because, files } = await paperOf('statement');
  expect([state, because]).toEqual(['received', null]);
  expect(files.map(({ name }: { name: string }) => name)).toEqual(['new 1.pdf', 'new 2.pdf']);
});

test('a file that can’t be kept is refused with the reason', async ({ deps }) => {
  const { begin } = await openCases(deps);
  const one = await begin();
  const two = await begin({ contact: { name: 'Rafi Sample', phone: '01912-345678' } }, '192.0.2.2');
  const { id } = await one.paperOf('statement');
  const path = `/papers/${id}/files`;
  const codeOf = async (sent: ReturnType<typeof one.office>) => {
    const { status, body } = await sent;
    return `${status} ${body.code}`;
  };
  expect(await codeOf(one.office('POST', path, formOf(undefined)))).toBe('422 request.malformed');
  expect(await codeOf(one.office('POST', path, formOf(aKey(), 'scan.pdf', Buffer.from('MZ'))))).toBe(
    '415 files.type',
  );
  expect(await codeOf(two.office('POST', path, formOf(aKey()))), 'the paper of another case').toBe(
    '404 visa-cases.no-paper',
  );
  const reader = callerOf('rumi', ['visa-cases.read'], { role: 'visa-officer' });
  expect((await one.office('POST', path, formOf(aKey()), reader)).status).toBe(403);
  await one.office('POST', path, formOf(aKey()));
  await one.decide('statement', 'accept');
  expect(await codeOf(one.office('POST', path, formOf(aKey())))).toBe('409 visa-cases.accepted');
});

test('160 files of a group of forty find their papers by name, and each page lies where it belongs', async ({
  deps,
}) => {
  const { request, begin } = await openCases(deps);
  const first = ['Karim', 'Rahim', 'Fatema', 'Rokeya', 'Jahanara', 'Abdul', 'Selina', 'Tanvir'];
  const last = ['Uddin', 'Khatun', 'Chowdhury', 'Sarkar', 'Bepari'];
  const applicants = first.flatMap((one) =>
    last.map((two) => ({ name: `${one} ${two}`, profile: 'student' as const })),
  );
  const made = await begin({ applicants });
  const { body } = await request('GET', `/visa-cases/${made.id}`, undefined, { caller: officer });
  const names = {
    'passport-page': 'passport page',
    statement: 'statement',
    'school-letter': 'school letter',
  };
  const wanted = applicants.flatMap(({ name }) => [
    ...Object.entries(names).map(([key, words]) => ({ file: `${name} ${words}.pdf`, name, key })),
    { file: `${name}/statement 2.pdf`, name, key: 'statement' },
  ]);
  expect(wanted).toHaveLength(160);
  for (const { file, name, key } of wanted) {
    const { applicant, paper, isUnsure } = matchFile(file, body.applicants);
    const of = body.applicants.find((each: { name: string }) => each.name === name);
    const asked = of.papers.find((each: { key: string }) => each.key === key);
    expect([applicant, paper, isUnsure], file).toEqual([of.id, asked.id, false]);
    const sent = await made.office('POST', `/papers/${paper}/files`, formOf(aKey(), file.replace('/', ' ')));
    expect(sent.status).toBe(201);
  }
  const after = (await made.read()).applicants;
  for (const { name, papers } of after) {
    for (const { key, files } of papers) {
      expect(files, `${name}, ${key}`).toHaveLength(key === 'statement' ? 2 : 1);
      for (const file of files) {
        expect(file.name.startsWith(name)).toBe(true);
      }
    }
  }
});
