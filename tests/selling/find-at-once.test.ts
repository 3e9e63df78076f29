import { expect, test } from 'vitest';
import { openByCode, requestCode } from '#features/find/find.commands.ts';
import { codeMark } from '#features/find/find.rules.ts';
import { findCodes } from '#features/find/find.table.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { run } from '#platform/command/command.ts';
import { ownDatabase } from './booking-world.ts';

const phone = '+8801812345678';

test('requests and guesses at once are counted one after another: three codes, five tries, one list', async () => {
  const own = await ownDatabase();
  const at = (place: number) => `192.0.2.${place}`;
  const ten = Array.from({ length: 10 }, (_, place) => at(place));
  await Promise.all(
    ten.map((visitor) => run(own, visitorActor, requestCode, { phone, language: 'en', visitor })),
  );
  expect(await own.db.$count(findCodes)).toBe(3);
  await own.db.delete(findCodes);

  const now = own.clock.now();
  const request = async (code: string) => {
    const id = crypto.randomUUID();
    await own.db.delete(findCodes);
    await own.db.insert(findCodes).values({
      id,
      phone,
      language: 'en',
      visitor: 'one',
      createdAt: now,
      code: codeMark(id, code),
      expiresAt: new Date(now.getTime() + 60_000),
    });
  };
  const guess = (code: string) => (visitor: string) =>
    run(own, visitorActor, openByCode, { phone, code, visitor });
  await request('123456');
  const opened = await Promise.all(ten.map(guess('123456')));
  expect(opened.filter((each) => each !== undefined)).toHaveLength(1);
  await request('123456');
  await Promise.all(ten.map(guess('000000')));
  const [row] = await own.db.select().from(findCodes);
  expect(row?.tries).toBe(5);
  expect(await guess('123456')(at(11))).toBeUndefined();
});
