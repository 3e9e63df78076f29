import { Button, Group, Modal, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { linkTarget } from '#features/posts/body/body.contract.ts';
import { m } from '#messages/messages.js';

/** A typed link, completed: a URL without a scheme gets https, a mail address mailto. */
export function linkIn(text: string): string | undefined {
  const plain = text.trim();
  const guessed = /^[^\s@/:]+@[^\s@/:]+\.[a-z]+$/i.test(plain)
    ? `mailto:${plain}`
    : /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/|$)/i.test(plain)
      ? `https://${plain}`
      : plain.replace(/^http:\/\//i, 'https://');
  return linkTarget.safeParse(guessed).success ? guessed : undefined;
}

/** Edits the link of the selected text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before: unknown = editor.getAttributes('link').href;
  const [typed, setTyped] = useState(typeof before === 'string' ? before : '');
  const href = linkIn(typed);
  const set = () => {
    if (href === undefined) {
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === undefined) {
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else {
      chain.setLink({ href }).run();
    }
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={m.writing_ed_link()} returnFocus={false} lockScroll={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          set();
        }}
      >
        <TextInput
          label={m.writing_ed_link_to()}
          description={m.writing_ed_link_help()}
          data-autofocus
          value={typed}
          error={typed.trim() !== '' && href === undefined ? m.writing_not_right() : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          {before !== undefined && (
            <Button
              variant="default"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {m.writing_ed_link_remove()}
            </Button>
          )}
          <Button type="submit" color="marigold.5" disabled={href === undefined}>
            {m.writing_ed_link_set()}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
