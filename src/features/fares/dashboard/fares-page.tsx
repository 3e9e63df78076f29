import { useState } from 'react';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { m } from '#messages/messages.js';
import { faresTable } from './fares-table-spec.tsx';
import './fares-page.css';

/** /dashboard/fares: requests for air fares by their time limit; tab, search and page are in the address. */
export default function FaresPage() {
  const [spec] = useState(faresTable);
  return (
    <PageFrame title={m.office_fare_desk()} text={m.office_fare_desk_text()}>
      <OfficeTable spec={spec} />
    </PageFrame>
  );
}
