import { modals } from '@mantine/modals';
import { useState } from 'react';
import { runMutation } from '#dashboard/run-mutation.ts';

/** Sends the form of a dialog, once at a time, tells how it ended, and closes the dialog when it was done. */
export function useDialogSend() {
  const [isPending, setPending] = useState(false);
  /** Its arguments are those of `doing`. @returns whether it was done */
  async function send(...what: Parameters<typeof runMutation>): Promise<boolean> {
    if (isPending) {
      return false;
    }
    setPending(true);
    const done = await runMutation(...what);
    setPending(false);
    if (done) {
      modals.closeAll();
    }
    return done;
  }
  return { isPending, send };
}
