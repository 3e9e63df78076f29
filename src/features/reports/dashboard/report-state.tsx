import { ListError } from '#dashboard/table/list-states.tsx';
import { m } from '#messages/messages.js';

/** A report that isn't there: it is being loaded, or couldn't be. */
export function ReportState({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return error === null ? (
    <p className="of-dim" role="status">
      {m.office_report_loading()}
    </p>
  ) : (
    <div className="of-list-sheet">
      <ListError cause={error} onRetry={onRetry} />
    </div>
  );
}
