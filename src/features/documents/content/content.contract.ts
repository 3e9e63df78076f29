import { z } from 'zod';
import { line, prose } from '#platform/text.contract.ts';

/** Texts for search engines and shared links. Both default to title and summary. */
export const seo = z.strictObject({ title: line(70).optional(), description: line(200).optional() });

export type Seo = z.infer<typeof seo>;

export const question = z.strictObject({ question: line(160), answer: prose(1200) });
export type Question = z.infer<typeof question>;
