import { Button, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { officeLanguage } from '#dashboard/language.ts';
import { errorText } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { megabytes } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { type ImportKindName, importLimits } from '../imports.contract.ts';
import { importKindLabels } from './import-labels.ts';
import { sendImport } from './imports-client.ts';

const tables = '.csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const archives = '.xml,application/xml,.zip,application/zip';

/** What the chooser of files offers first; what a file is its content says. */
const accepted: Partial<Record<ImportKindName, string>> = {
  customers: `${tables},.vcf,text/vcard`,
  posts: archives,
  packages: `${archives},${tables},.json`,
  everything: '.zip,application/zip',
};

interface ImportFileProps {
  readonly kind: ImportKindName;
  /** Is told the id of what was read. */
  readonly onRead: (id: string) => void;
}

/** The first step: a file is chosen or dropped, and read at once. */
export function ImportFile({ kind, onRead }: ImportFileProps) {
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (file: File) => sendImport(kind, file),
    onSuccess: ({ id }) => onRead(id),
  });
  const { label, about } = importKindLabels[kind];
  const most = kind === 'posts' || kind === 'packages' || kind === 'everything' ? 'archive' : 'table';
  const take = (file: File | null | undefined) => file && !isPending && mutate(file);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of two; the button in it works for everybody
    <div
      className="imp-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <Icon of={Upload} />
      <h2>{label()}</h2>
      <p>{about()}</p>
      <FileButton accept={accepted[kind] ?? tables} onChange={take}>
        {(props) => (
          <Button {...props} loading={isPending} data-autofocus>
            {m.office_imports_choose()}
          </Button>
        )}
      </FileButton>
      <p className="of-dim" role="status">
        {isPending
          ? m.office_imports_reading({ name: variables.name })
          : m.office_imports_max({ size: megabytes(importLimits[most], officeLanguage()) })}
      </p>
      {error !== null && (
        <p className="imp-wrong" role="alert">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
