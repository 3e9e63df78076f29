import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { findCustomerId } from '#features/customers/customers.queries.ts';
import { departures } from '#features/departures/departures.table.ts';
import { documentTag } from '#features/documents/page-tags.rules.ts';
import { orderLetters } from '#features/orders/letters/letters.table.ts';
import { acceptOrder, cancelOrder } from '#features/orders/orders.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { removeOfCustomer } from '#features/personal-data/personal-data.commands.ts';
import { findAgencyReviews, findPackageReviews } from '#features/traveller-reviews/rating/rating.queries.ts';
import { ratingThing } from '#features/traveller-reviews/rating/rating-thing.rules.ts';
import { reviewsTag } from '#features/traveller-reviews/rating/reviews-tag.rules.ts';
import { orderReview } from '#features/traveller-reviews/site/order-review.server.ts';
import {
  answerReview,
  decideReview,
  requestReview,
  writeReview,
} from '#features/traveller-reviews/traveller-reviews.commands.ts';
import { writtenReview } from '#features/traveller-reviews/traveller-reviews.contract.ts';
import { requestReviewsJob } from '#features/traveller-reviews/traveller-reviews.jobs.ts';
import { listReviews } from '#features/traveller-reviews/traveller-reviews.queries.ts';
import { liveReviews, travellerReviews } from '#features/traveller-reviews/traveller-reviews.table.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { type CommandDeps, run } from '#platform/command/command.ts';
import { inLanguage } from '#platform/http/messages-scope.ts';
import { messages } from '#platform/messages/messages.table.ts';
import { isLetter } from '#platform/testing/letters.ts';
import { actorWith, type TestClock, test } from '#platform/testing/test.ts';
import { commands } from '../architecture/all-commands.ts';
import { staff as all, undoneProof } from '../office/undone.ts';
import { openBookings } from './booking-world.ts';
import { staff } from './sales.ts';

const editor = actorWith('traveller-reviews.check');
const home = '2027-01-16';
const said = { stars: 2, words: 'The jeep came three hours late and nobody told us why.', name: 'Rashed' };

/** Orders of the package that leaves on 14 January 2027 and is home on the 16th. */
async function openJourneys(deps: CommandDeps & { clock: TestClock }) {
  const world = await openBookings(deps);
  await deps.db.update(departures).set({ returnsOn: home }).where(eq(departures.id, world.departure));
  const [row] = await deps.db.select().from(departures).where(eq(departures.id, world.departure));
  const packageId = row?.packageId ?? '';
  let people = 0;
  /** Somebody books, and it is accepted. */
  const book = async (email?: string, language: 'en' | 'bn' = 'en') => {
    people += 1;
    const contact = { name: 'Salma Begum', phone: `0181234567${people}`, reply: 'phone' as const };
    const { token } = await world.book({
      contact: email === undefined ? contact : { ...contact, email },
      language,
    });
    const [order] = await deps.db.select().from(orders).where(eq(orders.token, token));
    const id = order?.id ?? '';
    await run(deps, staff('amina'), acceptOrder, { id });
    return { id, token };
  };
  const write = (token: string, changed: Partial<typeof said> = {}) =>
    run(deps, visitorActor, writeReview, {
      token,
      language: 'en',
      consent: 'yes',
      ...said,
      ...changed,
    });
  const rowOf = async (orderId: string) => {
    const [found] = await deps.db
      .select()
      .from(travellerReviews)
      .where(eq(travellerReviews.orderId, orderId));
    return found ?? expect.fail('It was not asked for.');
  };
  const decide = async (orderId: string, isVisible: boolean) => {
    const { id, version } = await rowOf(orderId);
    const why = isVisible ? {} : { reason: 'It names the driver’s family.' };
    await run(deps, editor, decideReview, { id, basedOn: version, isVisible, ...why });
  };
  const ask = () => requestReviewsJob(deps).run(new AbortController().signal);
  const asked = async () => (await deps.db.select().from(travellerReviews)).map(({ orderId }) => orderId);
  const shown = () => findPackageReviews(deps.db, packageId);
  /** What the order's page says of it. */
  const onOrder = (token: string, language: 'en' | 'bn' = 'en') =>
    inLanguage(language, () =>
      orderReview({ language, today: dhakaDate(deps.clock.now()), personal: () => deps.db }, token),
    );
  return { ...world, packageId, book, write, rowOf, decide, ask, asked, shown, onOrder };
}

const afterReturn = '2027-01-17T04:00:00Z';

