import { Button, Group, Modal } from '@mantine/core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { m } from '#messages/messages.js';
import { forgetTyped, isHalfTyped, watchForms } from './half-typed.ts';
import { pageQuestion } from './leave-question.tsx';

const dialogs = '.mantine-Modal-root, .mantine-Drawer-root';
const closing =
  '.mantine-Modal-overlay, .mantine-Modal-close, .mantine-Drawer-overlay, .mantine-Drawer-close';

const isEscape = (event: Event): boolean => event instanceof KeyboardEvent && event.key === 'Escape';

/** What closes a dialog after all in which something is half typed, where an event would close it. */
function dialogLost(event: Event): (() => void) | undefined {
  const { target } = event;
  // The sign in a button is no HTML element.
  if (!(target instanceof Element) || target.getAttribute('data-mantine-stop-propagation') === 'true') {
    return undefined;
  }
  const pressed = event.type === 'click' ? target.closest<HTMLElement>(closing) : null;
  const dialog = isEscape(event)
    ? [...document.querySelectorAll(dialogs)].findLast(isHalfTyped)
    : pressed?.closest(dialogs);
  if (!dialog || !isHalfTyped(dialog)) {
    return undefined;
  }
  return () => {
    forgetTyped(dialog);
    if (pressed) {
      pressed.click();
    } else {
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
  };
}

/** Who looks at clicks and keys before any dialog does. */
const first: { look?: (event: Event) => void } = {};
for (const name of ['click', 'keydown']) {
  globalThis.addEventListener?.(name, (event) => first.look?.(event), { capture: true });
}

/**
 * Asks before what was typed is lost: by a link, the back button, closing the window, or closing a dialog. It stands once in the
 * office, so that every form has it.
 */
export function Leaving() {
  const page = useSyncExternalStore(pageQuestion.subscribe, pageQuestion.read);
  const [close, setClose] = useState<() => void>();
  const isUnsaved = useCallback(() => page?.isUnsaved() === true || isHalfTyped(), [page]);
  useEffect(watchForms, []);
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
    if (blocker.state === 'blocked' && page?.isUnsaved() === true) {
      void page.save?.().then((whole) => whole && !isHalfTyped() && blocker.proceed());
    }
  }, [blocker, page]);
  const stay = () => {
    setClose(undefined);
    blocker.reset?.();
  };
  const leave = () => {
    if (close === undefined) {
      forgetTyped();
      blocker.proceed?.();
    } else {
      setClose(undefined);
      close();
    }
  };
  const isRequested = close !== undefined || (blocker.state === 'blocked' && page?.saving !== true);
  useEffect(() => {
    first.look = (event) => {
      const isHere = isRequested && isEscape(event);
      const lost = isRequested ? undefined : dialogLost(event);
      if (isHere || lost) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (isHere) {
        stay();
      } else if (lost) {
        setClose(() => lost);
      }
    };
    return () => {
      delete first.look;
    };
  });
  const ofPage = close === undefined && page?.isUnsaved() === true;
  return (
    <Modal
      opened={isRequested}
      onClose={stay}
      title={m.writing_leave_title()}
      lockScroll={false}
      zIndex={400}
    >
      <p>{ofPage ? page.text : m.office_leave_form()}</p>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={leave}>
          {m.writing_leave_go()}
        </Button>
        <Button color="marigold.5" onClick={stay} data-autofocus>
          {m.writing_leave_stay()}
        </Button>
      </Group>
    </Modal>
  );
}
