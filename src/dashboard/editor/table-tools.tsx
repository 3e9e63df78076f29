import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { m } from '#messages/messages.js';

/** Tools for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus();
  const tools = [
    [m.writing_ed_table_row(), () => chain().addRowAfter().run()],
    [m.writing_ed_table_column(), () => chain().addColumnAfter().run()],
    [m.writing_ed_table_row_out(), () => chain().deleteRow().run()],
    [m.writing_ed_table_column_out(), () => chain().deleteColumn().run()],
    [m.writing_ed_table_out(), () => chain().deleteTable().run()],
  ] as const;
  return (
    <div className="ed-tools ed-tools-table">
      {tools.map(([label, run]) => (
        <Button key={label} size="compact-sm" variant="default" onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  );
}
