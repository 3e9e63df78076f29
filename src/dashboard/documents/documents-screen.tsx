import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { MayButton } from '../may-button.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { needsPermission } from '../verdict.ts';
import { type DocumentList, documentTable } from './document-table-spec.tsx';
import { addPath } from './document-words.ts';

/** Whether the pages that write documents are there: /dashboard/add… and /dashboard/update…. */
const formsAreThere = false;

interface DocumentsScreenProps {
  title: string;
  /** On the button that begins a new one. */
  addLabel: string;
  list: DocumentList;
}

/** A list of documents as a page of the office. */
export function DocumentsScreen({ title, addLabel, list }: DocumentsScreenProps) {
  const me = useMe();
  const spec = useMemo(() => documentTable(list, me, formsAreThere), [list, me]);
  const place = { kind: list.kind, market: list.market ?? null, section: null };
  return (
    <PageFrame
      title={title}
      actions={
        formsAreThere && (
          <MayButton
            refused={needsPermission(me, 'documents.write')}
            to={addPath(place)}
            color="marigold.5"
            leftSection={<Icon of={Plus} />}
          >
            {addLabel}
          </MayButton>
        )
      }
    >
      <OfficeTable key={list.key} spec={spec} />
    </PageFrame>
  );
}
