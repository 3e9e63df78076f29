import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { openNewEnquiry } from '#features/enquiries/dashboard/new-enquiry.tsx';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { faresTable } from './fares-table-spec.tsx';
import './fares-page.css';

/** /dashboard/fares: requests for air fares by their time limit; tab, search and page are in the address. */
export default function FaresPage() {
  const [spec] = useState(faresTable);
  const me = useMe();
  const go = useNavigate();
  return (
    <PageFrame
      title={m.office_fare_desk()}
      text={m.office_fare_desk_text()}
      actions={
        <MayButton
          refused={needsPermission(me, 'enquiries.write')}
          color="marigold.5"
          leftSection={<Icon of={Plus} />}
          onClick={() => openNewEnquiry((id) => void go(`/dashboard/fares/${id}`), true)}
        >
          {m.office_fare_new_request()}
        </MayButton>
      }
    >
      <OfficeTable spec={spec} />
    </PageFrame>
  );
}
