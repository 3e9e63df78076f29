import { expect, test } from 'vitest';
import type { Subject } from './contact-subject.server.ts';
import { emptyContact } from './contact-typed.ts';
import { contactLines, whatsappText } from './subject-labels.ts';

test('a message on WhatsApp names what it is about in its sentence, not as a list does', () => {
  const said = (kind: 'visa' | 'package', title: string) => whatsappText({ kind, title } as Subject);
  expect(said('visa', 'Thailand')).toBe('Hello, I have a question about the Thailand visa.');
  expect(said('package', 'Sajek')).toBe('Hello, I have a question about the tour “Sajek”.');
});

test('the message by WhatsApp names what was chosen of a visa', () => {
  const subject: Subject = {
    kind: 'visa',
    slug: 'thailand',
    title: 'Thailand',
    language: 'en',
    flag: '',
    kinds: [
      { key: 'tourist', name: 'Tourist visa', total: 0 },
      { key: 'business', name: 'Business visa', total: 0 },
    ],
    profiles: ['student', 'job-holder'],
    chosen: { visakind: 'business', profile: 'job-holder', travel: '2027-01-21', applicants: '3' },
  };
  const said = contactLines({ ...emptyContact(subject, undefined), name: 'Salma' }, subject, 'en');
  expect(said).toEqual([
    'Name: Salma',
    'About: Visa guide: Thailand',
    'Kind of visa: Business visa',
    'Who applies: Job holder',
    'How many applicants: 3',
    'Date of travel: Thu, 21 Jan 2027',
  ]);
  const open = { ...subject, chosen: { ...subject.chosen, visakind: '', profile: '', travel: '' } };
  expect(contactLines(emptyContact(open, undefined), open, 'en')).toContain('Kind of visa: Tourist visa');
});
