import { NativeSelect, SegmentedControl } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { OfficeTable } from '#dashboard/table/office-table.tsx';
import { SearchField } from '#dashboard/table/table-tools.tsx';
import { useTableView } from '#dashboard/table/use-table-view.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { CaseBoard } from './case-board.tsx';
import { caseOwners, casesTable } from './cases-table-spec.tsx';
import { openTakeOver } from './take-over.tsx';

/** /dashboard/visacases: visa cases as a table, latest first, or as a board; tab, search, owner and view are in the address. */
export default function VisaCasesPage() {
  const me = useMe();
  const { query: address, set } = useAddressQuery();
  const [spec] = useState(casesTable);
  const { view, change } = useTableView(spec);
  const isBoard = address.get('view') === 'board';
  const owner = caseOwners.find((each) => each === view.filters.owner);
  const shared = {
    ...(view.q.trim() === '' ? {} : { q: view.q }),
    ...(owner === undefined ? {} : { owner }),
  };
  return (
    <PageFrame
      title={m.office_case_title()}
      actions={
        <>
          <SegmentedControl
            aria-label={m.office_case_view()}
            value={isBoard ? 'board' : 'table'}
            data={[
              { value: 'board', label: m.office_case_board() },
              { value: 'table', label: m.office_case_table() },
            ]}
            onChange={(value) => set({ view: value === 'board' ? value : '' })}
          />
          <MayButton
            refused={needsPermission(me, 'visa-cases.write')}
            color="marigold.5"
            leftSection={<Icon of={Plus} />}
            to="/dashboard/visacases/new"
          >
            {m.office_case_new()}
          </MayButton>
        </>
      }
    >
      {isBoard ? (
        <section className="of-list" aria-label={spec.searchLabel}>
          <div className="of-tools">
            <SearchField label={spec.searchLabel} value={view.q} onSearch={(q) => change({ q })} />
            <NativeSelect
              aria-label={m.office_case_whose()}
              value={owner ?? ''}
              data={[
                { value: '', label: m.office_case_everybody() },
                { value: 'mine', label: m.office_case_mine() },
                { value: 'nobody', label: m.office_case_nobodys() },
              ]}
              onChange={({ currentTarget: { value } }) => set({ owner: value })}
            />
          </div>
          <CaseBoard query={shared} />
        </section>
      ) : (
        <>
          <OfficeTable spec={spec} />
          {view.filters.tab === 'changed' && (
            <div>
              <MayButton
                refused={needsPermission(me, 'visa-cases.write')}
                variant="default"
                onClick={() => openTakeOver(shared)}
              >
                {m.office_case_take_over_look()}
              </MayButton>
            </div>
          )}
        </>
      )}
    </PageFrame>
  );
}
