import { Button } from '@mantine/core';
import { FileText } from 'lucide-react';
import { requestFile } from '#dashboard/api/request.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { ListedMessage } from '../messages.contract.ts';

/** What can be done with a picture or paper that came with a message, such as taking it as a slip. */
export interface FileUse {
  readonly label: string;
  readonly run: (file: File) => void;
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** Fetches a file of a message; each opening is in the log. */
async function fetchFile(message: string, id: string): Promise<File> {
  const blob = await requestFile(`/messages/${message}/files/${id}`, {});
  return new File([blob], `whatsapp-${id.slice(0, 8)}.${endings[blob.type] ?? 'bin'}`, { type: blob.type });
}

/** Pictures and papers that came with a message. */
export function MessageFiles({
  message,
  uses,
}: {
  readonly message: ListedMessage;
  readonly uses: readonly FileUse[];
}) {
  const withFile = async (id: string, use: (file: File) => void) => {
    try {
      use(await fetchFile(message.id, id));
    } catch (cause) {
      notifyError(cause);
    }
  };
  return (
    <div className="msg-files">
      {message.files.map(({ id }) => (
        <Button.Group key={id}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Icon of={FileText} />}
            onClick={() => void withFile(id, (file) => saveFile(file, file.name))}
          >
            {m.outbox_file_open()}
          </Button>
          {uses.map(({ label, run }) => (
            <Button key={label} variant="default" size="compact-sm" onClick={() => void withFile(id, run)}>
              {label}
            </Button>
          ))}
        </Button.Group>
      ))}
    </div>
  );
}
