import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, Package } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { requestFile } from '#dashboard/api/request.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { notifyError, runMutation } from '#dashboard/run-mutation.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { saveFile } from '#dashboard/table/export-table.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { megabytes } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { ExportSeen } from '../everything.contract.ts';
import './everything-page.css';

const exportsKey = 'everything-exports';

/** The ZIP of a day, under its name. @throws ApiProblem */
async function fetchZip({ id, askedAt }: ExportSeen): Promise<void> {
  const file = await requestFile(`/exports/${id}/everything.zip`, {});
  saveFile(file, `shofor-everything-${dhakaDate(new Date(askedAt))}.zip`);
}

function Standing({ made }: { readonly made: ExportSeen }) {
  if (made.state === 'running') {
    return (
      <p className="everything-running" role="status">
        <Loader size="xs" /> {m.office_everything_running()}
      </p>
    );
  }
  const until = made.until === null ? '' : formatMoment(made.until);
  return made.state === 'failed' ? (
    <p>{m.office_everything_failed()}</p>
  ) : (
    <p>
      {m.office_everything_done({ size: megabytes(made.bytes ?? 0, officeLanguage()) })}{' '}
      <span className="of-dim">{m.office_everything_until({ until })}</span>
    </p>
  );
}

function MadeExport({ made }: { readonly made: ExportSeen }) {
  const [isFetching, setFetching] = useState(false);
  async function fetchIt() {
    setFetching(true);
    await fetchZip(made).catch(notifyError);
    setFetching(false);
  }
  return (
    <li>
      <div>
        <strong>{formatMoment(made.askedAt)}</strong>{' '}
        <span className="of-dim">{m.office_everything_by({ name: made.askedBy })}</span>
        <Standing made={made} />
      </div>
      {made.path !== null && (
        <Button
          variant="default"
          loading={isFetching}
          leftSection={<Icon of={Download} />}
          onClick={() => void fetchIt()}
        >
          {m.office_everything_download()}
        </Button>
      )}
    </li>
  );
}

/** “Take everything with you”: the owner asks for all that the agency has as one ZIP, and fetches it. */
export default function EverythingPage() {
  const me = useMe();
  const refused = needsPermission(me, 'everything.export');
  const { data } = useQuery({
    queryKey: [exportsKey],
    enabled: refused === undefined,
    queryFn: ({ signal }) => read('GET /exports', {}, signal),
    refetchInterval: ({ state }) =>
      state.data?.items.some((each) => each.state === 'running') ? 2_000 : 60_000,
  });
  const items = data?.items ?? [];
  const isRunning = items.some(({ state }) => state === 'running');
  const ask = () =>
    runMutation([exportsKey], m.office_everything_requested(), () => write('POST /export', {}));
  return (
    <PageFrame title={m.office_everything_title()} text={m.office_everything_text()}>
      <div className="everything">
        <section className="of-panel" aria-labelledby="everything-in">
          <h2 id="everything-in">{m.office_everything_in()}</h2>
          <ul>
            <li>{m.office_everything_lists()}</li>
            <li>{m.office_everything_data()}</li>
            <li>{m.office_everything_files()}</li>
          </ul>
          <h3>{m.office_everything_out()}</h3>
          <p>{m.office_everything_secrets()}</p>
          <p className="everything-warning">{m.office_everything_warning()}</p>
          <MayButton
            refused={refused ?? (isRunning ? m.office_everything_running() : undefined)}
            leftSection={<Icon of={Package} />}
            onClick={() => void ask()}
          >
            {m.office_everything_make()}
          </MayButton>
        </section>
        <section className="of-panel" aria-labelledby="everything-made">
          <h2 id="everything-made">{m.office_everything_made()}</h2>
          {items.length === 0 ? (
            <p className="of-dim">{m.office_everything_none()}</p>
          ) : (
            <ul className="everything-list">
              {items.map((made) => (
                <MadeExport key={made.id} made={made} />
              ))}
            </ul>
          )}
          <p className="of-dim">{m.office_everything_back()}</p>
        </section>
      </div>
    </PageFrame>
  );
}
