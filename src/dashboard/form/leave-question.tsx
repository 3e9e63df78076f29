import { Button, Group, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { m } from '#messages/messages.js';

interface LeaveQuestionProps {
  /** Whether there are unsaved changes, called when the user leaves. */
  isUnsaved: () => boolean;
  /** What happens to them. */
  text: string;
  /** Tries to save first; if everything was saved there is no question. */
  save?: () => Promise<boolean>;
  /** Saving: the question waits. */
  saving?: boolean;
}

/** Warns before leaving a page with unsaved changes, by a link, the back button or closing the window. */
export function LeaveQuestion({ isUnsaved, text, save, saving = false }: LeaveQuestionProps) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) {
        event.preventDefault();
      }
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state === 'blocked') {
      void save?.().then((whole) => whole && blocker.proceed());
    }
  }, [blocker, save]);
  return (
    <Modal
      opened={blocker.state === 'blocked' && !saving}
      onClose={() => blocker.reset?.()}
      title={m.writing_leave_title()}
      lockScroll={false}
    >
      <p>{text}</p>
      <Group justify="flex-end" mt="md">
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
