import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { ListError } from '../table/list-states.tsx';

interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): Promise<unknown>;
  };
  readonly children: (data: Data) => ReactNode;
}

/** The record of a page as soon as it is loaded; before, that it is being loaded, or why it can't be. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) {
    return children(data);
  }
  return error !== null ? (
    <div className="of-list-sheet">
      <ListError cause={error} onRetry={() => void refetch()} />
    </div>
  ) : (
    <p className="of-dim" role="status">
      {m.office_loading()}
    </p>
  );
}
