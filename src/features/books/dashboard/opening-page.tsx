import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { OpeningForm } from '#features/reports/dashboard/opening-form.tsx';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { booksKey, useAccounts } from './books-client.ts';
import '#features/reports/dashboard/reports.css';

/** /dashboard/accounts/opening: what the agency had when its books began. */
export default function OpeningPage() {
  const accounts = useAccounts();
  const { data, error, refetch } = useQuery({
    queryKey: [...booksKey, 'opening'],
    queryFn: ({ signal }) => read('GET /books/opening', {}, signal),
  });
  const wrong = error ?? accounts.error;
  return (
    <PageFrame title={m.office_opening_title()} text={m.office_opening_text()}>
      {data === undefined || accounts.data === undefined ? (
        <div className="of-list-sheet">
          {wrong === null ? (
            <RowsWaiting columns={2} />
          ) : (
            <ListError cause={wrong} onRetry={() => void refetch()} />
          )}
        </div>
      ) : (
        <section className="of-panel">
          {data.opening !== null && (
            <p>
              {m.office_opening_entered({
                name: data.opening.byName ?? '–',
                day: fullDate(data.opening.on, officeLanguage()),
              })}
            </p>
          )}
          {data.opening !== null && data.closed !== null && data.opening.on <= data.closed ? (
            <p role="status">{m.office_opening_closed()}</p>
          ) : (
            <OpeningForm key={data.opening?.id} accounts={accounts.data} opening={data.opening} />
          )}
        </section>
      )}
    </PageFrame>
  );
}
