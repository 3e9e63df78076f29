import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#platform/language.ts';
import { templateName } from '#platform/messages/delivery.ts';
import { writtenEvents } from './event-texts.rules.ts';

const closing = { en: 'If anything is unclear, just answer here.', bn: 'কিছু জানার থাকলে এখানেই উত্তর দিন।' };

test('the page for operators has the template of each event in both languages, ready to submit', () => {
  const page = readFileSync('docs/operations/messages.md', 'utf8');
  const lines = writtenEvents.flatMap((event) =>
    languages.map((language) => ({
      name: templateName(event, language),
      line: new RegExp(
        `^\\| \`${templateName(event, language)}\` \\| \`${language}\` \\| [^|]+: \\{\\{1\\}\\} ${closing[language]} \\|$`,
        'm',
      ),
    })),
  );
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter(({ line }) => !line.test(page)).map(({ name }) => name)).toEqual([]);
});
