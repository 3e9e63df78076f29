import { expect, test } from 'vitest';
import { actionWords, subjectWords } from '#dashboard/activity/action-words.ts';
import { m } from '#messages/messages.js';
import { commands } from './all-commands.ts';
import { filesBelow, readText } from './source-files.ts';

/** Commands that leave no line in the log. */
const silent =
  /^(?:provider\.(?:count-attempt|sign-in|keep-nonce)|access\.(?:open-session|note-seen)|attempts\.(?:begin|note-started|note-refused|allow-move)|working-draft\.(?:keep|drop)|bookings\.lapse)$/;

test('every action of a command has its own words in the log', () => {
  const names = commands.map(({ name }) => name).filter((name) => !silent.test(name));
  expect(names.filter((name) => actionWords(name, 'user:1') === m.office_act_other())).toEqual([]);
});

test('every kind of subject has its words, too', () => {
  const kinds = filesBelow('src', /\.commands\.ts$/).flatMap((path) =>
    [...readText(path).matchAll(/subjectKind: '([^']+)'/g)].map(([, kind = '']) => kind),
  );
  expect(new Set(kinds).size).toBeGreaterThan(6);
  expect(kinds.filter((kind) => subjectWords(kind) === m.office_kind_other())).toEqual([]);
});
