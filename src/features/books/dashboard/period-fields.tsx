import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';

/** The days between which a page shows entries, as its address has them; a day that it doesn't say is missing. */
export function usePeriod(): { readonly from?: CalendarDate; readonly to?: CalendarDate } {
  const { query } = useAddressQuery();
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
}

interface PeriodFieldsProps {
  /** The days that are shown, once they are known. */
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate | undefined;
}

/** The fields of both days, which stand in the address. */
export function PeriodFields({ from, to }: PeriodFieldsProps) {
  const { set } = useAddressQuery();
  return (
    <div className="of-period">
      <DateInput
        label={m.office_books_period_from()}
        value={from}
        onChange={(next) => next !== undefined && set({ from: next }, { replace: true })}
      />
      <DateInput
        label={m.office_books_period_to()}
        value={to}
        onChange={(next) => next !== undefined && set({ to: next }, { replace: true })}
      />
    </div>
  );
}
