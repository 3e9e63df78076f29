import { z } from 'zod';

/** Where a link in a text may lead: our own pages, the web, mail and telephone. Nothing that runs. */
export const linkTarget = z
  .string()
  .max(2000)
  .regex(
    /^(?:\/(?!\/)[^\s\\]*|https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:\+?[0-9]+|#[a-z0-9-]+)$/,
    'Use a web, mail or telephone link.',
  );

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: linkTarget }) }),
]);

const text = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  marks: z.array(mark).max(3).optional(),
});
const hardBreak = z.strictObject({ type: z.literal('hardBreak') });
const inline = z.array(z.discriminatedUnion('type', [text, hardBreak]));

const paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.optional() });
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inline.min(1),
});
const listItem = z.strictObject({ type: z.literal('listItem'), content: z.array(paragraph).min(1) });
const bulletList = z.strictObject({ type: z.literal('bulletList'), content: z.array(listItem).min(1) });
const orderedList = z.strictObject({ type: z.literal('orderedList'), content: z.array(listItem).min(1) });
const blockquote = z.strictObject({ type: z.literal('blockquote'), content: z.array(paragraph).min(1) });
const rule = z.strictObject({ type: z.literal('horizontalRule') });
const tableCell = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  content: z.array(paragraph).min(1),
});
const tableRow = z.strictObject({ type: z.literal('tableRow'), content: z.array(tableCell).min(1) });
const table = z.strictObject({ type: z.literal('table'), content: z.array(tableRow).min(1) });
const picture = z.strictObject({
  type: z.literal('picture'),
  attrs: z.strictObject({ media: z.uuid(), caption: z.string().max(300).optional() }),
});
/** A live card of a published package or visa guide, drawn from its facts of the day. */
const documentCard = z.strictObject({
  type: z.literal('documentCard'),
  attrs: z.strictObject({ kind: z.enum(['visa', 'tour-package']), slug: z.string().max(80) }),
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

/** The body of a post: structured editor JSON. HTML is never stored. */
export const body = z.strictObject({ type: z.literal('doc'), content: z.array(block).min(1).max(500) });
export type Body = z.infer<typeof body>;
export type Block = z.infer<typeof block>;
export type Inline = z.infer<typeof inline>[number];
