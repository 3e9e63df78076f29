import { type Extensions, Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { linkTarget } from '#features/posts/body/body.contract.ts';
import type { Language } from '#platform/language.ts';
import { atomBlocks } from './atom-blocks.ts';
import { cardNode, pictureNode } from './body-views.tsx';

/** A heading of the text; the page's own is the title. Other levels are mapped to these two. */
const heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => [
    ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  renderHTML: ({ node }) => [node.attrs.level === 2 ? 'h2' : 'h3', 0],
  addInputRules() {
    return [2, 3].map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^(#{${level}})\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    );
  },
});

/** Items and quotes contain only paragraphs: nested lists are hard to read on a phone. */
const listItem = Node.create({
  name: 'listItem',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

/** Rendered without a width of its own: the site's policy refuses inline styles. */
const table = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false });

/** The editor's extensions: exactly what a post's body can contain. @param language of the text */
export const bodyExtensions = (placeholder: string, language: Language): Extensions => [
  StarterKit.configure({
    heading: false,
    listItem: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: true,
      isAllowedUri: (url) => linkTarget.safeParse(url).success,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  heading,
  listItem,
  blockquote,
  table,
  TableRow,
  TableHeader.extend({ content: 'paragraph+' }),
  TableCell.extend({ content: 'paragraph+' }),
  pictureNode.configure({ language }),
  cardNode,
  atomBlocks,
  Placeholder.configure({ placeholder }),
];
