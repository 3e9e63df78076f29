import { expect, test } from 'vitest';
import type { Subject } from './contact-subject.server.ts';
import { whatsappText } from './contact-words.ts';

test('a message on WhatsApp names what it is about in its sentence, not as a list does', () => {
  const said = (kind: 'visa' | 'package', title: string) => whatsappText({ kind, title } as Subject);
  expect(said('visa', 'Thailand')).toBe('Hello, I have a question about the Thailand visa.');
  expect(said('package', 'Sajek')).toBe('Hello, I have a question about the tour “Sajek”.');
});
