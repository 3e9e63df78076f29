import { useEffect, useState } from 'react';
import { z } from 'zod';
import { queryClient } from '#dashboard/api/query-client.ts';
import { authorisedFetch } from '#features/identity/browser/visitor.ts';
import { happenings } from '../enquiries.rules.ts';
import { takeEvents } from './event-lines.rules.ts';
import { inboxKey } from './inbox-client.ts';

const announcement = z.object({ id: z.string(), happened: z.enum(happenings) });

/** Debounce for refreshing the list after events. */
const gatheredMs = 150;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** The server sends a heartbeat every 15 seconds: a longer silence means a dead connection. */
const silentMs = 40_000;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads one connection to its end. @returns whether to reconnect. */
async function readOnce(signal: AbortSignal, heard: (event: string, data: string) => void): Promise<boolean> {
  const line = new AbortController();
  const cut = () => line.abort();
  signal.addEventListener('abort', cut);
  let silence = setTimeout(cut, silentMs);
  try {
    const response = await authorisedFetch('/api/enquiries/stream', {
      headers: { accept: 'text/event-stream' },
      signal: line.signal,
    });
    if (!response.ok || response.body === null) {
      return response.status >= 500 || response.status === 429;
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(cut, silentMs);
      const { events, rest } = takeEvents(text + part.value);
      text = rest;
      for (const { event, data } of events) {
        heard(event, data);
      }
    }
    return true;
  } catch {
    return true;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cut);
  }
}

/**
 * Subscribes to the inbox: events refresh the lists; it reconnects after a lost connection.
 * @returns whether it is connected, and how many enquiries arrived since.
 */
export function useInboxStream(): { readonly live: boolean | undefined; readonly came: number } {
  const [live, setLive] = useState<boolean>();
  const [came, setCame] = useState(0);
  useEffect(() => {
    const closed = new AbortController();
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void queryClient.invalidateQueries({ queryKey: [inboxKey] });
        void queryClient.invalidateQueries({ queryKey: ['overview'] });
        void queryClient.invalidateQueries({ queryKey: ['agenda'] });
      }, gatheredMs);
    };
    async function watch() {
      let wait = firstPauseMs;
      let again = false;
      while (!closed.signal.aborted) {
        let first = true;
        const mayRetry = await readOnce(closed.signal, (event, data) => {
          wait = firstPauseMs;
          setLive(true);
          // Events may have been missed between two connections.
          if ((first && again) || event === 'look-again') {
            refresh();
          }
          first = false;
          const said = event === 'enquiry' ? announcement.safeParse(JSON.parse(data)) : undefined;
          if (said?.success) {
            refresh();
            if (said.data.happened === 'sent') {
              setCame((before) => before + 1);
            }
          }
        });
        if (closed.signal.aborted) {
          return;
        }
        again = true;
        if (first) {
          setLive(false);
        }
        if (!mayRetry) {
          return;
        }
        await pause(wait, closed.signal);
        wait = Math.min(wait * 2, longestPauseMs);
      }
    }
    void watch();
    return () => {
      closed.abort();
      clearTimeout(gathering);
    };
  }, []);
  return { live, came };
}
