import { useQuery } from '@tanstack/react-query';
import { Printer, Receipt } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError } from '#dashboard/table/list-states.tsx';
import { openExpense } from '#features/books/dashboard/expense-form.tsx';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import { fullDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Till } from '../till.contract.ts';
import { SafePanel } from './safe-panel.tsx';
import { OpenAgain } from './till-again.tsx';
import { loadTill, tillsKey } from './till-client.ts';
import { CloseTill, OpenTill } from './till-forms.tsx';
import { stateNames } from './till-labels.ts';
import { TillSheet } from './till-sheet.tsx';
import './till.css';

/** /dashboard/till: one's own till of today; /dashboard/till/:uid/:day: the day sheet of a clerk. */
export default function TillPage() {
  const me = useMe();
  const today = dhakaToday();
  const params = useParams();
  const uid = params.uid ?? me.uid;
  const { data, error, refetch } = useQuery({
    queryKey: [...tillsKey, uid, params.day ?? today],
    queryFn: ({ signal }) => loadTill(uid, params.day ?? today, today, signal),
  });
  const day = data?.day ?? params.day ?? today;
  const isNow = data !== undefined && data.state !== 'closed';
  return (
    <PageFrame
      title={data === undefined ? m.office_till_title() : m.office_till_of({ name: data.name })}
      text={`${fullDate(day, officeLanguage())} · ${m.office_till_text()}`}
      actions={
        data && (
          <>
            {isNow && uid === me.uid && (
              <MayButton
                refused={needsPermission(me, 'expenses.write')}
                variant="default"
                leftSection={<Icon of={Receipt} />}
                onClick={() => openExpense({ changes: tillsKey })}
              >
                {m.office_books_expense()}
              </MayButton>
            )}
            <MayButton
              refused={undefined}
              variant="default"
              leftSection={<Icon of={Printer} />}
              onClick={() => window.print()}
            >
              {m.office_till_print()}
            </MayButton>
          </>
        )
      }
    >
      <div className="till">
        {data === undefined ? (
          error === null ? (
            <p className="of-dim" role="status">
              {m.office_till_loading()}
            </p>
          ) : (
            <div className="of-list-sheet">
              <ListError cause={error} onRetry={() => void refetch()} />
            </div>
          )
        ) : (
          <>
            {data.state === 'open' && day < today && (
              <p className="of-panel till-left" role="status">
                {m.office_till_left_open({ day: fullDate(day, officeLanguage()) })}
              </p>
            )}
            {data.state === 'unopened' && uid === me.uid && <OpenTill />}
            <TillSheet till={data} />
            {isNow && <CloseTill till={data} />}
            {wasClosedOn(data, today) && me.may('payments.approve') && <OpenAgain till={data} />}
          </>
        )}
        {me.may('payments.approve') && (
          <>
            <AllTills today={today} />
            <SafePanel />
          </>
        )}
      </div>
    </PageFrame>
  );
}

/** Whether it can be opened again: closed today, whatever its day. */
const wasClosedOn = ({ closed, openedOn }: Till, today: string) =>
  closed !== null && openedOn === null && dhakaDate(new Date(closed.at)) === today;

function AllTills({ today }: { today: string }) {
  const { data } = useQuery({
    queryKey: [...tillsKey, 'all'],
    queryFn: async ({ signal }) => (await read('GET /tills', {}, signal)).items,
  });
  if (data === undefined || data.length === 0) {
    return null;
  }
  const sum = (poisha: number) => taka(poisha, officeLanguage());
  return (
    <section className="of-panel till-all">
      <h2>{m.office_till_all()}</h2>
      <ul className="num">
        {data.map(({ uid, name, day, state, expected, difference }) => (
          <li key={uid}>
            <Link to={`/dashboard/till/${encodeURIComponent(uid)}/${day}`}>{name}</Link>
            <span className={day < today ? 'till-off' : 'of-dim'}>
              {day < today
                ? m.office_till_open_since({ day: fullDate(day, officeLanguage()) })
                : stateNames[state]()}
            </span>
            {difference !== null && difference !== 0 && (
              <span className="till-off">
                {m.office_till_difference()}: {sum(difference)}
              </span>
            )}
            <strong>{sum(expected)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
