import { data } from 'react-router';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { longDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { useAgency } from '#site/layout/agency.ts';
import { secretMeta } from '#site/page-meta.ts';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { paperName } from '../paper-labels.rules.ts';
import { findVerified } from '../papers.queries.ts';
import type { Route } from './+types/verify-page.ts';
import './verify-page.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language } = page;
  const found = await findVerified(page.personal(), params.code);
  const code = params.code.toUpperCase().slice(0, 40);
  if (found === undefined) {
    return data({ code, verdict: 'unknown' as const, paper: undefined, since: '' }, { status: 404 });
  }
  const { genuine, state, since, kind, number, initials } = found;
  return data({
    code,
    verdict: genuine ? state : ('forged' as const),
    since: since === null ? '' : longDate(dhakaDate(since), language),
    paper: {
      kind,
      number,
      initials,
      on: longDate(found.on, language),
      amount: taka(found.amount, language),
    },
  });
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.papers_verify_title, m.papers_verify_description);
}

type Verdict = 'good' | 'undone' | 'refunded' | 'practice' | 'forged' | 'unknown';

const headings: Readonly<Record<Verdict, () => string>> = {
  good: m.papers_verify_good,
  undone: m.papers_verify_undone,
  refunded: m.papers_verify_refunded,
  practice: m.papers_verify_practice,
  forged: m.papers_verify_forged,
  unknown: m.papers_verify_unknown,
};

const explanations: Readonly<Record<Verdict, (given: { agency: string; date: string }) => string>> = {
  good: m.papers_verify_good_text,
  undone: m.papers_verify_undone_text,
  refunded: m.papers_verify_refunded_text,
  practice: () => m.papers_verify_practice_text(),
  forged: () => m.papers_verify_forged_text(),
  unknown: () => m.papers_verify_unknown_text(),
};

/** /verify/{code}: what the QR code of a paper leads to. */
export default function VerifyPage({ loaderData: { code, verdict, since, paper } }: Route.ComponentProps) {
  const agency = useAgency();
  return (
    <main id="main" className="wrap verify">
      <section className="verify-card" data-verdict={verdict} aria-labelledby="verdict">
        <p className="verify-ask">{m.papers_verify_title()}</p>
        <h1 id="verdict">{headings[verdict]()}</h1>
        <p className="lede">{explanations[verdict]({ agency: agency.name, date: since })}</p>
        {paper !== undefined && verdict !== 'forged' && (
          <>
            <dl className="verify-facts num">
              {[
                [m.papers_verify_kind(), paperName[paper.kind]()],
                [m.papers_number(), paper.number],
                [m.papers_date(), paper.on],
                // A voucher is worth what stands in it.
                ...(paper.kind === 'voucher' ? [] : [[m.papers_verify_amount(), paper.amount]]),
                [m.papers_verify_initials(), paper.initials],
              ].map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className="verify-compare">{m.papers_verify_compare()}</p>
          </>
        )}
        <p className="verify-code num">
          {m.papers_verify_code()} <b>{code}</b>
        </p>
      </section>
      <p className="verify-call">
        {m.papers_verify_ask()}{' '}
        <a className="num" href={`tel:${agency.phone}`}>
          <PhoneNumber of={agency.phone} />
        </a>
      </p>
    </main>
  );
}
