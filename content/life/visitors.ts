import { eq } from 'drizzle-orm';
import { makeBooking } from '#features/bookings/bookings.commands.ts';
import { joinWaitingList } from '#features/bookings/waiting-list/waiting-list.commands.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orders } from '#features/orders/orders.table.ts';
import { payLater } from '#features/orders/seats/holds.commands.ts';
import type { Party } from '#features/tour-packages/party/party-parts.rules.ts';
import {
  answerReview,
  decideReview,
  writeReview,
} from '#features/traveller-reviews/traveller-reviews.commands.ts';
import { requestReviewsJob } from '#features/traveller-reviews/traveller-reviews.jobs.ts';
import { listReviews } from '#features/traveller-reviews/traveller-reviews.queries.ts';
import { run } from '#platform/command/command.ts';
import { departureIdOf } from './departures.ts';
import type { Life, Step } from './life.ts';
import { contactOf, person } from './people.ts';
import { seatsIn, take } from './sale.ts';

const adults = (number: number): Party => ({
  adults: number,
  childrenWithBed: 0,
  childrenWithoutBed: 0,
  infants: 0,
  singleRooms: 0,
});

/** Who books or waits, as the site’s form sends it. */
function visitorOf(life: Life, who: number) {
  const { language, ...rest } = person(who);
  return {
    language,
    contact: { ...contactOf({ language, ...rest }), reply: 'phone' as const },
    key: life.key(),
  };
}

const wait = async (life: Life, who: number, party: Party) =>
  run(life.deps, visitorActor, joinWaitingList, {
    request: {
      package: 'sajek-valley',
      departure: await departureIdOf(life, 'life-clouds'),
      party,
      ...visitorOf(life, who),
    },
    visitor: `203.0.113.${who}`,
  });

/** Books seats on the first departure that has them, to be paid later; it is found under its name as a sale is. */
async function book(life: Life, name: string, slug: string, who: number): Promise<void> {
  const party = adults(2);
  const { departure } = await seatsIn(life, { package: slug, departure: undefined, party });
  const { reference, token, total } = await run(life.deps, visitorActor, makeBooking, {
    request: { package: slug, departure, party, ...visitorOf(life, who) },
    visitor: `203.0.113.${who}`,
  });
  const [row] = await life.deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.reference, reference));
  life.note(`${name}.id`, row?.id ?? '');
  life.note(`${name}.token`, token);
  life.note(`${name}.total`, String(total));
  life.note(`${name}.paid`, '0');
  await run(life.deps, visitorActor, payLater, { token });
}

const review = (
  life: Life,
  order: string,
  stars: number,
  name: string,
  words: string,
  language: 'en' | 'bn',
) =>
  run(life.deps, visitorActor, writeReview, {
    token: life.noted(`${order}.token`),
    language,
    stars,
    name,
    words,
    consent: 'yes',
  });

/** An editor has read the review of an order, and shows it. @param answer what the agency says to it */
async function show(life: Life, order: string, answer?: string): Promise<void> {
  const { items } = await listReviews(life.deps.db, { tab: 'waiting', page: 1 });
  const found = items.find((each) => each.order === life.noted(`${order}.id`));
  const id = found?.id ?? '';
  const basedOn = found?.version ?? 0;
  await run(life.deps, life.as('lamia'), decideReview, { id, basedOn, isVisible: true });
  if (answer !== undefined) {
    await run(life.deps, life.as('lamia'), answerReview, { id, basedOn: basedOn + 1, answer });
  }
}

const askForReviews = ({ deps }: Life) => requestReviewsJob(deps).run(new AbortController().signal);

/** What visitors do by themselves: they wait for seats, book some, and say how it was. */
export const visitors: readonly Step[] = [
  { day: -9, at: '21:25', do: (life) => wait(life, 48, adults(3)) },
  { day: -4, at: '22:35', do: (life) => wait(life, 55, adults(2)) },
  { day: -4, at: '19:50', do: (life) => book(life, 'own-1', 'coxs-bazar', 52) },
  {
    day: -3,
    at: '12:55',
    do: (life) => take(life, 'own-1', 'nusrat', { day: -3, at: '12:55', method: 'bkash', taka: 'rest' }),
  },
  { day: 0, at: '23:40', do: (life) => book(life, 'own-2', 'sundarbans', 51) },
  { day: -17, at: '09:05', do: askForReviews },
  {
    day: -15,
    at: '22:20',
    do: (life) =>
      review(
        life,
        'sea-1',
        5,
        'Abdul Malek',
        'Bus left on time and the guide stayed with us the whole day. Sunrise at Gangamati was the best part. Breakfast could be earlier.',
        'en',
      ),
  },
  {
    day: -14,
    at: '20:10',
    do: (life) =>
      review(
        life,
        'sea-2',
        4,
        'রোকেয়া, মিরপুর',
        'ছেলেকে নিয়ে প্রথমবার গেলাম, খুব যত্ন পেয়েছি। হোটেলের লিফট একদিন বন্ধ ছিল, এটা আগে জানালে ভালো হতো।',
        'bn',
      ),
  },
  { day: -14, at: '11:05', do: (life) => show(life, 'sea-1') },
  {
    day: -13,
    at: '11:20',
    do: (life) =>
      show(life, 'sea-2', 'ধন্যবাদ। লিফটের কথা হোটেলকে জানিয়েছি; এখন থেকে এমন কিছু হলে আগেই ফোন করে বলব।'),
  },
  { day: -4, at: '09:05', do: askForReviews },
  {
    day: -1,
    at: '21:15',
    do: (life) =>
      review(
        life,
        'city-1',
        4,
        'Farzana Y.',
        'Good hotel and honest price. One evening in Pattaya was too rushed, but the coordinator answered every call.',
        'en',
      ),
  },
];
