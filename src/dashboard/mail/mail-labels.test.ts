import { expect, test } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { languages } from '#platform/language.ts';
import { mailKinds } from '#platform/mail/mail-kinds.ts';
import { kindLabels } from './mail-labels.ts';

test.each(languages)('every kind of mail has a name of its own in the filter (%s)', (language) => {
  const names = inLanguage(language, () => Object.values(kindLabels).map((words) => words()));
  expect(names).toHaveLength(mailKinds.length);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
