import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outgoingNumbers } from '#features/payments/outgoing-numbers.table.ts';
import { openLeft } from './apply-again.ts';

test('numbers under which money went out before are known by what they look like, but for those that two have', async () => {
  const { deps, apply } = await openLeft();
  const before = ['9KL1OI7ABC', '4820193', 'AO', 'A0', 'BIO', 'BL0'];
  await deps.db.insert(outgoingNumbers).values(before.map((key) => ({ key, subject: `for ${key}` })));
  await apply('0089_outgoing_numbers.sql');
  const after = await deps.db.select().from(outgoingNumbers).orderBy(asc(outgoingNumbers.subject));
  expect(Object.fromEntries(after.map(({ subject, key }) => [subject.slice(4), key]))).toEqual({
    '9KL1OI7ABC': '9K11017ABC',
    '4820193': '4820193',
    AO: 'AO',
    A0: 'A0',
    BIO: 'BIO',
    BL0: 'BL0',
  });
});
