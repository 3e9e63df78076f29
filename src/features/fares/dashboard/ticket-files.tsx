import { ActionIcon, Button, FileButton } from '@mantine/core';
import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { notifyError, runMutation } from '#dashboard/run-mutation.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { Ticketing } from '../tickets/tickets.contract.ts';
import { faresKey, loadTicketFile, sendTicketFile } from './fares-client.ts';

interface TicketFilesProps {
  readonly id: string;
  readonly files: Ticketing['files'];
}

/** E-tickets as the airline or a bigger agency sent them. */
export function TicketFiles({ id, files }: TicketFilesProps) {
  const me = useMe();
  const refused = needsPermission(me, 'orders.write');
  const unseen = needsPermission(me, 'travellers.read');
  const [isPending, setPending] = useState(false);
  async function open({ id: fileId, name }: Ticketing['files'][number]) {
    try {
      saveFile(await loadTicketFile(id, fileId), name);
    } catch (cause) {
      notifyError(cause);
    }
  }
  async function send(file: File | null) {
    if (file !== null) {
      setPending(true);
      await runMutation(faresKey, m.office_fare_notify_file(), () => sendTicketFile(id, file));
      setPending(false);
    }
  }
  return (
    <section className="of-panel fare-one" aria-labelledby="fare-files">
      <h2 id="fare-files">{m.office_fare_files()}</h2>
      <p className="of-dim">{m.office_fare_file_help()}</p>
      <ul className="fare-files">
        {files.map((file) => (
          <li key={file.id}>
            <MayButton
              refused={unseen}
              variant="default"
              size="compact-sm"
              leftSection={<Icon of={FileText} />}
              aria-label={m.office_fare_file_open({ name: file.name })}
              onClick={() => void open(file)}
            >
              {file.name}
            </MayButton>
            {refused === undefined && (
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={m.office_fare_file_remove({ name: file.name })}
                onClick={() =>
                  void runMutation(faresKey, m.office_fare_notify_file_gone(), () =>
                    write('DELETE /fares/{id}/tickets/files/{fileId}', { id, fileId: file.id }),
                  )
                }
              >
                <Icon of={Trash2} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {refused === undefined && (
        <div>
          <FileButton accept="application/pdf,image/jpeg,image/png" onChange={(file) => void send(file)}>
            {(props) => (
              <Button variant="default" loading={isPending} {...props}>
                {m.office_fare_file_add()}
              </Button>
            )}
          </FileButton>
        </div>
      )}
    </section>
  );
}
