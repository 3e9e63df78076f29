import { expect } from 'vitest';
import { exampleSettings } from '#features/site-settings/example.rules.ts';
import { noLetterTexts, ownTemplates } from '#features/site-settings/words/words.rules.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { test } from '#platform/testing/test.ts';
import { callerOf, changing, clerkPermissions, deskOf, openAgency, question, rowOf } from './desk.ts';

const caller = callerOf('amina', [...clerkPermissions, 'settings.read', 'settings.write']);

test('the agency’s templates and words reach the desk and the letters, and an empty word stays the program’s', async ({
  db,
  deps,
}) => {
  await openAgency(deps);
  const request = deskOf(deps);
  const templates = [
    {
      key: 'eid',
      kinds: ['contact'],
      names: { en: 'Eid hours', bn: 'ঈদের সময়' },
      texts: { en: 'about {subject}: we open after Eid, {name}.', bn: 'ঈদের পরে খোলা।' },
    },
    { ...ownTemplates()[0], key: 'visa-only', kinds: ['visa'] },
  ];
  const confirmation = {
    greeting: { en: 'Assalamu alaikum {name},', bn: '' },
    closing: { en: 'With salam from {agency}', bn: '' },
    signature: { en: '', bn: '' },
  };
  const words = { templates, letters: { ...noLetterTexts, confirmation } };
  const save = (value: object) =>
    request(
      'PUT',
      '/settings',
      { ...exampleSettings, words: value },
      { caller, headers: { 'if-match': '"1"' } },
    );
  const wrong = {
    ...words,
    letters: { ...words.letters, reply: { ...confirmation, greeting: { en: '{nmae}', bn: '' } } },
  };
  const refused = await save(wrong);
  expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'words.letters.reply.greeting.en']);
  expect(refused.body.fields[0].message).toContain('{nmae}');
  expect((await save(words)).status).toBe(200);

  const { body } = await request('POST', '/enquiries', question());
  const row = await rowOf(db, body.reference);
  const letters = await db.select().from(messages).where(isLetter());
  const sent = letters.find(({ event }) => event === 'enquiry.received');
  for (const shown of [sent?.text, sent?.html]) {
    expect(shown).toContain('Assalamu alaikum Rahim Uddin,');
    expect(shown).toContain('With salam from Meghna Travels');
    expect(shown).toContain('Meghna Travels, +880');
  }
  const offered = await request('GET', `/enquiries/templates?enquiry=${row.id}`, undefined, { caller });
  expect(offered.body.items.map(({ key, language }: Record<string, string>) => [key, language])).toEqual([
    ['eid', 'en'],
    ['eid', 'bn'],
  ]);
  const [first] = offered.body.items;
  expect(first.body).toMatch(/^Dear Rahim Uddin,\n\nabout .+: we open after Eid, Rahim Uddin\.\n\n/);
  const replied = await changing(db, request, caller)(row.id, 'replies', {
    replyId: crypto.randomUUID(),
    language: 'en',
    subject: first.subject,
    body: first.body,
  });
  expect(replied.status).toBe(200);
});
