import { expect, test } from 'vitest';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { languages } from '#platform/language.ts';
import { messageEvents } from '#platform/messages/events.data.ts';
import { eventLabels } from './messages-labels.ts';

test.each(languages)('every kind of mail has a name of its own in the filter (%s)', (language) => {
  const names = inLanguage(language, () => Object.values(eventLabels).map((words) => words()));
  expect(names).toHaveLength(messageEvents.length);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
