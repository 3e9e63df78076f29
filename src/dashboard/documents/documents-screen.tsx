import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { MayButton } from '../may-button.tsx';
import { needsPermission } from '../permission-check.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { addPath } from './document-addresses.ts';
import type { DocumentList } from './document-lists.ts';
import { documentTable } from './document-table-spec.tsx';

/** A list of documents as a page of the office. */
export function DocumentsScreen({ list }: { list: DocumentList }) {
  const me = useMe();
  const navigate = useNavigate();
  const spec = useMemo(() => documentTable(list, me, (path) => void navigate(path)), [list, me, navigate]);
  return (
    <PageFrame
      title={list.title()}
      actions={
        <MayButton
          refused={needsPermission(me, 'documents.write')}
          to={addPath(list)}
          color="marigold.5"
          leftSection={<Icon of={Plus} />}
        >
          {list.addLabel()}
        </MayButton>
      }
    >
      <OfficeTable key={list.key} spec={spec} />
    </PageFrame>
  );
}
