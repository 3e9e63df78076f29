import { notifications } from '@mantine/notifications';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { ApiProblem } from '../api/request.ts';
import { MayButton } from '../may-button.tsx';
import type { RefusalReason } from '../permission-check.ts';
import { errorText, WordedError } from '../run-mutation.ts';
import { saveFile } from './export-table.ts';

interface ExportButtonProps {
  /** Without its extension. */
  name: string;
  refused?: RefusalReason;
  /** Makes the file. @param onProgress called with the number of rows written and their total. */
  make: (onProgress: (done: number, total: number) => void) => Promise<Blob>;
}

/** Exports all results as CSV, with progress. */
export function ExportButton({ name, refused, make }: ExportButtonProps) {
  const [progress, setProgress] = useState<string>();
  async function save() {
    setProgress('');
    try {
      const file = await make((done, total) =>
        setProgress(total === 0 ? '' : `${Math.min(100, Math.floor((done / total) * 100))}%`),
      );
      saveFile(file, `${name}.csv`);
    } catch (cause) {
      // What the API refuses has its reason, such as a period that is too long.
      const isSaid = cause instanceof ApiProblem || cause instanceof WordedError;
      const message = isSaid ? errorText(cause) : m.office_export_failed();
      notifications.show({ color: 'red', message });
    }
    setProgress(undefined);
  }
  return (
    <MayButton
      refused={refused}
      hint={m.office_export_help()}
      variant="default"
      leftSection={<Icon of={Download} />}
      onClick={() => (progress === undefined ? void save() : undefined)}
    >
      {m.office_csv()} {progress}
    </MayButton>
  );
}
