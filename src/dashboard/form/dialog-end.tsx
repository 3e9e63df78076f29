import { Button, Group } from '@mantine/core';
import { modals } from '@mantine/modals';
import { m } from '#messages/messages.js';

interface DialogEndProps {
  /** What sending does. */
  readonly send: string;
  readonly isPending?: boolean;
  readonly disabled?: boolean;
  /** It can't be taken back. */
  readonly danger?: boolean;
  /** Other words for leaving without sending. */
  readonly leave?: string;
  /** What was typed isn't wanted any more. */
  readonly onLeave?: () => void;
}

/** The buttons below the form of a dialog: the one that leaves it, and the one that sends it. */
export const DialogEnd = ({
  send,
  isPending = false,
  disabled = false,
  danger = false,
  leave,
  onLeave,
}: DialogEndProps) => (
  <Group justify="end">
    <Button
      variant="default"
      onClick={() => {
        onLeave?.();
        modals.closeAll();
      }}
    >
      {leave ?? m.office_cancel()}
    </Button>
    <Button type="submit" color={danger ? 'red' : 'marigold.5'} loading={isPending} disabled={disabled}>
      {send}
    </Button>
  </Group>
);
