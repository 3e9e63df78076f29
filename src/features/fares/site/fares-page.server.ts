import { data } from 'react-router';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { findByToken as findOrder } from '#features/orders/orders.queries.ts';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { count } from '#platform/format/numbers.ts';
import type { PageContext } from '#platform/http/page-context.ts';
import { pathIn } from '#platform/language.ts';
import type { Option } from '../fares.contract.ts';
import { cityIn, findByToken } from '../fares.queries.ts';
import { listUnnamed } from '../names/names.queries.ts';
import { optionView } from '../option-view.rules.ts';
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

/** What the page of fares shows whoever holds its link. @throws a 404 for any other token, and before it was sent */
export async function loadFaresPage(page: PageContext, token: string) {
  const { language, now } = page;
  const db = page.personal();
  const parsed = faresPageQuery.parse(new URLSearchParams(page.query));
  const found = await findByToken(db, token);
  if (found === undefined || !parsed.ok) {
    throw data(null, { status: 404 });
  }
  const options = found.options.map((option) =>
    optionView(option, found.options, { language, now, cityOf: cityIn(language) }),
  );
  const order = found.order === null ? undefined : await findOrder(db, found.order.token, page.today);
  const accepted = options.find(({ id }) => id === found.accepted);
  const unnamed = accepted === undefined || accepted.isOver ? [] : await listUnnamed(db, token);
  const chosen = options.find(({ position, isOver }) => position === parsed.value.option && !isOver);
  return {
    language,
    path: faresPath(language, token),
    reference: found.reference,
    // What was accepted stands alone: the others can't be had any more.
    options: accepted === undefined ? options : [accepted],
    shown: count(options.length, language),
    accepted: accepted?.id,
    isAllOver: accepted === undefined && options.every(({ isOver }) => isOver),
    chosen: accepted === undefined ? chosen : undefined,
    today: page.today,
    names: namesOf(found.options, accepted === undefined ? chosen : accepted, {
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
