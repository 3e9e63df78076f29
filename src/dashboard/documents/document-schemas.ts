import type { z } from 'zod';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import { postFacts, postTexts } from '#features/posts/posts.contract.ts';
import { tourPackageFacts, tourPackageTexts } from '#features/tour-packages/tour-packages.contract.ts';
import { visaFacts, visaTexts } from '#features/visas/visas.contract.ts';

/** The schemas of each kind's facts and texts. */
export const documentSchemas = {
  visa: { facts: visaFacts, texts: visaTexts },
  'tour-package': { facts: tourPackageFacts, texts: tourPackageTexts },
  post: { facts: postFacts, texts: postTexts },
} satisfies Readonly<Record<DocumentKind, { readonly facts: z.ZodType; readonly texts: z.ZodType }>>;

type Schemas = (typeof documentSchemas)[DocumentKind];

/** The facts and texts of all kinds. */
export type AnyContent = z.infer<Schemas['facts']> | z.infer<Schemas['texts']>;
