import { data } from 'react-router';
import { paperName } from '#features/papers/site/paper-words.ts';
import { m } from '#messages/messages.js';
import { fullDate, longDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { sumInWords } from '#platform/money/sum-in-words.rules.ts';
import { useAgency } from '#site/layout/agency.ts';
import { hiddenMeta } from '#site/page-meta.ts';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { findProposal } from '../amendments/amendments.queries.ts';
import { findByToken } from '../orders.queries.ts';
import { isQuote, lineText } from '../orders.rules.ts';
import { orderPageQuery } from '../visitor/visitor.contract.ts';
import type { Route } from './+types/order-page.ts';
import { OrderDue } from './order-due.tsx';
import { OrderPlan } from './order-plan.tsx';
import { OrderProposal } from './order-proposal.tsx';
import { OrderWays } from './order-ways.tsx';
import { chargeWords, standingWords } from './order-words.ts';
import { shownProposal } from './shown-proposal.server.ts';
import './order-page.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language, today, paymentGateways } = page;
  const parsed = orderPageQuery.parse(new URLSearchParams(page.query));
  const order = await findByToken(page.personal(), params.token, today);
  if (!order || !parsed.ok) {
    throw data(null, { status: 404 });
  }
  const sum = (poisha: number) => taka(poisha, language);
  const proposal = await findProposal(page.personal(), params.token);
  return {
    reference: order.reference,
    name: order.name,
    ...{ state: order.state, money: order.money, practice: order.practice },
    travelsOn: order.travelsOn === null ? undefined : longDate(order.travelsOn, language),
    total: sum(order.total),
    paid: sum(order.paid),
    paidShare: order.total <= 0 ? 0 : Math.min(100, Math.round((order.paid * 100) / order.total)),
    owesMore: order.due > 0,
    due: sum(order.due),
    dueWords: sumInWords(order.due, language),
    dueOn: order.dueOn === null ? undefined : fullDate(order.dueOn, language),
    validUntil: order.validUntil === null ? undefined : fullDate(order.validUntil, language),
    canAccept: isQuote(order.state) && (order.validUntil === null || order.validUntil >= today),
    comesBack: order.money === 'refund due' ? sum(order.paid - order.total) : undefined,
    lines: order.lines.map((line) => ({
      text: lineText(line.text, language),
      note: [
        chargeWords[line.charge](),
        line.quantity === 1 ? '' : `${count(line.quantity, language)} × ${sum(line.unit)}`,
      ]
        .filter(Boolean)
        .join(', '),
      sum: sum(line.sum),
    })),
    plan: order.plan.map((part) => ({
      amount: sum(part.amount),
      due: fullDate(part.due, language),
      state: part.left === 0 ? ('paid' as const) : part.due < today ? ('late' as const) : ('open' as const),
    })),
    papers: order.papers.map(({ kind, number, path }) => ({ words: paperName[kind](), number, path })),
    result: parsed.value.accepted,
    proposal: proposal && shownProposal(proposal, params.token, language),
    ways: {
      ...{ token: params.token, language, ...paymentGateways },
      rest: order.total - order.paid > order.due ? sum(order.total - order.paid) : undefined,
      result: parsed.value.payment,
    },
    acceptTo: `/api/visitor/orders/${params.token}/accept?language=${language}&version=${order.current}`,
  };
}

/** The URL is a secret: it isn't part of any metadata. */
export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches[1], '/contact', m.orders_title, m.orders_description);
}

const resultWords = {
  done: m.orders_accepted_now,
  lapsed: m.orders_accept_lapsed,
  over: m.orders_accept_over,
  changed: m.orders_accept_changed,
  amended: m.orders_amended_now,
} as const;

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { reference, name, state, money, lines, total, plan, papers, result, practice } = loaderData;
  const agency = useAgency();
  return (
    <main id="main" className="wrap order">
      <div className="list-head">
        <p className="order-ref num">
          {m.orders_reference()} <b>{reference}</b>
          <span className="order-standing" data-money={money}>
            {standingWords(state, money)}
          </span>
        </p>
        <h1>{m.orders_heading({ name })}</h1>
        {loaderData.travelsOn !== undefined && (
          <p className="lede num">{m.orders_travels({ date: loaderData.travelsOn })}</p>
        )}
        {practice && <p className="order-practice">{m.orders_practice()}</p>}
      </div>
      {result !== undefined && (
        <p className="order-result" role="status" data-result={result}>
          {resultWords[result]()}
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
      {loaderData.proposal !== undefined && <OrderProposal {...loaderData.proposal} />}
      <OrderDue {...loaderData}>
        {loaderData.ways.names.length > 0 && <OrderWays {...loaderData.ways} due={loaderData.due} />}
      </OrderDue>
      <section className="order-box" aria-labelledby="lines">
        <h2 id="lines">{m.orders_lines()}</h2>
        <table className="order-lines num">
          <tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Lines of one version never move.
              <tr key={index}>
                <th scope="row">
                  {line.text}
                  <small>{line.note}</small>
                </th>
                <td>{line.sum}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{state === 'cancelled' ? m.orders_kept() : m.orders_total()}</th>
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
      </section>
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
      <p className="order-more">
        {m.orders_more()}{' '}
        <a className="num" href={`tel:${agency.phone}`}>
          <PhoneNumber of={agency.phone} />
        </a>
      </p>
      <p className="order-secret">{m.orders_secret()}</p>
    </main>
  );
}
