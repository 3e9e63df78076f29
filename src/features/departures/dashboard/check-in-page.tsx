// First, before any schema is made.
import '#dashboard/api/parsing.ts';
import { useEffect, useState } from 'react';
import { refusalText } from '#dashboard/api/refusal-texts.ts';
import type { ApiProblem } from '#dashboard/api/request.ts';
import { officeLanguage, startOfficeLanguage } from '#dashboard/language.ts';
import { CheckInList } from '#features/bookings/dashboard/check-in/check-in-list.tsx';
import { useCheckIn } from '#features/bookings/dashboard/check-in/use-check-in.ts';
import { titleOf } from '#features/bookings/dashboard/tour/tour-labels.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { Route } from './+types/check-in-page.ts';
import '#features/bookings/dashboard/check-in/check-in.css';

export function meta() {
  return [{ title: m.office_check_in() }, { name: 'robots', content: 'noindex' }];
}

/** The frame that the server sends, and that is kept: it has nobody's name in it. */
export function HydrateFallback() {
  return <main id="main" className="check" />;
}

/** The office's choice of light or dark, which is kept in the browser; without one the device's. */
function startColours() {
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}

export function clientLoader() {
  startOfficeLanguage();
  startColours();
  return null;
}
clientLoader.hydrate = true as const;

/** /dashboard/departures/:id/check-in: who is there, on a telephone that may have no network. */
export default function CheckInPage({ params: { id } }: Route.ComponentProps) {
  const { kept, refused, mark, sendAgain } = useCheckIn(id);
  const title = m.office_check_in();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main id="main" className="check">
      <h1>{title}</h1>
      {kept === undefined ? (
        refused === undefined ? (
          <Waiting />
        ) : (
          <p role="alert">
            {reasonOf(refused)} <ToOffice id={id} />
          </p>
        )
      ) : (
        <>
          <p className="check-tour num">
            {titleOf(kept.group.departure)}, {fullDate(kept.group.departure.departsOn, officeLanguage())}
          </p>
          {refused !== undefined ? (
            <p className="check-told" role="alert">
              {refusedMarks(refused, kept.pending.length)} {refused.status === 401 && <ToOffice id={id} />}{' '}
              <button type="button" className="btn btn-line" onClick={sendAgain}>
                {m.office_check_again()}
              </button>
            </p>
          ) : (
            <p className="check-sent num" role="status">
              {kept.pending.length === 0
                ? m.office_check_sent()
                : m.office_check_waiting({ shown: count(kept.pending.length, officeLanguage()) })}
            </p>
          )}
          <CheckInList kept={kept} onMark={mark} />
        </>
      )}
    </main>
  );
}

const reasonOf = (refused: ApiProblem) =>
  refused.status === 401 ? m.office_check_sign_in() : refusalText(refused);

/** Why marks weren’t taken, which stay on the telephone; or, when none wait, only why the list wasn’t. */
const refusedMarks = (refused: ApiProblem, waiting: number) =>
  waiting === 0 ? reasonOf(refused) : m.office_check_refused({ reason: reasonOf(refused) });

const ToOffice = ({ id }: { readonly id: string }) => (
  <a className="link" href={`/dashboard/departures/${id}`}>
    {m.office_check_to_office()}
  </a>
);

/** After some seconds without an answer there may be no network. */
function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 4_000);
    return () => clearTimeout(timer);
  }, []);
  return <p role="status">{isLong ? m.office_check_first() : m.office_check_loading()}</p>;
}
