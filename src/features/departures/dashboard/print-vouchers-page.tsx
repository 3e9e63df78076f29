// First, before any schema is made.
import '#dashboard/api/parsing.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { read } from '#dashboard/api/operations.ts';
import { refusalText } from '#dashboard/api/refusal-texts.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { printPath } from '#features/bookings/dashboard/vouchers/vouchers-client.ts';
import type { GroupVouchers } from '#features/bookings/vouchers/vouchers.contract.ts';
import { PaperSheet } from '#features/papers/site/paper-sheet.tsx';
import { m } from '#messages/messages.js';
import { overwriteGetLocale } from '#messages/runtime.js';
import { count } from '#platform/format/numbers.ts';
import { isLanguage, type Language, languages } from '#platform/language.ts';
import type { Route } from './+types/print-vouchers-page.ts';
import '#features/bookings/dashboard/vouchers/print-vouchers.css';

export function meta() {
  return [{ title: m.office_tour_vouchers() }, { name: 'robots', content: 'noindex' }];
}

/** The frame that the server sends: it has nobody's name in it. */
export function HydrateFallback() {
  return <main id="main" className="wrap paper-page vouchers" />;
}

const languageIn = (query: URLSearchParams): Language => {
  const wanted = query.get('language') ?? '';
  return isLanguage(wanted) ? wanted : officeLanguage();
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const language = languageIn(new URL(request.url).searchParams);
  // The words of the papers are of their language, which needn't be the office's.
  overwriteGetLocale(() => language);
  document.documentElement.lang = language;
  return null;
}
clientLoader.hydrate = true as const;

/** /dashboard/departures/:id/vouchers/print: all vouchers of a departure, one on each page of the printer. */
export default function PrintVouchers({ params: { id } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const language = languageIn(query);
  const [found, setFound] = useState<GroupVouchers>();
  const [refused, setRefused] = useState<ApiProblem>();
  useEffect(() => {
    document.title = m.office_tour_vouchers();
    const leaving = new AbortController();
    read('GET /departures/{id}/vouchers', { id, language }, leaving.signal).then(
      setFound,
      (cause: unknown) => {
        if (cause instanceof ApiProblem) {
          setRefused(cause);
        }
      },
    );
    return () => leaving.abort();
  }, [id, language]);
  return (
    <main id="main" className="wrap paper-page vouchers">
      <div className="paper-tools">
        <a className="link" href={`/dashboard/departures/${id}/vouchers`}>
          {m.office_tour_vouchers_back()}
        </a>
        <nav className="vouchers-languages" aria-label={m.site_language()}>
          {languages.map((each) => (
            // Another document: the words of the whole page change with it.
            <a
              key={each}
              href={printPath(id, each)}
              lang={each}
              aria-current={each === language ? 'page' : undefined}
            >
              {each === 'bn' ? 'বাংলা' : 'English'}
            </a>
          ))}
        </nav>
      </div>
      {refused !== undefined ? (
        <p role="alert">{refused.status === 401 ? m.office_check_sign_in() : refusalText(refused)}</p>
      ) : found === undefined ? (
        <p role="status">{m.office_check_loading()}</p>
      ) : (
        <Vouchers found={found} language={language} />
      )}
    </main>
  );
}

function Vouchers({ found, language }: { readonly found: GroupVouchers; readonly language: Language }) {
  const { vouchers, without } = found;
  return (
    <>
      <div className="paper-tools">
        <p role="status">
          {vouchers.length === 0
            ? m.office_tour_vouchers_none()
            : m.office_tour_vouchers_ready({ shown: count(vouchers.length, language) })}
          {vouchers.length > 0 && without.length > 0 && (
            <>
              <br />
              {m.office_tour_vouchers_missing({ names: without.map(({ name }) => name).join(', ') })}
            </>
          )}
        </p>
        {vouchers.length > 0 && (
          <button className="btn btn-go" type="button" onClick={() => window.print()}>
            {m.office_tour_vouchers_print()}
          </button>
        )}
      </div>
      {vouchers.map(({ id, paper }) => (
        <PaperSheet key={id} paper={paper} />
      ))}
    </>
  );
}
