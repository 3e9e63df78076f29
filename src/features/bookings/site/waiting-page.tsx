import { data } from 'react-router';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { OrderFoot } from '#features/orders/site/order-foot.tsx';
import { partyLabel } from '#features/tour-packages/site/package-labels.ts';
import { m } from '#messages/messages.js';
import { formatUntil, longDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { secretMeta } from '#site/page-meta.ts';
import { findWaiting } from '../waiting-list/waiting-list.queries.ts';
import type { Route } from './+types/waiting-page.ts';
import '#features/orders/site/order-page.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language, today } = page;
  const found = await findWaiting(page.personal(), params.token, today);
  if (!found) {
    throw data(null, { status: 404 });
  }
  const { state, reference, name, place, party, heldUntil, order, total } = found;
  return {
    state,
    reference,
    name,
    package: found.package,
    place: place === null ? undefined : count(place, language),
    party: partyLabel(party, language),
    departsOn: longDate(found.departsOn, language),
    until: heldUntil === null ? undefined : formatUntil(new Date(heldUntil), language),
    total: total === null || state !== 'offered' ? undefined : taka(total, language),
    order: order === null ? undefined : orderPath(language, order),
    leaveTo: `/api/visitor/waiting/${params.token}/leave`,
  };
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.waiting_title, m.waiting_description);
}

const stateLabels = {
  waiting: m.waiting_state_waiting,
  offered: m.waiting_state_offered,
  booked: m.waiting_state_booked,
  missed: m.waiting_state_missed,
  left: m.waiting_state_left,
  over: m.waiting_state_over,
} as const;

/** A place on a waiting list, for whoever holds its link. */
export default function WaitingPage({ loaderData }: Route.ComponentProps) {
  const { state, reference, name, place, party, departsOn, until, order, total, leaveTo } = loaderData;
  const mayLeave = state === 'waiting' || state === 'offered';
  return (
    <main id="main" className="wrap order">
      <div className="list-head">
        <p className="order-ref num">
          {m.orders_reference()} <b>{reference}</b>
        </p>
        <h1>{m.waiting_heading({ name })}</h1>
        <p className="lede num">{m.waiting_for({ package: loaderData.package, date: departsOn })}</p>
      </div>
      <section className="order-box num" aria-labelledby="place">
        <h2 id="place">{stateLabels[state]()}</h2>
        <p>{party}</p>
        {place !== undefined && <p>{m.waiting_place({ place })}</p>}
        {place !== undefined && <p>{m.waiting_one_place()}</p>}
        {total !== undefined && <p>{m.waiting_costs({ sum: total })}</p>}
        {until !== undefined && <p>{m.waiting_held({ until })}</p>}
        {order !== undefined && (
          <a className="btn btn-go" href={order}>
            {state === 'booked' ? m.waiting_see_order() : m.waiting_mail_offered_button()}
          </a>
        )}
      </section>
      {mayLeave && (
        <form method="post" action={leaveTo}>
          <button type="submit" className="btn btn-line">
            {state === 'offered' ? m.waiting_decline() : m.waiting_leave()}
          </button>
        </form>
      )}
      <OrderFoot
        secret={mayLeave ? m.waiting_secret() : m.waiting_secret_over()}
        question={m.orders_whatsapp_text({ reference })}
      />
    </main>
  );
}
