import { postCommands } from '#features/posts/posts.commands.ts';
import { tourPackageCommands } from '#features/tour-packages/tour-packages.commands.ts';
import { visaCommands } from '#features/visas/visas.commands.ts';

/** The commands of each kind of document. */
export const commandsOfKind = {
  visa: visaCommands,
  'tour-package': tourPackageCommands,
  post: postCommands,
} as const;
