import { z } from 'zod';

/** The kinds of document. To add one see CONTRIBUTING, "A kind of document". */
export const documentKinds = ['visa', 'tour-package', 'post'] as const;
export const documentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof documentKind>;
