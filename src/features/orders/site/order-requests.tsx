import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { closeOnEscape } from '#site/close-details.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { longestRequest, type OrderRequestKind, type RequestResult } from '../customer/requests.rules.ts';
import './order-requests.css';

const openLabels: Readonly<Record<OrderRequestKind, () => string>> = {
  question: m.orders_request_question,
  change: m.orders_request_change,
  cancel: m.orders_request_cancel,
};
const buttonLabels: Readonly<Record<OrderRequestKind, () => string>> = {
  question: m.orders_request_question_label,
  change: m.orders_request_change_label,
  cancel: m.orders_request_cancel_label,
};
const sendLabels: Readonly<Record<OrderRequestKind, () => string>> = {
  question: m.orders_request_question_send,
  change: m.orders_request_change_send,
  cancel: m.orders_request_cancel_send,
};
const sentTexts: Readonly<Record<OrderRequestKind, (on: { day: string }) => string>> = {
  question: m.orders_request_question_sent,
  change: m.orders_request_change_sent,
  cancel: m.orders_request_cancel_sent,
};
const resultTexts: Readonly<Record<Exclude<RequestResult, 'words'>, () => string>> = {
  question: m.orders_request_done,
  change: m.orders_request_done,
  cancel: m.orders_request_cancel_done,
  many: m.orders_request_many,
  over: m.orders_request_over,
};

interface RequestsProps {
  readonly kinds: readonly OrderRequestKind[];
  /** What cancelling today would keep and give back. */
  readonly cancelled: { readonly keep: string; readonly back: string } | undefined;
  readonly sent: readonly { readonly kind: OrderRequestKind; readonly day: string }[];
  /** What became of the form that was sent a moment ago. */
  readonly result: RequestResult | undefined;
  readonly sendTo: string;
}

const isDone = (result: RequestResult): result is OrderRequestKind => result in openLabels;

/** Asking, changing, cancelling: plain forms that staff answer, so that they work without scripts too. */
export function OrderRequests({ kinds, cancelled, sent, result, sendTo }: RequestsProps) {
  const language = usePageLanguage();
  return (
    kinds.length > 0 && (
      <section className="order-box order-asks" aria-labelledby="ask">
        <h2 id="ask">{m.orders_requests()}</h2>
        {result !== undefined && (
          <p
            className="order-result"
            role={isDone(result) ? 'status' : 'alert'}
            data-result={isDone(result) ? 'done' : result}
          >
            {result === 'words'
              ? m.orders_request_words({ most: count(longestRequest, language) })
              : resultTexts[result]()}
          </p>
        )}
        {sent.length > 0 && (
          <ul className="order-asked num">
            {sent.map(({ kind, day }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: requests are append-only.
              <li key={index}>{sentTexts[kind]({ day })}</li>
            ))}
          </ul>
        )}
        {kinds.map((kind) => (
          <details key={kind} name="ask" onKeyDown={closeOnEscape}>
            <summary>{openLabels[kind]()}</summary>
            <form method="post" action={sendTo}>
              <input type="hidden" name="kind" value={kind} />
              {kind === 'cancel' && cancelled !== undefined && (
                <>
                  <dl className="order-back num">
                    <dt>{m.orders_request_keep()}</dt>
                    <dd>{cancelled.keep}</dd>
                    <dt>{m.orders_request_back()}</dt>
                    <dd>{cancelled.back}</dd>
                  </dl>
                  <p className="order-words">{m.orders_request_cancel_text()}</p>
                </>
              )}
              <label className="field">
                <span>{buttonLabels[kind]()}</span>
                <textarea name="text" rows={3} required={kind !== 'cancel'} maxLength={longestRequest} />
              </label>
              <button className="btn btn-line" type="submit">
                {sendLabels[kind]()}
              </button>
            </form>
          </details>
        ))}
      </section>
    )
  );
}
