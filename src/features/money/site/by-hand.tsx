import type { ClaimResult } from '#features/orders/customer/visitor.contract.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { CopyButton } from '#site/copy-button.tsx';
import { FileField } from '#site/file-field.tsx';
import type { TypedClaim } from '../claims/claims.contract.ts';
import { slipLimits } from '../claims/claims.data.ts';
import { kindLabels, methodName } from './transfer-labels.ts';
import './by-hand.css';

interface ByHandProps {
  /** The agency’s Bangla QR; undefined while it has none. */
  readonly qr:
    | { readonly src: string; readonly width: number; readonly height: number; readonly name: string }
    | undefined;
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
  /** What was typed a moment ago and was wrong. */
  readonly typed: TypedClaim;
  /** It is the way that was chosen. */
  readonly isOpen: boolean;
  /** What was told is being checked: the form corrects it, and no number says where to send money again. */
  readonly isClaimed: boolean;
  /** Absent for somebody else who pays: the customer says what was sent. */
  readonly mayNotify: boolean;
}

const resultTexts: Readonly<Record<Exclude<ClaimResult, 'done'>, () => string>> = {
  trx: m.orders_claim_trx,
  sum: m.orders_claim_sum,
  type: m.orders_claim_type,
  large: m.orders_claim_large,
  many: m.orders_claim_many,
  again: m.orders_claim_again,
};

interface CopiedProps {
  readonly name: string;
  readonly shown: string;
  /** What a wallet's app takes. */
  readonly copied: string;
  readonly below?: string | undefined;
}

/** A number to type into another app. */
const Copied = ({ name, shown, copied, below }: CopiedProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span>{shown}</span>
      <CopyButton text={copied} label={m.orders_copy({ what: name })} />
      {below !== undefined && <small>{below}</small>}
    </dd>
  </div>
);

/**
 * Where to send money without a gateway, and the form that says it was sent. A plain form, so that it works without scripts.
 */
export function ByHand({
  qr,
  wallets,
  banks,
  due,
  dueTyped,
  reference,
  result,
  isRequested,
  sendTo,
  typed,
  isOpen,
  isClaimed,
  mayNotify,
}: ByHandProps) {
  const methods = [
    ...new Set(wallets.map(({ provider }) => provider)),
    ...(banks.length > 0 ? (['bank'] as const) : []),
    ...(qr === undefined ? [] : (['bangla-qr'] as const)),
  ];
  const bare = reference.replaceAll('-', '');
  const trouble = result === undefined || result === 'done' ? undefined : resultTexts[result]();
  return (
    <details className="by-hand" id="by-hand" open={trouble !== undefined || isRequested || isOpen}>
      <summary>
        <span>
          <b>{isClaimed ? m.orders_hand_correct() : m.orders_hand()}</b>
          <small>{isClaimed ? m.orders_hand_correct_text() : m.orders_hand_text()}</small>
        </span>
      </summary>
      {!isClaimed && qr !== undefined && (
        <figure className="by-hand-qr">
          <img src={qr.src} width={qr.width} height={qr.height} alt={m.orders_qr_alt({ name: qr.name })} />
          <figcaption>
            <b>{m.orders_way_bangla_qr()}</b> {qr.name}
            <small>{m.orders_qr_text()}</small>
          </figcaption>
        </figure>
      )}
      {!isClaimed && (
        <dl className="by-hand-facts num">
          {wallets.map(({ provider, number, kind }) => (
            <Copied
              key={`${provider}${number}`}
              name={m.orders_hand_wallet({ name: methodName(provider), choose: kindLabels[kind]() })}
              shown={number}
              copied={number.replace(/\D/g, '')}
            />
          ))}
          {banks.map(({ bank, branch, holder, number, routing }) => (
            <Copied
              key={`${bank}${number}`}
              name={m.orders_hand_bank({ bank, branch, holder })}
              shown={number}
              copied={number}
              below={routing === '' ? undefined : m.orders_hand_routing({ routing })}
            />
          ))}
          <Copied name={m.orders_hand_sum()} shown={due} copied={dueTyped} />
          <Copied name={m.orders_hand_reference()} shown={bare} copied={bare} />
        </dl>
      )}
      {mayNotify && (
        <form className="by-hand-form" method="post" action={sendTo} encType="multipart/form-data">
          <h3>{m.orders_hand_then()}</h3>
          {trouble !== undefined && (
            <p className="order-result" role="alert" id="claim-error" tabIndex={-1}>
              {trouble}
            </p>
          )}
          <label>
            <span>{m.orders_hand_way()}</span>
            <select name="method" defaultValue={typed.method || methods[0]}>
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
              defaultValue={typed.trx}
              aria-invalid={result === 'trx' || undefined}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              aria-describedby="trx-help"
            />
            <small id="trx-help">{m.orders_hand_trx_help()}</small>
          </label>
          <label>
            <span>{m.orders_hand_sender()}</span>
            <input
              name="sender"
              inputMode="tel"
              required
              maxLength={40}
              placeholder="01…"
              defaultValue={typed.sender}
            />
          </label>
          <label>
            <span>{m.orders_hand_sent_sum()}</span>
            <input
              name="sum"
              inputMode="decimal"
              required
              maxLength={20}
              defaultValue={typed.sum || dueTyped}
              aria-invalid={result === 'sum' || undefined}
            />
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
      )}
    </details>
  );
}
