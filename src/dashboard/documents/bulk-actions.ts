import { CircleOff, Trash2, Undo2, Upload } from 'lucide-react';
import type { DocumentAction } from '#features/documents/bulk/bulk.contract.ts';
import type { ListedDocument } from '#features/documents/documents.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { Me } from '../api/me.ts';
import { write } from '../api/operations.ts';
import { refusalText, refusedFields } from '../api/refusal-texts.ts';
import { ApiProblem } from '../api/request.ts';
import { pathLabel } from '../form/path-labels.ts';
import { officeLanguage } from '../language.ts';
import { needsPermission } from '../permission-check.ts';
import type { BulkAction, BulkOutcome } from '../table/table-spec.ts';

/** A refusal in the office's language, with each field that is wrong. */
const refusalOf = (problem: ApiProblem) => ({
  why: refusalText(problem),
  reasons: refusedFields(problem).map(
    ({ path, message }) => `${pathLabel(path, officeLanguage())}: ${message}`,
  ),
});

async function act(ids: readonly string[], action: DocumentAction): Promise<readonly BulkOutcome[]> {
  const { results } = await write('POST /documents/bulk', { ids: [...ids], action });
  return results.map(({ id, ok, problem }) => ({
    id,
    ok,
    ...(problem && refusalOf(new ApiProblem(problem))),
  }));
}

const say = (rows: number) => ({ count: count(rows, officeLanguage()), number: rows });

const isThere = ({ trashed }: ListedDocument) => !trashed;

/** Actions on many documents at once, in every language in which they are written. */
export function bulkActions(me: Me): readonly BulkAction<ListedDocument>[] {
  const publish = needsPermission(me, 'documents.publish');
  const trash = needsPermission(me, 'documents.trash');
  return [
    {
      key: 'publish',
      label: m.office_publish(),
      icon: Upload,
      refused: publish,
      fits: isThere,
      question: (rows) => m.office_confirm_publish(say(rows)),
      told: (rows) => m.office_notify_published(say(rows)),
      run: (ids) => act(ids, 'publish'),
    },
    {
      key: 'unpublish',
      label: m.office_unpublish(),
      icon: CircleOff,
      refused: publish,
      question: (rows) => m.office_confirm_unpublish(say(rows)),
      told: (rows) => m.office_notify_unpublished(say(rows)),
      run: (ids) => act(ids, 'unpublish'),
      fits: ({ live }) => live.en || live.bn,
    },
    {
      key: 'trash',
      label: m.office_trash(),
      icon: Trash2,
      refused: trash,
      danger: true,
      question: (rows) => m.office_confirm_trash(say(rows)),
      told: (rows) => m.office_notify_trashed(say(rows)),
      run: (ids) => act(ids, 'trash'),
      undo: (ids) => act(ids, 'bring-back'),
      fits: isThere,
    },
    {
      key: 'bring-back',
      label: m.office_bring_back(),
      icon: Undo2,
      refused: trash,
      told: (rows) => m.office_notify_brought_back(say(rows)),
      run: (ids) => act(ids, 'bring-back'),
      undo: (ids) => act(ids, 'trash'),
      fits: ({ trashed }) => trashed,
    },
  ];
}
