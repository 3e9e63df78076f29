import { useEffect, useRef, useState } from 'react';
import { fieldOf } from '#platform/record.ts';
import type { SendForm } from '../send/send.contract.ts';

/** The state of sending: idle, sending, failed, sent. */
export type SendingState = 'here' | 'sending' | 'unreachable' | 'sent';

type SendResult =
  | { readonly is: 'sent'; readonly path: string }
  | { readonly is: 'refused'; readonly paths: readonly string[] }
  | { readonly is: 'unreachable' };

const timeoutMs = 20_000;
/** Delays between retries. */
const waits = [1_000, 3_000];

const keyPlace = 'shofor-enquiry-key';

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** One idempotency key per content: a retry of the same form, even after a reload, has the same key. */
function keyFor(content: string): string {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyPlace) ?? '[]');
    const [known, key]: unknown[] = Array.isArray(kept) ? kept : [];
    if (known === content && typeof key === 'string' && /^[0-9a-f]{32}$/.test(key)) {
      return key;
    }
  } catch {
    // An unreadable key is replaced.
  }
  const key = newKey();
  try {
    sessionStorage.setItem(keyPlace, JSON.stringify([content, key]));
  } catch {
    // Without storage the key lasts as long as the page.
  }
  return key;
}

async function post(request: SendForm): Promise<SendResult> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), timeoutMs);
  try {
    const response = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: given.signal,
    });
    const body: unknown = await response.json();
    const path = fieldOf(body, 'path');
    if (response.ok && typeof path === 'string' && path.startsWith('/')) {
      return { is: 'sent', path };
    }
    const fields = fieldOf(body, 'fields');
    if ((response.status === 400 || response.status === 422) && Array.isArray(fields)) {
      return { is: 'refused', paths: fields.map((field: unknown) => String(fieldOf(field, 'path'))) };
    }
  } catch {
    // No connection, no server, or another server's response: it may have arrived, so a retry has the same key.
  } finally {
    clearTimeout(timer);
  }
  return { is: 'unreachable' };
}

export interface Sending {
  readonly state: SendingState;
  /** Sends it, with retries while the connection is bad; afterwards the page of the enquiry opens. */
  send(request: SendForm, then: { refused(paths: readonly string[]): void; sent(): void }): void;
  /** The input was changed: resets the state. */
  forget(): void;
}

/** Sends enquiries from the browser: each once, however often the button is pressed or the connection breaks. */
export function useSending(honeypot: () => string): Sending {
  const [state, setState] = useState<SendingState>('here');
  const appeared = useRef(0);
  const again = useRef<() => void>(undefined);
  const busy = useRef(false);
  useEffect(() => {
    appeared.current = performance.now();
    const online = () => again.current?.();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);

  async function tries(request: SendForm): Promise<SendResult> {
    for (const wait of [...waits, undefined]) {
      const result = await post(request);
      if (result.is !== 'unreachable' || wait === undefined) {
        return result;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return { is: 'unreachable' };
  }

  const send: Sending['send'] = (request, then) => {
    if (busy.current) {
      return;
    }
    busy.current = true;
    again.current = undefined;
    setState('sending');
    const key = keyFor(JSON.stringify(request));
    const fillMs = Math.round(performance.now() - appeared.current);
    void tries({ ...request, key, fillMs, website: honeypot() }).then((result) => {
      busy.current = false;
      if (result.is === 'sent') {
        setState('sent');
        then.sent();
        try {
          sessionStorage.removeItem(keyPlace);
        } catch {
          // It was never stored.
        }
        location.assign(`${result.path}?sent=1`);
      } else if (result.is === 'refused') {
        setState('here');
        then.refused(result.paths);
      } else {
        again.current = () => send(request, then);
        setState('unreachable');
      }
    });
  };
  return {
    state,
    send,
    forget: () => {
      again.current = undefined;
      setState((now) => (now === 'unreachable' ? 'here' : now));
    },
  };
}
