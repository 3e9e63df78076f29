import { Button, Group, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { m } from '#messages/messages.js';
import type { DraftSaver } from './draft-saver.ts';

/** Asks before a window is closed on something that isn't on the server. */
export function useLeaveGuard(saver: DraftSaver): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (saver.isAhead) {
        event.preventDefault();
      }
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [saver]);
}

/** Asks before another page of the office is opened. What can be saved is saved first, and then nobody is asked. */
export function LeaveQuestion({ saver }: { saver: DraftSaver }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saver.isAhead && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') {
      void saver.save().then((whole) => whole && blocker.proceed());
    }
  }, [blocker, saver]);
  return (
    <Modal
      opened={blocker.state === 'blocked' && saver.state.kind !== 'saving'}
      onClose={() => blocker.reset?.()}
      title={m.writing_leave_title()}
      lockScroll={false}
    >
      <p>{m.writing_leave_text()}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {m.writing_leave_go()}
        </Button>
        <Button color="marigold.5" onClick={() => blocker.reset?.()}>
          {m.writing_leave_stay()}
        </Button>
      </Group>
    </Modal>
  );
}
