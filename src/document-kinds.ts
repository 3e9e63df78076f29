import type { Kinds } from '#features/documents/documents.commands.ts';
import { postCommands } from '#features/posts/posts.commands.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { visaCommands } from '#features/visas/visas.commands.ts';

/** The commands of every kind of document. */
export const kinds: Kinds = {
  visa: visaCommands,
  'tour-package': tourPackageCommands,
  post: postCommands,
};
