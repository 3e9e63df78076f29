import { Button } from '@mantine/core';
import { write } from '#dashboard/api/operations.ts';
import { askText } from '#dashboard/form/text-form.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { booksKey } from '#features/books/dashboard/books-client.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { ownCurrency } from '#platform/money/money.rules.ts';
import type { Bill } from '../bills/bills.contract.ts';
import { openBillFileForm } from './bill-file-form.tsx';
import { billLabel, billState, formatHundredths, formatRate } from './supplier-labels.ts';
import { saveBillFile } from './suppliers-client.ts';

/** Asks why a bill is undone, and undoes it. */
const askUndo = (bill: Bill) =>
  askText(m.office_supplier_undo_bill({ bill: billLabel(bill) }), {
    label: m.office_supplier_why(),
    least: 3,
    most: 500,
    danger: true,
    changes: booksKey,
    confirm: m.office_undo(),
    told: m.office_supplier_notify_bill_undone(),
    act: (reason) => write('POST /bills/{id}/undo', { id: bill.id, reason }),
  });

interface Props {
  readonly bills: readonly Bill[];
  readonly refused: RefusalReason;
}

/** What a supplier takes, the latest first. */
export function BillRows({ bills, refused }: Props) {
  return (
    <section className="of-list-sheet sup-sheet" aria-labelledby="sup-bills">
      <h2 id="sup-bills">{m.office_supplier_bills()}</h2>
      {bills.length === 0 ? (
        <p className="of-dim">{m.office_supplier_bills_none()}</p>
      ) : (
        <table className="of-table sup-table num">
          <thead>
            <tr>
              <th scope="col">{m.office_supplier_bill()}</th>
              <th scope="col">{m.office_supplier_for()}</th>
              <th scope="col" className="of-end">
                {m.office_supplier_amount()}
              </th>
              <th scope="col" className="of-end">
                {m.office_supplier_rate()}
              </th>
              <th scope="col" className="of-end">
                {m.office_supplier_taka()}
              </th>
              <th scope="col">{m.office_supplier_due()}</th>
              <th scope="col">{m.office_supplier_state()}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {bills.map((bill) => (
              <BillRow key={bill.id} bill={bill} refused={refused} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function BillRow({ bill, refused }: { readonly bill: Bill; readonly refused: RefusalReason }) {
  const { state, on, due, currency, rate, amount, total, deducted, lines, hasFile, because } = bill;
  const { mark, words } = billState(bill);
  const day = (each: string) => shortDate(each, officeLanguage());
  const foreign = currency !== ownCurrency;
  return (
    <tr data-over={state === 'undone' || undefined}>
      <td className="of-main">
        <span className="of-titles">
          <strong>{billLabel(bill)}</strong>
          <span>{day(on)}</span>
        </span>
      </td>
      <td data-label={m.office_supplier_for()}>
        <span className="of-titles">
          <span>{lines.map(({ text }) => text).join(', ')}</span>
          {deducted > 0 && <span>{m.office_supplier_deducted({ sum: formatTaka(deducted) })}</span>}
          {because !== null && <q>{because}</q>}
        </span>
      </td>
      <td className="of-end" data-label={m.office_supplier_amount()}>
        {foreign ? `${currency} ${formatHundredths(amount)}` : '–'}
      </td>
      <td className="of-end" data-label={m.office_supplier_rate()}>
        {foreign ? formatRate(rate) : '–'}
      </td>
      <td className="of-end" data-label={m.office_supplier_taka()}>
        <strong>{formatTaka(total)}</strong>
      </td>
      <td data-label={m.office_supplier_due()}>{due === null ? '–' : day(due)}</td>
      <td data-label={m.office_supplier_state()}>
        <span className="of-state" data-state={mark}>
          {words}
        </span>
      </td>
      <td className="sup-acts">
        {hasFile ? (
          <Button size="compact-sm" variant="default" onClick={() => void saveBillFile(bill)}>
            {m.office_supplier_file_open()}
          </Button>
        ) : (
          state === 'booked' && (
            <MayButton
              size="compact-sm"
              variant="default"
              refused={refused}
              onClick={() => openBillFileForm(bill)}
            >
              {m.office_supplier_file_add()}
            </MayButton>
          )
        )}
        {state === 'booked' && (
          <MayButton size="compact-sm" variant="default" refused={refused} onClick={() => askUndo(bill)}>
            {m.office_undo()}
          </MayButton>
        )}
      </td>
    </tr>
  );
}
