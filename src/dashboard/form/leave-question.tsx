import { Button, Group, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { m } from '#messages/messages.js';

interface LeaveQuestionProps {
  /** Whether something here would be lost; asked at the moment somebody leaves. */
  isUnsaved: () => boolean;
  /** What becomes of it. */
  text: string;
  /** Tries to save first; whoever could save everything isn't asked. */
  save?: () => Promise<boolean>;
  /** It is being saved: the question waits. */
  saving?: boolean;
}

/** Asks before a page with something unsaved is left, be it by a link, the back button or the window's cross. */
export function LeaveQuestion({ isUnsaved, text, save, saving = false }: LeaveQuestionProps) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) {
        event.preventDefault();
      }
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
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
