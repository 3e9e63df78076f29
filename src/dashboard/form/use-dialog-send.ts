import { modals } from '@mantine/modals';
import { useState } from 'react';
import { doing } from '#dashboard/doing.ts';

/** Sends the form of a dialog, once at a time, tells how it ended, and closes the dialog when it was done. */
export function useDialogSend() {
  const [busy, setBusy] = useState(false);
  /** Its arguments are those of `doing`. @returns whether it was done */
  async function send(...what: Parameters<typeof doing>): Promise<boolean> {
    if (busy) {
      return false;
    }
    setBusy(true);
    const done = await doing(...what);
    setBusy(false);
    if (done) {
      modals.closeAll();
    }
    return done;
  }
  return { busy, send };
}
