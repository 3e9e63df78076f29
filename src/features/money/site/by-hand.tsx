import type { ClaimResult } from '#features/orders/customer/visitor.contract.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { FileField } from '#site/file-field.tsx';
import { slipLimits } from '../claims/claims.data.ts';
import { kindLabels, methodName } from './transfer-labels.ts';
import './by-hand.css';

interface ByHandProps {
  readonly wallets: ReadonlyArray<{
    readonly provider: 'bkash' | 'nagad' | 'rocket' | 'upay';
    readonly number: string;
    readonly kind: 'personal' | 'agent' | 'merchant';
  }>;
  readonly banks: ReadonlyArray<{
    readonly bank: string;
    readonly branch: string;
    readonly holder: string;
    readonly number: string;
    readonly routing: string;
  }>;
  readonly language: Language;
  /** The sum to send, as people read it and as it is typed. */
  readonly due: string;
  readonly dueTyped: string;
  readonly reference: string;
  readonly result: ClaimResult | undefined;
  /** Whether the office asks for a number or slip. */
  readonly isRequested: boolean;
  readonly sendTo: string;
}

const resultTexts: Readonly<Record<Exclude<ClaimResult, 'done'>, () => string>> = {
  trx: m.orders_claim_trx,
  sum: m.orders_claim_sum,
  type: m.orders_claim_type,
  large: m.orders_claim_large,
  many: m.orders_claim_many,
  again: m.orders_claim_again,
};

/**
 * Where to send money without a gateway, and the form that says it was sent. A plain form, so that it works without scripts.
 */
export function ByHand({
  wallets,
  banks,
  due,
  dueTyped,
  reference,
  result,
  isRequested,
  sendTo,
}: ByHandProps) {
  const methods = [
    ...new Set(wallets.map(({ provider }) => provider)),
    ...(banks.length > 0 ? (['bank'] as const) : []),
  ];
  const trouble = result === undefined || result === 'done' ? undefined : resultTexts[result]();
  return (
    <details className="by-hand" id="by-hand" open={trouble !== undefined || isRequested}>
      <summary>
        <span>
          <b>{m.orders_hand()}</b>
          <small>{m.orders_hand_text()}</small>
        </span>
      </summary>
      <dl className="by-hand-facts num">
        {wallets.map(({ provider, number, kind }) => (
          <div key={`${provider}${number}`}>
            <dt>{m.orders_hand_wallet({ name: methodName(provider), choose: kindLabels[kind]() })}</dt>
            <dd>{number}</dd>
          </div>
        ))}
        {banks.map(({ bank, branch, holder, number, routing }) => (
          <div key={`${bank}${number}`}>
            <dt>{m.orders_hand_bank({ bank, branch, holder })}</dt>
            <dd>
              {number}
              {routing !== '' && <small>{m.orders_hand_routing({ routing })}</small>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{m.orders_hand_sum()}</dt>
          <dd>{due}</dd>
        </div>
        <div>
          <dt>{m.orders_hand_reference()}</dt>
          <dd>{reference.replaceAll('-', '')}</dd>
        </div>
      </dl>
      <form className="by-hand-form" method="post" action={sendTo} encType="multipart/form-data">
        <h3>{m.orders_hand_then()}</h3>
        {trouble !== undefined && (
          <p className="order-result" role="alert">
            {trouble}
          </p>
        )}
        <label>
          <span>{m.orders_hand_way()}</span>
          <select name="method">
            {methods.map((method) => (
              <option key={method} value={method}>
                {methodName(method)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{m.orders_hand_trx()}</span>
          <input
            name="trx"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            aria-describedby="trx-help"
          />
          <small id="trx-help">{m.orders_hand_trx_help()}</small>
        </label>
        <label>
          <span>{m.orders_hand_sender()}</span>
          <input name="sender" inputMode="tel" required maxLength={40} placeholder="01…" />
        </label>
        <label>
          <span>{m.orders_hand_sent_sum()}</span>
          <input name="sum" inputMode="decimal" required maxLength={20} defaultValue={dueTyped} />
        </label>
        <div className="by-hand-slip">
          <label htmlFor="slip">
            <span>{m.orders_hand_slip()}</span>
          </label>
          <FileField id="slip" maxBytes={slipLimits.bytes} helpId="slip-help" />
          <small id="slip-help">{m.orders_hand_slip_help()}</small>
        </div>
        <button className="btn btn-go" type="submit">
          {m.orders_hand_send()}
        </button>
      </form>
    </details>
  );
}
