import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { m } from '#messages/messages.js';
import { CaseBeside } from './case-beside.tsx';
import { CaseMoves } from './case-moves.tsx';
import { CasePapers } from './case-papers.tsx';
import { CasePassports } from './case-passports.tsx';
import { caseQueryOf } from './cases-client.ts';
import '#features/orders/dashboard/order-record.css';
import '#features/orders/dashboard/orders.css';
import './visa-case-page.css';

/** /dashboard/visacases/:id: one visa case, its papers and where it goes next. */
export default function VisaCasePage() {
  const { id = '' } = useParams();
  const query = useQuery(caseQueryOf(id));
  const { data } = query;
  return (
    <PageFrame
      title={data === undefined ? m.office_case_one() : `${data.country}, ${data.name}`}
      text={
        <>
          <Link to="/dashboard/visacases">{m.office_case_title()}</Link>
          {data !== undefined && <span className="num"> / {data.reference}</span>}
        </>
      }
      actions={data && <CaseMoves of={data} />}
    >
      <Loaded query={query}>
        {(of) => (
          <div className="ord-grid">
            <div className="ord-main">
              {of.applicants.map((applicant) => (
                <CasePapers key={applicant.id} of={of} applicant={applicant} />
              ))}
            </div>
            <div className="ord-side">
              <CasePassports of={of} />
              <CaseBeside of={of} />
            </div>
          </div>
        )}
      </Loaded>
    </PageFrame>
  );
}
