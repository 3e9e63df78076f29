import { Button } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';

/** What was done, with the button that takes it back. */
export function UndoLine({ text, onUndo }: { readonly text: string; readonly onUndo: () => void }) {
  return (
    <span className="of-undo">
      <span>{text}</span>
      <Button variant="default" size="compact-sm" leftSection={<Icon of={Undo2} />} onClick={onUndo}>
        {m.office_undo()}
      </Button>
    </span>
  );
}
