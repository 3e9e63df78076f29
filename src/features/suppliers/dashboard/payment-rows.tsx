import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { booksKey } from '#features/books/dashboard/books-client.ts';
import { UndoMovement } from '#features/books/dashboard/undo-movement.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import type { SupplierCard, SupplierPaid } from '../suppliers.contract.ts';
import { billLabel, paidState } from './supplier-labels.ts';
import { useAccountChoices } from './suppliers-client.ts';

const approve = ({ id }: SupplierPaid) =>
  runMutation(booksKey, m.office_supplier_notify_approved(), () =>
    write('POST /supplier-payments/{id}/approve', { id }),
  );

/** What a supplier was paid, the latest first. */
export function PaymentRows({ card: { payments, bills } }: { readonly card: SupplierCard }) {
  const accounts = useAccountChoices(['money', 'clearing']);
  const mayNotApprove = needsPermission(useMe(), 'books.approve');
  const account = (code: string) => accounts.find(({ value }) => value === code)?.label ?? code;
  const named = (ids: readonly string[]) =>
    bills
      .filter(({ id }) => ids.includes(id))
      .map(billLabel)
      .join(', ');
  const act = { size: 'compact-sm', variant: 'default' };
  return (
    <section className="of-list-sheet sup-sheet" aria-labelledby="sup-payments">
      <h2 id="sup-payments">{m.office_supplier_payments()}</h2>
      {payments.length === 0 ? (
        <p className="of-dim">{m.office_supplier_payments_none()}</p>
      ) : (
        <table className="of-table sup-table num">
          <thead>
            <tr>
              <th scope="col">{m.office_supplier_pay_from()}</th>
              <th scope="col">{m.office_supplier_number()}</th>
              <th scope="col" className="of-end">
                {m.office_supplier_fee()}
              </th>
              <th scope="col" className="of-end">
                {m.office_supplier_taka()}
              </th>
              <th scope="col">{m.office_supplier_state()}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {payments.map((paid) => {
              const { mark, words } = paidState(paid);
              return (
                <tr key={paid.id} data-over={mark === 'trashed' || undefined}>
                  <td className="of-main">
                    <span className="of-titles">
                      <strong>{account(paid.account)}</strong>
                      <span>
                        {[shortDate(paid.on, officeLanguage()), paid.byName].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                  </td>
                  <td data-label={m.office_supplier_number()}>
                    <span className="of-titles">
                      <span>{paid.outside ?? '–'}</span>
                      {paid.bills.length > 0 && (
                        <span>{m.office_supplier_for_bills({ bills: named(paid.bills) })}</span>
                      )}
                      {paid.because !== null && <q>{paid.because}</q>}
                    </span>
                  </td>
                  <td className="of-end" data-label={m.office_supplier_fee()}>
                    {paid.fee === 0 ? '–' : formatTaka(paid.fee)}
                  </td>
                  <td className="of-end" data-label={m.office_supplier_taka()}>
                    <strong>{formatTaka(paid.amount)}</strong>
                  </td>
                  <td data-label={m.office_supplier_state()}>
                    <span className="of-state" data-state={mark}>
                      {words()}
                    </span>
                  </td>
                  <td className="sup-acts">
                    {paid.state === 'waiting' && (
                      <MayButton {...act} refused={mayNotApprove} onClick={() => void approve(paid)}>
                        {m.office_supplier_approve()}
                      </MayButton>
                    )}
                    {paid.state === 'booked' && (
                      <UndoMovement id={paid.id} kind="supplier-payment" about={formatTaka(paid.amount)} />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
