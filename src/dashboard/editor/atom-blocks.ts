import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Puts the cursor into the text below a position between blocks, into a new paragraph if there is none. */
function cursorBelow(transaction: Transaction, position: number): Transaction {
  const at = transaction.doc.resolve(position);
  const below = at.nodeAfter;
  if (below?.isTextblock) {
    return transaction.setSelection(TextSelection.create(transaction.doc, position + 1));
  }
  const paragraph = at.parent.type.contentMatch.defaultType?.create();
  return paragraph
    ? transaction
        .insert(position, paragraph)
        .setSelection(TextSelection.create(transaction.doc, position + 1))
    : transaction;
}

/** The picture or card that is selected as a whole. */
const selectedAtom = ({ selection }: { selection: unknown }): { node: Node; end: number } | undefined =>
  selection instanceof NodeSelection && selection.node.isBlock && selection.node.isAtom
    ? { node: selection.node, end: selection.to }
    : undefined;

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    atomBlocks: {
      /** Inserts a picture or card, with the cursor in the text below it. */
      insertAtomBlock: (block: { type: string; attrs: Record<string, unknown> }) => ReturnType;
    };
  }
}

/** Pictures and cards: what is typed while one is selected goes below it instead of replacing it. */
export const atomBlocks = Extension.create({
  name: 'atomBlocks',
  addCommands: () => ({
    insertAtomBlock:
      (block) =>
      ({ chain }) =>
        chain()
          .insertContent(block)
          .command(({ tr }) => {
            const inserted = selectedAtom(tr);
            if (inserted) {
              cursorBelow(tr, inserted.end);
            }
            return true;
          })
          .run(),
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, _from, _to, text) => {
          const selected = selectedAtom(view.state);
          if (!selected) {
            return false;
          }
          view.dispatch(cursorBelow(view.state.tr, selected.end).insertText(text).scrollIntoView());
          return true;
        },
        handleDOMEvents: {
          // Input methods compose into the selection without a text input event.
          compositionstart: (view) => {
            const selected = selectedAtom(view.state);
            if (selected) {
              view.dispatch(cursorBelow(view.state.tr, selected.end));
            }
            return false;
          },
        },
      },
    }),
  ],
});
