import type { ComponentProps, ReactNode } from 'react';
import { m } from '#messages/messages.js';
import {
  ClockStopped,
  JourneyReview,
  type OrderReview,
  Received,
  SendToPayer,
  WhenToMeet,
  WhoTravels,
} from './booked-parts.tsx';
import { HoldBox, HoldSaid, PayLater } from './hold-box.tsx';
import { LinesTable } from './lines-table.tsx';
import { OrderDue } from './order-due.tsx';
import { OrderFoot } from './order-foot.tsx';
import type { HeadViews } from './order-head.server.ts';
import { OrderHead } from './order-head.tsx';
import { OrderJourneyBox } from './order-journey.tsx';
import { standingLabels } from './order-labels.ts';
import type { OrderPageData } from './order-page.server.ts';
import { OrderPlan } from './order-plan.tsx';
import { OrderProposal } from './order-proposal.tsx';
import { OrderRequests } from './order-requests.tsx';
import { OrderStages } from './order-stages.tsx';
import { OrderWays } from './order-ways.tsx';
import './order-page.css';

const resultTexts = {
  done: m.orders_accepted_now,
  lapsed: m.orders_accept_lapsed,
  over: m.orders_accept_over,
  changed: m.orders_accept_changed,
  full: m.orders_accept_full,
  stands: m.orders_hold_changed,
  amended: m.orders_amended_now,
} as const;

interface OrderPageProps {
  readonly order: OrderPageData;
  /** Somebody else pays, who sees nothing of names, documents and changes. */
  readonly isPayer: boolean;
  readonly views: HeadViews;
  readonly review: OrderReview | undefined;
  /** Absent while a payment is being checked: nobody pays a second time. */
  readonly ways: ComponentProps<typeof OrderWays> | undefined;
  /** How it can be paid without a gateway, below the gateways. */
  readonly byHand: ReactNode;
  /** What went wrong with a payment, above what is due. */
  readonly notice: ReactNode;
  /** How the customer wants to be told. */
  readonly choice: ReactNode;
  /** What the customer told of payments. */
  readonly told: ReactNode;
  /** Staff haven't decided on some of it. */
  readonly hasClaim: boolean;
}

/** The page of an order, for whoever holds its link. */
export function OrderPage(props: OrderPageProps) {
  const { order: loaderData, isPayer, views, review, ways, byHand, notice, told, choice, hasClaim } = props;
  const { head, isStopped } = views;
  const { reference, name, state, money, lines, total, plan, papers, result, practice } = loaderData;
  const { hold, paidShare } = loaderData;
  return (
    <main id="main" className="wrap order">
      {head === undefined ? (
        <div className="list-head">
          <p className="order-ref num">
            {m.orders_reference()} <b>{reference}</b>
            <span className="order-standing" data-money={money}>
              {standingLabels[loaderData.standing]()}
            </span>
          </p>
          <h1>{(isPayer ? m.orders_payer_heading : m.orders_heading)({ name })}</h1>
          {loaderData.travelsOn !== undefined && (
            <p className="lede num">{m.orders_travels({ date: loaderData.travelsOn })}</p>
          )}
        </div>
      ) : (
        <OrderHead {...loaderData} {...{ head, isPayer }} picture={views.picture} />
      )}
      {practice && <p className="order-practice">{m.orders_practice()}</p>}
      {result !== undefined && (
        <p className="order-result" role="status" data-result={result}>
          {resultTexts[result]()}
        </p>
      )}
      {loaderData.comesBack !== undefined && (
        <section className="order-box" aria-labelledby="back">
          <h2 id="back">{m.orders_comes_back()}</h2>
          <p className="order-sum num">
            <b>{loaderData.comesBack}</b>
          </p>
        </section>
      )}
      {loaderData.holdResult !== undefined && (
        <HoldSaid result={loaderData.holdResult} canSend={hold?.canSend ?? true} />
      )}
      {isStopped && <ClockStopped seats={views.stopped} />}
      {hold !== undefined && !isStopped && !(isPayer && hold.standing === 'free') && (
        <HoldBox {...{ hold, hasClaim }} isPaid={paidShare > 0} />
      )}
      {loaderData.proposal !== undefined && <OrderProposal {...loaderData.proposal} />}
      {notice}
      {isStopped && told}
      {review !== undefined && <JourneyReview {...review} />}
      {views.received !== undefined && <Received {...views.received} />}
      {views.who !== undefined && <WhoTravels {...views.who} />}
      {views.meet !== undefined && <WhenToMeet {...views.meet} />}
      {isStopped
        ? byHand
        : hold?.standing !== 'free' && (
            <OrderDue {...loaderData}>
              {ways !== undefined && ways.offers.length > 0 && <OrderWays {...ways} />}
              {hold?.later !== undefined && (
                <PayLater until={hold.later} how={hold.laterHow} to={hold.laterTo} />
              )}
              {byHand}
            </OrderDue>
          )}
      {!isStopped && told}
      {views.payer !== undefined && <SendToPayer {...views.payer} />}
      <section className="order-box" aria-labelledby="lines">
        <h2 id="lines">{m.orders_lines()}</h2>
        <LinesTable
          lines={lines}
          label={state === 'cancelled' ? m.orders_retained() : m.orders_total()}
          total={total}
        />
      </section>
      {loaderData.journey !== null && <OrderJourneyBox journey={loaderData.journey} />}
      {loaderData.keptByStage !== null && <OrderStages kept={loaderData.keptByStage} />}
      {plan.length > 0 && <OrderPlan plan={plan} />}
      {papers.length > 0 && (
        <section className="order-box" aria-labelledby="papers">
          <h2 id="papers">{m.orders_papers()}</h2>
          <ul className="order-papers">
            {papers.map((paper) => (
              <li key={paper.number}>
                <a href={paper.path}>
                  <b>{paper.words}</b>
                  <small className="num">{paper.number}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <OrderRequests {...loaderData.requests} />
      {choice}
      <OrderFoot
        secret={isPayer ? m.orders_payer_only() : m.orders_secret()}
        question={m.orders_whatsapp_text({ reference })}
      />
    </main>
  );
}
