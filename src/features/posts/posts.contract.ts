import { z } from 'zod';
import { seo } from '#features/documents/content/content.contract.ts';
import { mediaId } from '#features/media/media-id.contract.ts';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { key, line } from '#platform/text.contract.ts';
import { body } from './body/body.contract.ts';

export const postKinds = ['blog', 'news'] as const;
export const postKind = z.enum(postKinds);
export type PostKind = z.infer<typeof postKind>;

export const categories = ['destinations', 'visas', 'tips', 'food', 'flights', 'notices'] as const;
export const category = z.enum(categories);
export type Category = z.infer<typeof category>;

export const postFacts = z.strictObject({
  kind: postKind,
  category,
  /** Tag keys; their names are in texts.tags. */
  tags: z.array(key).max(8),
  author: z.strictObject({ en: line(60), bn: line(60) }),
  publishedOn: calendarDate,
  cover: mediaId,
});
export type PostFacts = z.infer<typeof postFacts>;

export const postTexts = z.strictObject({
  title: line(110),
  summary: line(300),
  tags: z.record(key, line(40)),
  body,
  seo: seo.optional(),
});
export type PostTexts = z.infer<typeof postTexts>;
