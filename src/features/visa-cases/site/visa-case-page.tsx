import { useEffect } from 'react';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { useAgency } from '#site/layout/agency.ts';
import { secretMeta } from '#site/page-meta.ts';
import { WhatsappLink } from '#site/whatsapp-link.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import type { Route } from './+types/visa-case-page.ts';
import { CaseApplicant } from './case-applicant.tsx';
import { isDone, resultTexts } from './case-labels.ts';
import { CaseProgress } from './case-progress.tsx';
import { CaseSafety } from './case-safety.tsx';
import '#features/orders/site/order-page.css';
import { forgetStart } from './stored-start.ts';
import { loadCasePage } from './visa-case-page.server.ts';
import './visa-case-page.css';

export const handle = { slim: true };

export function loader({ context, params: { token } }: Route.LoaderArgs) {
  return loadCasePage(context.get(pageContext), token);
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.visacase_title, m.visacase_description);
}

/** /visacases/{token}: the papers of a visa case and how they stand, for whoever holds its link. */
export default function VisaCasePage({ loaderData }: Route.ComponentProps) {
  const { reference, heading, kind, departsOn, applyBy, isLate, applicants, order, result } = loaderData;
  const agency = useAgency();
  useEffect(forgetStart, []);
  return (
    <main id="main" className="wrap order vcase">
      <div className="list-head">
        <p className="order-ref num">
          {m.visacase_reference()} <b>{reference}</b>
        </p>
        <h1>{heading}</h1>
        <p className="lede num">
          {kind}
          {departsOn !== undefined && <>, {m.visacase_travels({ date: departsOn })}</>}
        </p>
        {loaderData.takesPapers && loaderData.isMissingPapers && applyBy !== undefined && (
          <p className="vcase-by num" data-late={isLate || undefined}>
            {isLate ? m.visacase_apply_late({ date: applyBy }) : m.visacase_apply_by({ date: applyBy })}
          </p>
        )}
        {loaderData.takesPapers && loaderData.appointment !== undefined && (
          <p className="num">
            {m.visacase_appointment({ date: loaderData.appointment })}{' '}
            <a href={loaderData.calendar}>{m.orders_calendar()}</a>
          </p>
        )}
        {loaderData.state === 'submitted' && loaderData.decisionOn !== undefined && (
          <p className="num">
            {loaderData.isDecisionLate
              ? m.visacase_decision_late({ date: loaderData.decisionOn })
              : m.visacase_decision_by({ date: loaderData.decisionOn })}
          </p>
        )}
      </div>
      {result !== undefined && (
        <p
          className="order-result"
          role={isDone(result) ? 'status' : 'alert'}
          data-result={isDone(result) ? 'done' : result}
        >
          {resultTexts[result]()}
        </p>
      )}
      <CaseProgress state={loaderData.state} decision={loaderData.decision} />
      <div className="vcase-applicants" id="papers">
        {applicants.map((applicant, index) => (
          <CaseApplicant
            key={applicant.id}
            applicant={applicant}
            token={loaderData.token}
            isFirst={index === 0}
            takesPapers={loaderData.takesPapers}
            said={loaderData.said}
            names={new Map(applicants.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])))}
          />
        ))}
      </div>
      <p className="small muted num">{m.visacase_as_of({ date: loaderData.asOf })}</p>
      <section className="order-box vcase-order" aria-labelledby="order">
        <h2 id="order">{m.visacase_order()}</h2>
        {order.due !== undefined && <p className="num">{order.due}</p>}
        <p>{m.visacase_order_text()}</p>
        <a className="btn btn-line" href={order.path}>
          {m.visacase_order_see({ reference: order.reference })}
        </a>
      </section>
      <CaseSafety page={loaderData} />
      <p className="order-more">
        {m.orders_more()}{' '}
        <a className="num" href={`tel:${agency.phone}`}>
          <PhoneNumber of={agency.phone} />
        </a>
      </p>
      <p>
        <WhatsappLink text={m.site_whatsapp_about({ reference })} />
      </p>
      <p className="order-secret">{m.visacase_secret()}</p>
    </main>
  );
}
