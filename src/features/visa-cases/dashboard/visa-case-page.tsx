import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { CaseBeside } from './case-beside.tsx';
import { CaseDesk, showCaseKeys } from './case-desk.tsx';
import { CaseGuide } from './case-guide.tsx';
import { CaseMoves } from './case-moves.tsx';
import { CasePassports } from './case-passports.tsx';
import { CasePlan } from './case-plan.tsx';
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
      actions={
        data && (
          <>
            <Button variant="default" leftSection={<Icon of={Keyboard} />} onClick={showCaseKeys}>
              {m.office_case_keys()}
            </Button>
            <CaseMoves of={data} />
          </>
        )
      }
    >
      <Loaded query={query}>
        {(of) => (
          <CaseDesk
            key={of.id}
            of={of}
            under={<CasePassports of={of} />}
            beside={
              <>
                <CaseGuide of={of} />
                <CasePlan of={of} />
                <CaseBeside of={of} />
              </>
            }
          />
        )}
      </Loaded>
    </PageFrame>
  );
}
