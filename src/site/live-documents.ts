import type { LiveDocuments } from '#features/documents/kinds/kinds.contract.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import { postsLive } from '#features/posts/posts.table.ts';
import { tourPackagesLive } from '#features/tour-packages/tour-packages.table.ts';
import { visasLive } from '#features/visas/visas.table.ts';

/** The live facts of every kind, for pages of the site that read documents whatever their kind. */
export const liveDocuments: Readonly<Record<DocumentKind, LiveDocuments>> = {
  visa: visasLive,
  'tour-package': tourPackagesLive,
  post: postsLive,
};
