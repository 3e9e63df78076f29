import { data } from 'react-router';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { findByToken as findOrder } from '#features/orders/orders.queries.ts';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { type Language, pathIn } from '#platform/language.ts';
import type { PassengerKind } from '../fares.contract.ts';
import { cityIn, findByToken } from '../fares.queries.ts';
import { who } from '../fares.rules.ts';
import { legsOf } from '../legs/legs.rules.ts';
import { legView, optionView, type OptionView as View } from '../option-view.rules.ts';
import { faresPageQuery } from '../visitor/visitor.contract.ts';
import { faresPath } from '../visitor/visitor.rules.ts';

/** The passengers of an option with their numbers and words, for the form. */
const peopleOf = (kinds: readonly PassengerKind[], language: Language) =>
  kinds.map((kind, index) => ({
    number: String(index + 1),
    words: m.fares_passenger({ number: count(index + 1, language), who: who(kind, language) }),
  }));

const findIn = (views: readonly View[], position: number | undefined) =>
  views.find((view) => view.position === position);

/** How much less or more an option costs than the one that is chosen. */
function differenceTo(chosen: View | undefined, { id, sum }: View, language: Language): string | undefined {
  if (chosen === undefined || chosen.id === id || chosen.sum === sum) {
    return;
  }
  const difference = taka(Math.abs(chosen.sum - sum), language);
  return sum < chosen.sum ? m.fares_less({ sum: difference }) : m.fares_more({ sum: difference });
}

/** What the page of fares shows whoever holds its link. @throws a 404 for any other token, and before it was sent */
export async function loadFaresPage(page: PageContext, token: string) {
  const { language, now } = page;
  const db = page.personal();
  const parsed = faresPageQuery.parse(new URLSearchParams(page.query));
  const found = await findByToken(db, token);
  if (found === undefined || !parsed.ok) {
    throw data(null, { status: 404 });
  }
  const reader = { language, now, cityOf: cityIn(language) };
  const views = found.options.map((option) => optionView(option, found.options, reader));
  const order = found.order === null ? undefined : await findOrder(db, found.order.token, page.today);
  const canBeHad = views.filter(({ isOver, ended }) => !isOver && ended === null);
  const chosen = found.accepted === null ? findIn(canBeHad, parsed.value.option) : undefined;
  const options = views.map((view) => ({ ...view, difference: differenceTo(chosen, view, language) }));
  const accepted = options.find(({ id }) => id === found.accepted);
  return {
    language,
    path: faresPath(language, token),
    reference: found.reference,
    // What was accepted stands alone: the others can't be had any more.
    options: accepted === undefined ? options : [accepted],
    shown: count(canBeHad.length, language),
    /** The flights of tickets that came for others. */
    reissued: found.reissued.map((segments) => legsOf(segments).map((leg) => legView(leg, reader))),
    accepted: accepted?.id,
    isAllOver: accepted === undefined && canBeHad.length === 0,
    isAllWithdrawn: accepted === undefined && options.every(({ ended }) => ended !== null),
    chosen: options.find(({ id }) => id === chosen?.id),
    people: chosen === undefined ? [] : peopleOf(chosen.kinds, language),
    isCancelled: found.order?.isCancelled === true,
    isPaid: order !== undefined && order.due <= 0,
    order: found.order === null ? undefined : orderPath(language, found.order.token),
    askPath: pathIn(language, '/airticket'),
  };
}

export type FaresPageData = Awaited<ReturnType<typeof loadFaresPage>>;
export type OptionView = FaresPageData['options'][number];
