import { z } from 'zod';
import { pagingParameters } from '#platform/paging.contract.ts';
import { searched } from '#platform/plain-text.contract.ts';

const percent = z.number().min(0).max(100);

export const focusShape = z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });

/** A part of a picture, in per cent of its sides; each side is at least 5. */
export const cropShape = z
  .strictObject({
    x: percent,
    y: percent,
    width: z.number().min(5).max(100),
    height: z.number().min(5).max(100),
  })
  .refine(
    ({ x, y, width, height }) => x + width <= 100.001 && y + height <= 100.001,
    'It reaches beyond the picture.',
  );

/** Alternative text; empty in a language until somebody writes it. */
export const altShape = z.object({ en: z.string(), bn: z.string() });

export const libraryPicture = z
  .object({
    id: z.uuid(),
    name: z.string(),
    mime: z.string(),
    width: z.int().meta({ description: 'Of what is shown, in pixels.' }),
    height: z.int(),
    bytes: z.int(),
    alt: altShape,
    focus: focusShape,
    crop: z.object({ x: percent, y: percent, width: percent, height: percent }).nullable(),
    version: z.int(),
    placeholder: z.string().meta({ description: 'A data: picture of a few hundred bytes.' }),
    url: z.string().meta({ example: '/media/6f0c3f0e-2f57-4b39-9c1b-0a4f1f7f2b11/640.webp' }),
    uses: z.int().meta({ description: 'In how many places it is used.' }),
    createdAt: z.iso.datetime(),
    uploadedBy: z.string().nullable(),
  })
  .meta({ id: 'LibraryPicture' });
export type LibraryPicture = z.infer<typeof libraryPicture>;

export const libraryPage = z
  .object({ items: z.array(libraryPicture), total: z.int(), next: z.string().nullable() })
  .meta({ id: 'LibraryPage' });

export const libraryQuery = z.object({
  q: searched(80).optional().meta({ description: 'Part of the name or of an alternative text.' }),
  limit: z.coerce.number().int().min(1).max(100).default(40),
  ...pagingParameters,
});
export type LibraryQuery = z.infer<typeof libraryQuery>;

export const pictureChange = z
  .strictObject({
    name: z.string().min(1).max(200).optional(),
    alt: z
      .strictObject({ en: z.string().max(300), bn: z.string().max(300) })
      .partial()
      .optional(),
    focus: focusShape.optional(),
    crop: cropShape.nullable().optional().meta({ description: 'null: all of it.' }),
  })
  .meta({ id: 'PictureChange' });
export type PictureChange = z.infer<typeof pictureChange>;

/** A place where a picture is used. */
export const pictureUse = z
  .object({
    kind: z.string().meta({ example: 'tour-package' }),
    id: z.string(),
    title: z.string(),
    live: z.boolean().meta({ description: 'Whether the public sees it there.' }),
    trashed: z.boolean(),
  })
  .meta({ id: 'PictureUse' });
export type PictureUse = z.infer<typeof pictureUse>;

export const pictureUses = z.object({ items: z.array(pictureUse) });
