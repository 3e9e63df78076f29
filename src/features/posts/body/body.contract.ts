import { z } from 'zod';
import { readable } from '#platform/text.contract.ts';

/**
 * The body of a post: the JSON of the editor (Tiptap, ProseMirror), and nothing that isn't listed here.
 *
 *   doc        paragraph | heading | bulletList | orderedList | blockquote | horizontalRule | table | picture |
 *              documentCard, 1 to 500 of them
 *   paragraph  inline, may be empty
 *   heading    attrs { level: 2 | 3 }, inline, not empty (the title of the post is the first level)
 *   lists      listItem, each with paragraphs only: lists don't nest
 *   blockquote paragraphs
 *   table      tableRow of tableCell and tableHeader, each with paragraphs; no spans, no widths
 *   picture    attrs { media: id in the library, caption? }; its alternative text is the library's
 *   documentCard  attrs { kind: 'visa' | 'tour-package', document: id }: a live card, drawn from what is published of
 *              the document on the day; left out while nothing is. Content files name a slug instead of the id.
 *   inline     text with marks bold, italic, link { href } (each at most once), and hardBreak
 *
 * Everything is strict: an attribute, mark or node more is refused, null too. An editor that writes more (Tiptap's
 * link adds target, rel and class; its table colspan, rowspan and colwidth; its list type and start) must leave it out.
 */

/** Allowed link targets in texts: our own pages, the web, mail and telephone. */
export const linkTarget = z
  .string()
  .max(2000)
  .regex(
    /^(?:\/(?!\/)[^\s\\]*|https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:\+?[0-9]+|#[a-z0-9-]+)$/,
    'Use a web, mail or telephone link.',
  );

/** Limits of one text, list and table, far above real use. */
const most = { characters: 20_000, pieces: 500, items: 200, rows: 200, cells: 20, paragraphs: 50 } as const;

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: linkTarget }) }),
]);

const text = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(most.characters).regex(readable),
  marks: z
    .array(mark)
    .max(3)
    .refine((marks) => new Set(marks.map(({ type }) => type)).size === marks.length, 'Each mark once.')
    .optional(),
});
const hardBreak = z.strictObject({ type: z.literal('hardBreak') });
const inline = z.array(z.discriminatedUnion('type', [text, hardBreak])).max(most.pieces);

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.optional() });
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inline.min(1),
});
const paragraphs = z.array(paragraph).min(1).max(most.paragraphs);
const listItem = z.strictObject({ type: z.literal('listItem'), content: paragraphs });
const bulletList = z.strictObject({
  type: z.literal('bulletList'),
  content: z.array(listItem).min(1).max(most.items),
});
const orderedList = z.strictObject({
  type: z.literal('orderedList'),
  content: z.array(listItem).min(1).max(most.items),
});
const blockquote = z.strictObject({ type: z.literal('blockquote'), content: paragraphs });
const rule = z.strictObject({ type: z.literal('horizontalRule') });
const tableCell = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  content: paragraphs,
});
const tableRow = z.strictObject({
  type: z.literal('tableRow'),
  content: z.array(tableCell).min(1).max(most.cells),
});
const table = z.strictObject({ type: z.literal('table'), content: z.array(tableRow).min(1).max(most.rows) });
const picture = z.strictObject({
  type: z.literal('picture'),
  attrs: z.strictObject({ media: z.uuid(), caption: z.string().max(300).regex(readable).optional() }),
});
const cardKind = z.enum(['visa', 'tour-package']);
/** A card of a published package or visa guide, rendered from its current facts. */
const documentCard = z.strictObject({
  type: z.literal('documentCard'),
  attrs: z.union([
    z.strictObject({ kind: cardKind, document: z.uuid() }),
    z.strictObject({ kind: cardKind, slug: z.string().max(80).regex(readable) }),
  ]),
});

const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  bulletList,
  orderedList,
  blockquote,
  rule,
  table,
  picture,
  documentCard,
]);

export const body = z.strictObject({ type: z.literal('doc'), content: z.array(block).min(1).max(500) });
export type Body = z.infer<typeof body>;
export type Block = z.infer<typeof block>;
/** The document of a card: by id, or by a current or former slug. */
export type Card = z.infer<typeof documentCard>['attrs'];
export type Inline = z.infer<typeof inline>[number];
