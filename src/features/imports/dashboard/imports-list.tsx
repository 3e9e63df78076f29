import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { askText } from '#dashboard/form/text-form.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { dayAndTime } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { ListedImport } from '../imports.contract.ts';
import { importKindLabels, importStateLabels } from './import-labels.ts';
import { importsKey, listImportsQuery } from './imports-client.ts';

/** Asks why, and takes an import back as a whole. */
export const askUndo = ({ id, added, joined }: Pick<ListedImport, 'id' | 'added' | 'joined'>) =>
  askText(m.office_imports_undo_title(), {
    label: m.office_imports_undo_why(),
    least: 1,
    most: 400,
    confirm: m.office_imports_undo_all({ count: count(added + joined, officeLanguage()) }),
    danger: true,
    told: m.office_imports_undone_now(),
    changes: importsKey,
    act: (reason) => write('POST /imports/{id}/undo', { id, reason }),
  });

interface ImportsListProps {
  readonly onOpen: (id: string) => void;
}

/** What came in so far, and its undo. */
export function ImportsList({ onOpen }: ImportsListProps) {
  const data = useQuery(listImportsQuery).data?.items ?? [];
  const language = officeLanguage();
  const outcome = ({ state, added, joined, undoneBy, undoReason, failure }: ListedImport) =>
    state === 'undone'
      ? m.office_imports_undone_by({ name: undoneBy ?? '', reason: undoReason ?? '' })
      : state === 'failed'
        ? (failure ?? '')
        : state === 'done'
          ? m.office_imports_outcome({ added: count(added, language), joined: count(joined, language) })
          : importStateLabels[state]();
  return data.length === 0 ? null : (
    <section className="imp-card">
      <div className="imp-card-head">
        <h2>{m.office_imports_so_far()}</h2>
        <p className="of-dim">{m.office_imports_so_far_about()}</p>
      </div>
      <ul className="imp-list">
        {data.map((each) => (
          <li key={each.id}>
            <span className="of-dim">
              {dayAndTime(new Date(each.takenOverAt ?? each.createdAt), language)}
            </span>
            <button type="button" className="imp-open" onClick={() => onOpen(each.id)}>
              <strong>{importKindLabels[each.kind].label()}</strong>
              <small>{each.fileName}</small>
            </button>
            <span>{outcome(each)}</span>
            {each.state === 'done' && (
              <Button variant="default" leftSection={<Icon of={Undo2} />} onClick={() => askUndo(each)}>
                {m.office_imports_undo()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
