import { modals } from '@mantine/modals';
import { useState } from 'react';
import { refusedFields } from '#dashboard/api/refusal-words.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { doing, problemWords } from '#dashboard/doing.ts';
import { unreadInput } from '#dashboard/form/fields/typed-input.tsx';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';

type Faults = Readonly<Record<string, string>>;

/** Sends the form of a dialog about money, once at a time. What is refused stands at its field, or below the fields. */
export function useMoneySend() {
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** @param missing what the fields still lack, by their name; nothing is sent then */
  async function send(
    form: HTMLFormElement,
    missing: Faults,
    told: () => string,
    act: () => Promise<unknown>,
  ): Promise<void> {
    setFaults(missing);
    const unread = form.querySelector<HTMLElement>(unreadInput);
    if (unread !== null) {
      unread.focus();
      return;
    }
    if (busy || Object.keys(missing).length > 0) {
      return;
    }
    setBusy(true);
    const done = await doing(ordersKey, told, async () => {
      try {
        await act();
      } catch (cause) {
        const fields = cause instanceof ApiProblem ? refusedFields(cause) : [];
        setFaults(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
        setProblem(fields.length === 0 ? problemWords(cause) : undefined);
        throw cause;
      }
    });
    setBusy(false);
    if (done) {
      modals.closeAll();
    }
  }
  return { faults, problem, busy, send };
}
