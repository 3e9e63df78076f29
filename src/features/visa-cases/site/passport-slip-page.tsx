import { data } from 'react-router';
import { Letterhead } from '#features/papers/site/paper-sheet.tsx';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { secretMeta } from '#site/page-meta.ts';
import { QrCode } from '#ui/qr-code.tsx';
import type { Route } from './+types/passport-slip-page.ts';
import { slipLabels, slipTitle } from './passport-labels.ts';
import { loadSlipPage } from './passport-slip-page.server.ts';
import './passport-slip-page.css';

export async function loader({ context, params: { token, number } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const slip = await loadSlipPage(page, token, number);
  if (slip === undefined) {
    throw data(null, { status: 404 });
  }
  return { slip };
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.visacase_slip_title, m.visacase_description);
}

/** /visacases/{token}/slips/{number}: the slip of a move of passports, to print and sign. */
export default function PassportSlipPage({ loaderData: { slip } }: Route.ComponentProps) {
  const { move, qr } = slip;
  return (
    <main id="main" className="wrap paper-page">
      <div className="paper-tools">
        <button className="btn btn-line btn-sm" type="button" onClick={() => window.print()}>
          {m.papers_print()}
        </button>
      </div>
      <article className="paper" data-size="a5">
        <Letterhead agency={slip.agency} />
        <div className="paper-title">
          <h1>{slipTitle[move]()}</h1>
          <dl className="num">
            <div>
              <dt>{m.papers_number()}</dt>
              <dd>{slip.number}</dd>
            </div>
            <div>
              <dt>{m.papers_date()}</dt>
              <dd>{slip.at}</dd>
            </div>
          </dl>
        </div>
        <p>{slipLabels[move]({ country: slip.country, reference: slip.reference })}</p>
        <h2>{m.visacase_slip_passports()}</h2>
        <ol className="slip-passports">
          {slip.applicants.map((name) => (
            <li key={name}>
              <b>{name}</b>
            </li>
          ))}
        </ol>
        <dl className="slip-facts num">
          {slip.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="slip-signs">
          <p className="slip-sign">{m.visacase_slip_sign({ name: slip.person })}</p>
          <p className="slip-sign">{m.papers_for_agency({ agency: slip.agency.name })}</p>
        </div>
        <div className="paper-foot">
          <div className="paper-check">
            <QrCode {...qr} className="paper-qr" label={m.visacase_slip_code()} />
            <p>{m.visacase_slip_follow()}</p>
          </div>
        </div>
      </article>
    </main>
  );
}
