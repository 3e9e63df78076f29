import { ActionIcon, Tooltip } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  LayoutPanelLeft,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { CardPicker } from './card-picker.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { TableTools } from './table-tools.tsx';

interface Tool {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly on?: boolean;
  readonly off?: boolean;
  readonly run: () => void;
}

/** Arrow keys move between the tools; the toolbar is one tab stop. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) {
    return;
  }
  const tools = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = tools.findIndex((each) => each === document.activeElement);
  const next = tools[(at + step + tools.length) % tools.length];
  if (next) {
    event.preventDefault();
    for (const each of tools) {
      each.tabIndex = each === next ? 0 : -1;
    }
    next.focus();
  }
}

/** The tools for the text, with the state at the cursor. */
export function EditorTools({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const [dialog, setDialog] = useState<'link' | 'picture' | 'card'>();
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      h2: at.isActive('heading', { level: 2 }),
      h3: at.isActive('heading', { level: 3 }),
      bullets: at.isActive('bulletList'),
      numbers: at.isActive('orderedList'),
      quote: at.isActive('blockquote'),
      link: at.isActive('link'),
      table: at.isActive('table'),
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const heading = (level: number) => chain().toggleNode('heading', 'paragraph', { level }).run();
  const tools: readonly Tool[] = [
    {
      key: 'bold',
      label: m.writing_ed_bold(),
      icon: Bold,
      on: now.bold,
      run: () => chain().toggleBold().run(),
    },
    {
      key: 'italic',
      label: m.writing_ed_italic(),
      icon: Italic,
      on: now.italic,
      run: () => chain().toggleItalic().run(),
    },
    { key: 'h2', label: m.writing_ed_h2(), icon: Heading2, on: now.h2, run: () => heading(2) },
    { key: 'h3', label: m.writing_ed_h3(), icon: Heading3, on: now.h3, run: () => heading(3) },
    {
      key: 'bullets',
      label: m.writing_ed_bullets(),
      icon: List,
      on: now.bullets,
      run: () => chain().toggleBulletList().run(),
    },
    {
      key: 'numbers',
      label: m.writing_ed_numbers(),
      icon: ListOrdered,
      on: now.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      key: 'quote',
      label: m.writing_ed_quote(),
      icon: Quote,
      on: now.quote,
      run: () => chain().toggleWrap('blockquote').run(),
    },
    { key: 'link', label: m.writing_ed_link(), icon: LinkIcon, on: now.link, run: () => setDialog('link') },
    { key: 'picture', label: m.writing_ed_picture(), icon: Image, run: () => setDialog('picture') },
    { key: 'card', label: m.writing_ed_card(), icon: LayoutPanelLeft, run: () => setDialog('card') },
    {
      key: 'table',
      label: m.writing_ed_table(),
      icon: Table,
      on: now.table,
      off: now.table,
      run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    { key: 'rule', label: m.writing_ed_rule(), icon: Minus, run: () => chain().setHorizontalRule().run() },
    { key: 'undo', label: m.writing_ed_undo(), icon: Undo2, off: !now.undo, run: () => chain().undo().run() },
    { key: 'redo', label: m.writing_ed_redo(), icon: Redo2, off: !now.redo, run: () => chain().redo().run() },
  ];
  return (
    <>
      <div
        className="ed-tools"
        role="toolbar"
        tabIndex={-1}
        aria-label={m.writing_ed_tools()}
        onKeyDown={walk}
      >
        {tools.map(({ key, label, icon, on, off = false, run }, index) => (
          <Tooltip key={key} label={label}>
            <ActionIcon
              variant={on ? 'filled' : 'subtle'}
              color={on ? 'ink' : 'gray'}
              size={36}
              aria-label={label}
              {...(on === undefined ? {} : { 'aria-pressed': on })}
              disabled={disabled || off}
              tabIndex={index === 0 ? 0 : -1}
              onClick={run}
            >
              <Icon of={icon} />
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
      {now.table && <TableTools editor={editor} />}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'picture' && (
        <PicturePicker
          title={m.writing_ed_picture()}
          most={1}
          onChoose={([media]) => chain().insertAtomBlock({ type: 'picture', attrs: { media } }).run()}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'card' && (
        <CardPicker
          onChoose={(attrs) => chain().insertAtomBlock({ type: 'documentCard', attrs }).run()}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