describe('who came home', () => {
  test('is asked once, by a letter with the order’s link, from nine in the morning after the return', async ({
    deps,
    clock,
  }) => {
    const { book, ask, asked, shown } = await openJourneys({ ...deps, clock });
    const { id, token } = await book('salma@mail.example', 'bn');
    for (const early of ['2027-01-16T12:00:00Z', '2027-01-17T02:59:00Z']) {
      clock.set(early);
      expect([early, await requestReviewsJob(deps).isDue()]).toEqual([early, false]);
    }
    clock.set(afterReturn);
    expect(await requestReviewsJob(deps).isDue()).toBe(true);
    await ask();
    await ask();
    expect(await requestReviewsJob(deps).isDue()).toBe(false);
    expect(await asked()).toEqual([id]);
    const letters = await deps.db.select().from(messages).where(isLetter('review.asked'));
    expect(letters.map((letter) => [letter.language, letter.toAddress])).toEqual([
      ['bn', 'salma@mail.example'],
    ]);
    expect(letters[0]?.text).toContain(`/bn/orders/${token}/review`);
    expect(await deps.db.$count(orderLetters, eq(orderLetters.kind, 'review'))).toBe(1);
    // Nobody has answered yet, so the page says nothing.
    expect(await shown()).toBeUndefined();
  });

  test('finds on the order’s page the way to say how it was, and then what became of it', async ({
    deps,
    clock,
  }) => {
    const { book, write, decide, onOrder } = await openJourneys({ ...deps, clock });
    const { id, token } = await book();
    clock.set('2027-01-16T12:00:00Z');
    expect(await onOrder(token)).toBeUndefined();
    clock.set(afterReturn);
    expect(await onOrder(token)).toMatchObject({
      heading: 'How was your journey?',
      link: 'Say how it was',
      path: `/orders/${token}/review`,
    });
    expect(await onOrder(token, 'bn')).toMatchObject({
      heading: 'ভ্রমণ কেমন হলো?',
      link: 'কেমন হলো, লিখুন',
      path: `/bn/orders/${token}/review`,
    });
    await write(token);
    const own = { heading: 'Your review', link: 'Read what you wrote' };
    expect(await onOrder(token)).toMatchObject({ ...own, text: expect.stringContaining('in the next days') });
    await decide(id, true);
    expect(await onOrder(token)).toMatchObject({ ...own, text: expect.stringContaining('It is shown') });
    await decide(id, false);
    expect(await onOrder(token)).toMatchObject({ ...own, text: expect.stringContaining('don’t show') });
  });

  test('is asked by SMS without an e-mail address, with the same link', async ({ deps, clock }) => {
    const { book, ask, asked } = await openJourneys({ ...deps, clock });
    const { id, token } = await book();
    clock.set(afterReturn);
    await ask();
    expect(await asked()).toEqual([id]);
    const told = await deps.db.select().from(messages).where(eq(messages.event, 'review.asked'));
    expect(told).toMatchObject([{ channel: 'sms', state: 'waiting' }]);
    expect(told[0]?.text).toContain(`/orders/${token}/review`);
  });

  test('isn’t asked by a test order, after cancelling, or weeks later', async ({ deps, clock }) => {
    const { book, ask, asked } = await openJourneys({ ...deps, clock });
    const practice = await book('a@mail.example');
    await deps.db.update(orders).set({ practice: true }).where(eq(orders.id, practice.id));
    const gone = await book('b@mail.example');
    await run(deps, staff('amina'), cancelOrder, { id: gone.id, reason: 'They fell ill.' });
    clock.set(afterReturn);
    await ask();
    expect(await asked()).toEqual([]);
    await deps.db.update(orders).set({ practice: false }).where(eq(orders.id, practice.id));
    clock.set('2027-02-10T04:00:00Z');
    await ask();
    expect(await asked()).toEqual([]);
  });

  test('writes by the link, once and only after the return, and nobody changes a word of it', async ({
    deps,
    clock,
    db,
  }) => {
    const { book, write, rowOf } = await openJourneys({ ...deps, clock });
    const { id, token } = await book();
    await expect(write(token)).rejects.toMatchObject({ kind: 'not-found' });
    clock.set(afterReturn);
    await expect(write('0'.repeat(26))).rejects.toMatchObject({ kind: 'not-found' });
    await expect(write(token, { stars: 6 })).rejects.toMatchObject({ kind: 'invalid' });
    expect(writtenReview.safeParse({ ...said, consent: 'no' }).success).toBe(false);
    await write(token);
    await expect(write(token, { stars: 5 })).rejects.toMatchObject({ code: 'traveller-reviews.written' });
    expect(await rowOf(id)).toMatchObject({ ...said, state: 'waiting' });
    for (const changed of [{ stars: 5 }, { words: 'The jeep was in time.' }, { name: 'Somebody' }]) {
      const changing = db.transaction((tx) => tx.update(travellerReviews).set(changed));
      await expect(changing).rejects.toMatchObject({
        cause: { message: expect.stringContaining('Nobody changes') },
      });
    }
  });
});

