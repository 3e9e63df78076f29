import { useCallback, useEffect, useState } from 'react';
import { m } from '#messages/messages.js';
import { authorisedFetch } from '../browser/visitor.ts';

export interface OwnList<Data> {
  readonly data: Data | undefined;
  readonly failed: boolean;
  /** Fetches again. */
  read(): Promise<void>;
}

/** Fetches a list of the account. @param path of our own API, which responds in this shape */
export function useOwnList<Data>(path: string): OwnList<Data> {
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState(false);
  const read = useCallback(async () => {
    setFailed(false);
    try {
      const response = await authorisedFetch(path);
      if (!response.ok) {
        throw new TypeError(`GET ${path} answered ${response.status}.`);
      }
      setData(await response.json());
    } catch {
      setFailed(true);
    }
  }, [path]);
  useEffect(() => void read(), [read]);
  return { data, failed, read };
}

/** Error message with a retry button. */
export function Unread({ of: { failed, read } }: { of: OwnList<unknown> }) {
  return failed ? (
    <div className="own-open" role="alert">
      <p>{m.account_unreachable()}</p>
      <button type="button" className="btn btn-line btn-sm" onClick={read}>
        {m.account_try_again()}
      </button>
    </div>
  ) : null;
}
