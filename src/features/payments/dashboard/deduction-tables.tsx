import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { ListNothing } from '#dashboard/table/list-states.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Deduction } from '../deductions/deductions.contract.ts';
import type { DeductionKind } from '../deductions/deductions.rules.ts';
import { askOrderText } from './ask-order-text.ts';

const kindNames: Readonly<Record<DeductionKind, () => string>> = {
  vat: m.office_deduction_vat,
  tax: m.office_deduction_tax,
};

/** Asks for the number of a certificate. */
export const askCertificate = ({ id, kind, amount }: Pick<Deduction, 'id' | 'kind' | 'amount'>) =>
  askOrderText(
    m.office_order_of_sum({
      act: m.office_deduction_certify(),
      sum: `${kindNames[kind]()} ${formatTaka(amount)}`,
    }),
    {
      label: m.office_order_certificate_number(),
      least: 2,
      most: 60,
      confirm: m.office_deduction_certify(),
      told: m.office_deduction_notify(),
      act: (number) => write('POST /deductions/{id}/certificate', { id, number }),
    },
  );

const day = (on: string) => fullDate(on, officeLanguage());

interface SumsProps {
  readonly vat: number;
  readonly tax: number;
  /** Columns before and after the one of the sums. */
  readonly before: number;
  readonly after: number;
}

const Sums = ({ vat, tax, before, after }: SumsProps) => (
  <tfoot>
    {(
      [
        ['vat', vat],
        ['tax', tax],
      ] as const
    ).map(([kind, sum]) => (
      <tr key={kind}>
        <th scope="row" colSpan={before}>
          {kindNames[kind]()}
        </th>
        <td>{formatTaka(sum)}</td>
        <td colSpan={after} />
      </tr>
    ))}
  </tfoot>
);

const Nothing = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className="of-list-sheet">
    <ListNothing title={title} text={text} />
  </div>
);

interface DeductionTableProps {
  readonly list: { readonly items: readonly Deduction[]; readonly vat: number; readonly tax: number };
  readonly isOpen: boolean;
}

/** What customers deducted, with its age while the certificate is still to come. */
export function DeductionTable({ list: { items, vat, tax }, isOpen }: DeductionTableProps) {
  const me = useMe();
  if (items.length === 0) {
    return <Nothing title={m.office_deductions_none()} text={m.office_deductions_none_text()} />;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="of-list-sheet" aria-label={m.office_deductions()} tabIndex={0}>
      <table className="of-sums num">
        <thead>
          <tr>
            <th scope="col">{m.office_deduction_from()}</th>
            <th scope="col">{m.office_deduction_kind()}</th>
            <th scope="col">{m.office_order_sum()}</th>
            <th scope="col">{isOpen ? m.office_deduction_age() : m.office_order_certificate_number()}</th>
            <th scope="col">
              <span className="vh">{m.office_books_column_act()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={`/dashboard/orders/${row.order.id}`}>{row.order.reference}</Link> {row.name}{' '}
                <small className="of-dim">
                  {day(row.on)}
                  {row.receipt !== null && ` · ${row.receipt}`}
                </small>
              </th>
              <td>{kindNames[row.kind]()}</td>
              <td>{formatTaka(row.amount)}</td>
              <td>
                {row.certificate ??
                  m.office_deduction_days({ count: row.age, days: count(row.age, officeLanguage()) })}
              </td>
              <td>
                <MayButton
                  refused={needsPermission(me, 'payments.write')}
                  variant={isOpen ? 'default' : 'subtle'}
                  size="compact-sm"
                  onClick={() => askCertificate(row)}
                >
                  {isOpen ? m.office_deduction_certify() : m.office_deduction_correct()}
                </MayButton>
              </td>
            </tr>
          ))}
        </tbody>
        <Sums {...{ vat, tax, before: 2, after: 2 }} />
      </table>
    </section>
  );
}

interface OwnDeductionTableProps {
  readonly items: readonly {
    readonly bill: string;
    readonly number: string | null;
    readonly supplier: { readonly id: string; readonly name: string };
    readonly on: string;
    readonly kind: DeductionKind;
    readonly amount: number;
    readonly certificate: string | null;
  }[];
  readonly vat: number;
  readonly tax: number;
}

/** What we kept back of suppliers' bills in a month. */
export function OwnDeductionTable({ items, vat, tax }: OwnDeductionTableProps) {
  if (items.length === 0) {
    return <Nothing title={m.office_deductions_none()} text={m.office_deductions_ours_none()} />;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className="of-list-sheet" aria-label={m.office_deductions_ours()} tabIndex={0}>
      <table className="of-sums num">
        <thead>
          <tr>
            <th scope="col">{m.office_deduction_supplier()}</th>
            <th scope="col">{m.office_deduction_kind()}</th>
            <th scope="col">{m.office_order_sum()}</th>
            <th scope="col">{m.office_order_certificate_number()}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ bill, number, supplier, on, kind, amount, certificate }) => (
            <tr key={`${bill} ${kind} ${amount}`}>
              <th scope="row">
                <Link to={`/dashboard/suppliers/${supplier.id}`}>{supplier.name}</Link>{' '}
                <small className="of-dim">
                  {day(on)}
                  {number !== null && ` · ${number}`}
                </small>
              </th>
              <td>{kindNames[kind]()}</td>
              <td>{formatTaka(amount)}</td>
              <td>{certificate ?? '–'}</td>
            </tr>
          ))}
        </tbody>
        <Sums {...{ vat, tax, before: 2, after: 1 }} />
      </table>
    </section>
  );
}
