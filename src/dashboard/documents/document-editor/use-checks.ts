import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListedCheck } from '#features/documents/checks/checks.contract.ts';
import { read } from '../../api/operations.ts';
import type { DraftSaver } from './draft-saver.ts';

/** What the server finds in the newest revision: it knows the pictures, which the form doesn't. */
export interface ServerChecks {
  readonly state: 'waiting' | 'failed' | 'found';
  readonly items: readonly ListedCheck[];
}

/** Saves what isn't saved yet, then checks it. */
export function useChecks(saver: DraftSaver): ServerChecks {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    void saver.save().finally(() => setSent(true));
  }, [saver]);
  const revision = saver.base?.revision ?? 0;
  const { data, isError } = useQuery({
    queryKey: ['checks', saver.id, revision],
    enabled: isSent && revision > 0,
    // A picture may have been changed meanwhile, here or by somebody else.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await read('GET /documents/{id}/checks', { id: saver.id, revision }, signal)).items,
  });
  if (data) {
    return { state: 'found', items: data };
  }
  return { state: isError ? 'failed' : 'waiting', items: [] };
}
