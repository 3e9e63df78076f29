import { data } from 'react-router';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { findByToken as findOrder } from '#features/orders/orders.queries.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { type Language, pathIn } from '#platform/language.ts';
import type { Option } from '../fares.contract.ts';
import { cityIn, findByToken } from '../fares.queries.ts';
import { legsOf } from '../legs/legs.rules.ts';
import { listUnnamed } from '../names/names.queries.ts';
import { legView, optionView, type OptionView as View } from '../option-view.rules.ts';
import { faresPageQuery } from '../visitor/visitor.contract.ts';
import { faresPath } from '../visitor/visitor.rules.ts';
import { type Asked, journeyOf } from './names-rows.rules.ts';

/** What the form of names asks: of all passengers of a chosen option, or of those of an accepted one who were to be named later. */
function namesOf(
  options: readonly Option[],
  view: ReturnType<typeof optionView> | undefined,
  { unnamed, today }: { readonly unnamed: readonly Asked[] | undefined; readonly today: CalendarDate },
) {
  const option = options.find(({ id }) => id === view?.id);
  if (view === undefined || option === undefined || unnamed?.length === 0) {
    return undefined;
  }
  const { airlines, total, position, until } = view;
  return {
    option: option.id,
    ...{ airlines, total, position, until },
    fares: option.fares,
    journey: journeyOf(option, today),
    isAccepted: unnamed !== undefined,
    asked: unnamed ?? view.kinds.map((kind, at) => ({ position: at, kind })),
  };
}

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
  const unnamed = accepted === undefined || accepted.isOver ? [] : await listUnnamed(db, token);
  const asked = accepted ?? options.find(({ id }) => id === chosen?.id);
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
    chosen: accepted === undefined ? asked : undefined,
    today: page.today,
    names: namesOf(found.options, asked, {
      unnamed: accepted === undefined ? undefined : unnamed,
      today: page.today,
    }),
    isNamed: parsed.value.named === 'done',
    isCancelled: found.order?.isCancelled === true,
    isPaid: order !== undefined && order.due <= 0,
    order: found.order === null ? undefined : orderPath(language, found.order.token),
    askPath: pathIn(language, '/airticket'),
  };
}

export type FaresPageData = Awaited<ReturnType<typeof loadFaresPage>>;
export type OptionView = FaresPageData['options'][number];
