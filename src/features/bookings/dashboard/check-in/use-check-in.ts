import { useCallback, useEffect, useRef, useState } from 'react';
import { read } from '#dashboard/api/operations.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { systemClock } from '#platform/clock.ts';
import type { CheckInState } from '../../check-in/check-in.contract.ts';
import {
  type StoredCheckIn,
  withGroup,
  withMark,
  withoutPeople,
  withResults,
} from '../../check-in/marks.rules.ts';
import { forgetOver, keepCheckIn, keepPage, readCheckIn, sendMarks } from './stored-check-in.ts';

/** How long until marks that wait are tried again, and until other telephones' marks are looked at. */
const everyMs = 15_000;

/** Whether it helps to send the same once more. */
const mayPass = ({ status }: ApiProblem) => status === 0 || status === 429 || status >= 500;

export interface CheckIn {
  /** Undefined until the list was loaded once on this telephone. */
  readonly kept: StoredCheckIn | undefined;
  /** Why the list can't be loaded, or why marks weren't taken; undefined without a network, which is usual here. */
  readonly refused: ApiProblem | undefined;
  readonly mark: (people: readonly string[], state: CheckInState) => void;
  readonly sendAgain: () => void;
}

/** Check-in of a departure: what is kept on this telephone, sent to the server whenever there is a network. */
export function useCheckIn(id: string): CheckIn {
  const [stored, setStored] = useState(() => readCheckIn(id));
  const [refused, setRefused] = useState<ApiProblem>();
  const latest = useRef(stored);
  const isSending = useRef(false);
  const change = useCallback(
    (to: StoredCheckIn) => {
      latest.current = to;
      keepCheckIn(id, to);
      setStored(to);
    },
    [id],
  );
  const exchange = useCallback(async () => {
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    try {
      const waiting = latest.current?.pending ?? [];
      if (waiting.length > 0) {
        const results = await sendMarks(id, waiting);
        change(
          withResults(latest.current ?? fresh(await read('GET /departures/{id}/group', { id })), results),
        );
      }
      const group = await read('GET /departures/{id}/group', { id });
      change(latest.current === undefined ? fresh(group) : withGroup(latest.current, group));
      setRefused(undefined);
    } catch (cause) {
      if (!(cause instanceof ApiProblem)) {
        throw cause;
      }
      if (!mayPass(cause)) {
        // Whoever holds the telephone may see these people no more. What a hotel's network answers is none of ours.
        const isOurs = cause.code !== 'unknown' && [401, 403, 404].includes(cause.status);
        if (isOurs && latest.current !== undefined) {
          change(withoutPeople(latest.current));
        }
        setRefused(cause);
      } else {
        // Without a network nobody can sign in again: it is told once there is one.
        setRefused((before) => (before?.status === 401 ? undefined : before));
      }
    } finally {
      isSending.current = false;
    }
  }, [id, change]);
  useEffect(() => {
    forgetOver();
    void exchange().then(keepPage);
    const again = () => void exchange();
    window.addEventListener('online', again);
    const timer = setInterval(again, everyMs);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [exchange]);
  return {
    kept: stored,
    refused,
    mark: (people, state) => {
      if (latest.current !== undefined) {
        const at = systemClock.now();
        const marked = (stored: StoredCheckIn, person: string) =>
          withMark(stored, { person, state, id: crypto.randomUUID(), at });
        change(people.reduce(marked, latest.current));
        void exchange();
      }
    },
    sendAgain: () => void exchange(),
  };
}

const fresh = (group: StoredCheckIn['group']): StoredCheckIn => ({
  group,
  pending: [],
  contradictions: [],
  gone: [],
});
