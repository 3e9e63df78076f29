import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FilesIcon, Keyboard } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { MessageThread } from '#features/messages/dashboard/message-thread.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { takesPapers } from '../visa-cases.rules.ts';
import { CaseBeside } from './case-beside.tsx';
import { CaseDecisions } from './case-decisions.tsx';
import { CaseDesk, showCaseKeys } from './case-desk.tsx';
import { CaseGuide } from './case-guide.tsx';
import { CaseMoves } from './case-moves.tsx';
import { CasePassports } from './case-passports.tsx';
import { CasePlan } from './case-plan.tsx';
import { caseQueryOf } from './cases-client.ts';
import { openDrop } from './drop-form.tsx';
import '#features/orders/dashboard/order-record.css';
import '#features/orders/dashboard/orders.css';
import './case-names.css';
import './drop-form.css';
import './visa-case-page.css';

/** /dashboard/visacases/:id: one visa case, its papers and where it goes next. */
export default function VisaCasePage() {
  const { id = '' } = useParams();
  const query = useQuery(caseQueryOf(id));
  const { data } = query;
  const may = needsPermission(useMe(), 'visa-cases.write');
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
            {takesPapers(data.state) && (
              <MayButton
                refused={may}
                variant="default"
                leftSection={<Icon of={FilesIcon} />}
                onClick={() => openDrop(data)}
              >
                {m.office_drop_open()}
              </MayButton>
            )}
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
                <CaseDecisions of={of} />
                <CaseGuide of={of} />
                <CasePlan of={of} />
                <CaseBeside of={of} />
                <MessageThread
                  kind="case"
                  id={of.id}
                  to={of}
                  fileUses={
                    takesPapers(of.state) && may === undefined
                      ? [
                          {
                            label: m.outbox_file_papers(),
                            run: (file) => openDrop(of, [{ file, path: file.name }]),
                          },
                        ]
                      : []
                  }
                />
              </>
            }
          />
        )}
      </Loaded>
    </PageFrame>
  );
}
