import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { officeLanguage } from '#dashboard/language.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { type ImportKindName, importKindNames, type ReadImport } from '../imports.contract.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportFile } from './import-file.tsx';
import { importKindLabels } from './import-labels.ts';
import { ImportResult } from './import-result.tsx';
import { ImportTry } from './import-try.tsx';
import { importQuery, listImportsQuery } from './imports-client.ts';
import { ImportsList } from './imports-list.tsx';
import './import-page.css';

const steps = [
  m.office_imports_step_file,
  m.office_imports_step_columns,
  m.office_imports_step_try,
  m.office_imports_step_done,
] as const;

/** The way through an import, with the place in it. */
const Steps = ({ at }: { readonly at: number }) => (
  <ol className="imp-steps">
    {steps.map((label, index) => (
      <li key={label()} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
        <span aria-hidden="true">{index < at ? '✓' : count(index + 1, officeLanguage())}</span>
        {label()}
      </li>
    ))}
  </ol>
);

/** What can be brought along; the one that is open is marked. */
function Kinds({ kind, onKind }: { kind: ImportKindName; onKind: (kind: ImportKindName) => void }) {
  const { data } = useQuery(listImportsQuery);
  return (
    <fieldset className="imp-kinds" aria-label={m.office_imports_what()}>
      {importKindNames
        .filter((name) => data?.kinds.includes(name))
        .map((name) => (
          <Button
            key={name}
            variant="default"
            radius="xl"
            leftSection={<Icon of={importKindLabels[name].icon} />}
            aria-pressed={name === kind}
            onClick={() => onKind(name)}
          >
            {importKindLabels[name].label()}
          </Button>
        ))}
    </fieldset>
  );
}

/** Which step an import is at. */
const stepOf = (found: ReadImport | undefined, isTried: boolean): number =>
  found === undefined ? 0 : found.state !== 'read' ? 3 : isTried ? 2 : 1;

/** /dashboard/import: a file of an earlier program is read, tried, taken over, and undone; kind, import and step are in the address. */
export default function ImportPage() {
  const { query, set } = useAddressQuery();
  const id = query.get('import') ?? '';
  const asked = importKindNames.find((each) => each === query.get('kind')) ?? 'customers';
  const { data: found, error, refetch } = useQuery({ ...importQuery(id), enabled: id !== '' });
  const tried = found?.tried ?? undefined;
  // Posts and packages have no columns to choose.
  const isTried = query.get('step') === 'try' || tried?.columns.length === 0;
  const kind = found?.kind ?? asked;
  const language = officeLanguage();
  const open = (next: string) => set({ import: next, step: '' });
  return (
    <PageFrame
      title={id === '' ? m.office_imports_title() : importKindLabels[kind].label()}
      text={
        found === undefined
          ? m.office_imports_text()
          : tried === undefined
            ? found.fileName
            : m.office_imports_file_text({ name: found.fileName, rows: count(tried.rows, language) })
      }
      actions={
        id !== '' && (
          <Button variant="default" onClick={() => set({ import: '', step: '', kind })}>
            {m.office_imports_another()}
          </Button>
        )
      }
    >
      <div className="imp-page">
        <Steps at={stepOf(found, isTried)} />
        {id === '' ? (
          <>
            <Kinds kind={asked} onKind={(chosen) => set({ kind: chosen })} />
            <ImportFile key={asked} kind={asked} onRead={open} />
            <ImportsList onOpen={open} />
          </>
        ) : error !== null && found === undefined ? (
          <ListError cause={error} onRetry={() => void refetch()} />
        ) : found === undefined ? (
          <RowsWaiting columns={4} />
        ) : found.state !== 'read' ? (
          <ImportResult of={found} />
        ) : tried === undefined ? (
          <p>{m.office_refused_imports_gone()}</p>
        ) : isTried ? (
          <ImportTry key={tried.id} tried={tried} onBack={() => set({ step: '' })} />
        ) : (
          <ImportColumns key={tried.id} tried={tried} onNext={() => set({ step: 'try' })} />
        )}
      </div>
    </PageFrame>
  );
}
