import { OrderFoot } from '#features/orders/site/order-foot.tsx';
import { m } from '#messages/messages.js';
import { pageContext, postedContext } from '#platform/http/page-context.ts';
import { secretMeta } from '#site/page-meta.ts';
import type { Route } from './+types/fares-page.ts';
import { FareNames } from './fare-names.tsx';
import { FareLegs, FareOption, FaresAtAGlance } from './fare-option.tsx';
import '#features/orders/site/order-page.css';
import { loadFaresPage } from './fares-page.server.ts';
import { postFares } from './post-fares.server.ts';
import './fares-page.css';

export const handle = { slim: true };

export function loader({ context, params: { token } }: Route.LoaderArgs) {
  return loadFaresPage(context.get(pageContext), token);
}

export function action({ context, params: { token } }: Route.ActionArgs) {
  return postFares(context.get(pageContext), context.get(postedContext), token);
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.fares_title, m.fares_description);
}

/** /fares/{token}: the ways to fly that were found, one of which is accepted, for whoever holds its link. */
export default function FaresPage({ loaderData, actionData }: Route.ComponentProps) {
  const { options, chosen, accepted, order, path, reference } = loaderData;
  const [first] = options;
  return (
    <main id="main" className="wrap order fares">
      <div className="list-head">
        <p className="order-ref num">
          {m.fares_request()} <b>{reference}</b>
        </p>
        <h1>{first?.route}</h1>
        {accepted === undefined && !loaderData.isAllOver && (
          <p className="lede">{m.fares_lede({ shown: loaderData.shown })}</p>
        )}
        {loaderData.isAllOver && (
          <p className="lede">{loaderData.isAllWithdrawn ? m.fares_all_withdrawn() : m.fares_all_over()}</p>
        )}
      </div>
      {actionData?.notice !== undefined && (
        <p className="order-result" role="alert">
          {actionData.notice}
        </p>
      )}
      {loaderData.isNamed && actionData === undefined && (
        <p className="order-result" data-result="done" role="status" id="named">
          {m.fares_named()}
        </p>
      )}
      {order !== undefined && first !== undefined && (
        <section className="order-box fares-yours" role="status">
          <p>
            {!loaderData.isCancelled && (
              <b>{m.fares_yours({ airline: first.airlines, total: first.total })} </b>
            )}
            {loaderData.isCancelled
              ? m.fares_cancelled()
              : loaderData.isPaid
                ? undefined
                : first.isOver
                  ? m.fares_pay_late({ date: first.until })
                  : m.fares_pay_by({ date: first.until })}
          </p>
          <a className="btn btn-go" href={order}>
            {loaderData.isCancelled || loaderData.isPaid ? m.fares_order() : m.fares_pay()}
          </a>
          {!loaderData.isCancelled && (
            <a className="btn btn-line" href={`${path}.ics`}>
              {m.orders_calendar()}
            </a>
          )}
        </section>
      )}
      {loaderData.reissued.length > 0 && (
        <section className="order-box fares-yours" aria-labelledby="reissued">
          <h2 id="reissued">{m.fares_reissued()}</h2>
          {loaderData.reissued.map((legs) => (
            <FareLegs key={legs.map(({ on, flights }) => `${on} ${flights}`).join()} legs={legs} />
          ))}
        </section>
      )}
      {options.length > 1 && <FaresAtAGlance options={options} />}
      <div className="fares-options" data-many={options.length > 1 || undefined}>
        {options.map((option) => (
          <FareOption
            key={option.id}
            option={option}
            isChosen={option.id === chosen?.id}
            isAccepted={option.id === accepted}
            path={path}
            askPath={loaderData.askPath}
          />
        ))}
      </div>
      {loaderData.names !== undefined && !loaderData.isCancelled && (
        <FareNames
          key={`${loaderData.names.option} ${loaderData.names.asked.length}`}
          names={loaderData.names}
          path={path}
          language={loaderData.language}
          today={loaderData.today}
          refusal={actionData?.refusal}
        />
      )}
      {accepted === undefined && !loaderData.isAllOver && (
        <p className="small muted">
          {options.some(({ conditions }) => conditions.some(({ isLess }) => isLess)) && m.fares_amber()}{' '}
          {m.fares_frozen()}
        </p>
      )}
      <OrderFoot secret={m.fares_secret()} question={m.orders_whatsapp_text({ reference })} />
    </main>
  );
}
