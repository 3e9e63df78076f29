import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError } from '#dashboard/table/list-states.tsx';
import { type ClosedBooks, newClosing } from '#features/ledger/closing/closing.contract.ts';
import { ClosingChecks } from '#features/reports/dashboard/closing-checks.tsx';
import { m } from '#messages/messages.js';
import { addDays, monthOf } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { fullDate } from '#platform/format/dates.ts';
import { booksKey } from './books-client.ts';
import '#features/reports/dashboard/reports.css';
import './books.css';

/** /dashboard/closing: until which day the books are closed. */
export default function ClosingPage() {
  const { data, error, refetch } = useQuery({
    queryKey: [...booksKey, 'closed'],
    queryFn: ({ signal }) => read('GET /books/closed', {}, signal),
  });
  return (
    <PageFrame title={m.office_books_closing()} text={m.office_books_closing_text()}>
      {data === undefined ? (
        error !== null && <ListError cause={error} onRetry={() => void refetch()} />
      ) : (
        <section className="of-panel bk-closing">
          <p role="status">
            {data.until === null
              ? m.office_books_closed_never()
              : m.office_books_closed_until({ day: fullDate(data.until, officeLanguage()) })}
          </p>
          <ClosingForm key={data.until} closed={data} />
        </section>
      )}
    </PageFrame>
  );
}

/** Whether a day opens what is closed again. */
const isEarlier = (until: string | undefined, before: string | null) =>
  before !== null && until !== undefined && until !== '' && until < before;

function ClosingForm({ closed: { until: before } }: { readonly closed: ClosedBooks }) {
  const me = useMe();
  // The last day of the month before this one.
  const proposed = addDays(`${monthOf(dhakaToday())}-01`, -1);
  const start: { until: string | undefined; reason: string } = {
    until: before === null || before < proposed ? proposed : before,
    reason: '',
  };
  const [until, setUntil] = useState(start.until);
  const checks = useQuery({
    queryKey: [...booksKey, 'checks', until],
    queryFn: ({ signal }) => read('GET /books/checks', { until: until ?? '' }, signal),
    enabled: until !== undefined && until !== '' && !isEarlier(until, before),
  });
  const items = checks.data?.items ?? [];
  const isOpen = items.some(({ count }) => count > 0);
  const form = useOfficeForm({
    start,
    onChange: (values: typeof start) => setUntil(values.until),
    check: ({ reason }: typeof start) =>
      isOpen && reason.trim() === '' ? { reason: m.office_check_reason_missing() } : {},
    schema: newClosing,
    request: (typed: typeof start) => typed,
    send: (sent) => write('PUT /books/closed', sent),
    changes: booksKey,
    told: ({ until }) =>
      m.office_books_closed_until({ day: until === null ? '' : fullDate(until, officeLanguage()) }),
    after: () => undefined,
  });
  const opens = isEarlier(until, before);
  return (
    <FormFrame form={form}>
      <DateInput label={m.office_books_close_until()} {...form.field('until')} />
      {!opens && checks.error !== null && (
        <ListError cause={checks.error} onRetry={() => void checks.refetch()} />
      )}
      {!opens && items.length > 0 && <ClosingChecks items={items} />}
      {(opens || isOpen) && (
        <TextInput
          label={opens ? m.office_books_reopen_reason() : m.office_check_reason()}
          maxLength={500}
          {...form.field('reason')}
        />
      )}
      <FormError form={form} />
      <MayButton
        refused={needsPermission(me, opens ? 'books.reopen' : 'books.close')}
        type="submit"
        loading={form.isPending}
      >
        {opens ? m.office_books_reopen() : m.office_books_close()}
      </MayButton>
    </FormFrame>
  );
}