describe('a review', () => {
  test('stands on the package’s page once an editor has read it, with bad ones and how many were asked', async ({
    deps,
    clock,
  }) => {
    const { book, write, decide, ask, shown, packageId } = await openJourneys({ ...deps, clock });
    const [good, bad, rude] = [
      await book('a@mail.example'),
      await book('b@mail.example'),
      await book('c@mail.example'),
    ];
    await book('silent@mail.example');
    clock.set(afterReturn);
    await ask();
    await write(good.token, { stars: 5, words: 'The guide waited with us when my son was sick.', name: '' });
    await write(bad.token);
    await write(rude.token, { stars: 1, words: 'Words that nobody should read.' });
    expect(await shown()).toMatchObject({
      asked: 4,
      answered: 3,
      hidden: 0,
      rating: { count: 0 },
      items: [],
    });
    deps.dropped.length = 0;
    await decide(good.id, true);
    const tags = ['en', 'bn'].map((language) => documentTag(packageId, language === 'bn' ? 'bn' : 'en'));
    expect(deps.dropped).toEqual(expect.arrayContaining(tags));
    await decide(bad.id, true);
    await decide(rude.id, false);
    const reviews = await shown();
    expect(reviews).toMatchObject({ asked: 4, answered: 3, hidden: 1, rating: { count: 2, average: 3.5 } });
    expect(reviews?.items.map(({ stars, name }) => [stars, name]).toSorted()).toEqual([
      [2, 'Rashed'],
      [5, ''],
    ]);
    expect(ratingThing(reviews, 'A traveller')).toMatchObject({
      aggregateRating: { ratingValue: 3.5, reviewCount: 2 },
    });
    expect(JSON.stringify(reviews)).not.toContain('nobody should read');
    await decide(good.id, false);
    expect(await shown()).toMatchObject({ hidden: 2, rating: { count: 1, average: 2 } });
  });

  test('counts among those of the whole agency, whose page is dropped when one changes', async ({
    deps,
    clock,
  }) => {
    const { book, write, decide } = await openJourneys({ ...deps, clock });
    const { id, token } = await book();
    clock.set(afterReturn);
    expect(await findAgencyReviews(deps.db)).toBeUndefined();
    await write(token);
    deps.dropped.length = 0;
    await decide(id, true);
    expect(deps.dropped).toContain(reviewsTag);
    expect(await findAgencyReviews(deps.db)).toMatchObject({
      asked: 1,
      answered: 1,
      hidden: 0,
      rating: { count: 1, average: 2 },
      items: [{ words: said.words }],
    });
    await decide(id, false);
    expect(await findAgencyReviews(deps.db)).toMatchObject({ hidden: 1, items: [] });
  });

  test('has the agency’s answer below it, and two editors don’t overwrite each other', async ({
    deps,
    clock,
  }) => {
    const { book, write, rowOf, decide, shown } = await openJourneys({ ...deps, clock });
    const { id, token } = await book();
    clock.set(afterReturn);
    await write(token);
    const { id: review } = await rowOf(id);
    await decide(id, true);
    const answer = 'You are right. We gave back ৳1,500 each.';
    await expect(run(deps, editor, answerReview, { id: review, basedOn: 1, answer })).rejects.toMatchObject({
      code: 'traveller-reviews.changed',
    });
    await run(deps, editor, answerReview, { id: review, basedOn: 2, answer });
    expect((await shown())?.items).toMatchObject([{ words: said.words, answer }]);
    expect(await listReviews(deps.db, { tab: 'visible', page: 1 })).toMatchObject({
      total: 1,
      items: [{ answer, version: 3 }],
    });
    await expect(
      run(deps, actorWith('documents.publish'), decideReview, { id: review, basedOn: 3, isVisible: true }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('goes with its writer’s personal data, from the site, too; that they were asked stays counted', async ({
    deps,
    clock,
    db,
  }) => {
    const { book, write, decide, rowOf, shown, packageId, onOrder } = await openJourneys({ ...deps, clock });
    const { id, token } = await book();
    clock.set(afterReturn);
    await write(token);
    await decide(id, true);
    const customer = await findCustomerId(db, { phone: '+8801812345671', email: null });
    deps.dropped.length = 0;
    const removal = await run(deps, all, removeOfCustomer, { id: customer ?? '' });
    expect(removal.reviewed).toEqual(removal.orders);
    expect(removal.reviewed).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: 'removed', stars: null, words: null, name: null });
    expect(await shown()).toBeUndefined();
    expect(await onOrder(token)).toMatchObject({
      text: expect.stringContaining('was removed'),
      link: undefined,
    });
    expect(await db.$count(liveReviews)).toBe(0);
    expect(deps.dropped).toContain(documentTag(packageId, 'en'));
    await expect(write(token)).rejects.toMatchObject({ code: 'traveller-reviews.written' });
  });

  test('is written, decided and answered whole or not at all', async ({ deps, clock }) => {
    const { book, rowOf } = await openJourneys({ ...deps, clock });
    const { id, token } = await book('a@mail.example');
    clock.set(afterReturn);
    const { proved, tried, quiet } = undoneProof(deps);
    await proved(requestReview, { id });
    await proved(writeReview, { token, language: 'en', consent: 'yes', ...said }, visitorActor);
    const { id: review } = await rowOf(id);
    await proved(decideReview, { id: review, basedOn: 1, isVisible: true }, all);
    await proved(answerReview, { id: review, basedOn: 2, answer: 'Thank you.' }, all);
    expect(quiet).toEqual([]);
    const missing = commands.filter(({ name }) => name.startsWith('traveller-reviews.') && !tried.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
