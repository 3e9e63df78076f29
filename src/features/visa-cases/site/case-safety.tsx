import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { CasePageData } from './visa-case-page.server.ts';

type SafetyData = Pick<
  CasePageData,
  | 'token'
  | 'language'
  | 'deletedOn'
  | 'filesKeptDays'
  | 'isPurged'
  | 'hasFiles'
  | 'takesPapers'
  | 'consent'
  | 'opened'
>;

/** How the papers are kept, who opened them, and how they are deleted at once. */
export function CaseSafety({ page }: { readonly page: SafetyData }) {
  const { token, language, deletedOn, filesKeptDays, isPurged, hasFiles, takesPapers, consent, opened } =
    page;
  const [latest] = opened;
  return (
    <section className="order-box vcase-safety" aria-labelledby="safety">
      <h2 id="safety">{m.visacase_safety()}</h2>
      <p className="num">
        {isPurged
          ? m.visacase_safety_purged()
          : deletedOn === undefined
            ? m.visacase_safety_text({ count: filesKeptDays, days: count(filesKeptDays, language) })
            : hasFiles
              ? m.visacase_safety_until({ date: deletedOn })
              : m.visacase_safety_none()}
      </p>
      <h3>{m.visacase_opened()}</h3>
      {latest === undefined ? (
        <p className="muted">{m.visacase_opened_nobody()}</p>
      ) : (
        <details>
          <summary className="num">
            <OpeningText of={latest} />
          </summary>
          <ul className="vcase-opened num">
            {opened.slice(1).map((each) => (
              <li key={`${each.at} ${each.paper} ${each.by}`}>
                <OpeningText of={each} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>{m.visacase_consent_given()}</summary>
        <blockquote>{consent.text}</blockquote>
        <p className="small muted num">{consent.at}</p>
      </details>
      {hasFiles && (
        <details>
          <summary>{m.visacase_purge()}</summary>
          <p>
            {m.visacase_purge_text()}
            {takesPapers && <> {m.visacase_purge_again()}</>}
          </p>
          <form method="post" action={`/api/visitor/visa-cases/${token}/purge?language=${language}`}>
            <button type="submit" className="btn btn-line">
              {m.visacase_purge_now()}
            </button>
          </form>
        </details>
      )}
    </section>
  );
}

/** Who opened which paper of whom, and when. */
const OpeningText = ({ of: { by, paper, applicant, at } }: { readonly of: SafetyData['opened'][number] }) => (
  <>
    {by}: {paper}
    {applicant !== null && `, ${applicant}`}, {at}
  </>
);
