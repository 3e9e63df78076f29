import { ActionIcon, Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { FileText, Trash2 } from 'lucide-react';
import { write } from '#dashboard/api/operations.ts';
import { queryClient } from '#dashboard/api/query-client.ts';
import { requestFile } from '#dashboard/api/request.ts';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { notifyError, runMutation } from '#dashboard/run-mutation.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { WholeEnquiry } from '../inbox/enquiry.contract.ts';
import { inboxKey } from './inbox-client.ts';

type File = WholeEnquiry['files'][number];

/** Papers and pictures that the visitor sent, with who has opened each. */
export function EnquiryFiles({ enquiry, refused }: { enquiry: WholeEnquiry; refused: RefusalReason }) {
  async function open({ id, name }: File) {
    try {
      saveFile(await requestFile(`/enquiries/${enquiry.id}/files/${id}`, {}), name);
      await queryClient.invalidateQueries({ queryKey: [inboxKey] });
    } catch (cause) {
      notifyError(cause);
    }
  }
  const remove = ({ id, name }: File) =>
    modals.openConfirmModal({
      title: m.inbox_file_remove_title(),
      children: m.inbox_file_remove_text({ name }),
      labels: { confirm: m.inbox_file_remove_yes(), cancel: m.office_cancel() },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        void runMutation([inboxKey], m.inbox_file_removed(), () =>
          write('DELETE /enquiries/{id}/files/{fileId}', { id: enquiry.id, fileId: id }),
        ),
    });
  return (
    <section className="enq-files" aria-label={m.inbox_files()}>
      <h3>{m.inbox_files()}</h3>
      <ul>
        {enquiry.files.map((file) => (
          <li key={file.id}>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<Icon of={FileText} />}
              aria-label={m.inbox_file_open({ name: file.name })}
              title={file.name}
              onClick={() => void open(file)}
            >
              {file.name}
            </Button>
            <span className="of-dim">
              {file.opened.length === 0
                ? m.inbox_file_unopened()
                : m.inbox_file_opened({ names: [...new Set(file.opened.map(({ by }) => by))].join(', ') })}
            </span>
            {refused === undefined && (
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={m.inbox_file_remove({ name: file.name })}
                onClick={() => remove(file)}
              >
                <Icon of={Trash2} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
