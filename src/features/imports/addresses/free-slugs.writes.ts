import { and, eq, inArray } from 'drizzle-orm';
import { documentList } from '#features/documents/document-list/document-list.table.ts';
import { liveSlugs } from '#features/documents/documents.table.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { freeSlug } from '../wordpress/old-slugs.rules.ts';

/** Numbers that are tried behind a slug. */
const tried = 100;

/** The slug, or the first with a number, that no document of the kind has, live or not, or had before. */
export async function findFreeSlug(
  { tx }: CommandContext,
  kind: DocumentKind,
  wanted: string,
): Promise<string> {
  const numbered: string[] = [];
  freeSlug(wanted, (slug) => numbered.push(slug) < tried);
  const written = await tx
    .select({ slug: documentList.slug })
    .from(documentList)
    .where(and(eq(documentList.kind, kind), inArray(documentList.slug, numbered)));
  const live = await tx
    .select({ slug: liveSlugs.slug })
    .from(liveSlugs)
    .where(and(eq(liveSlugs.kind, kind), inArray(liveSlugs.slug, numbered)));
  const taken = new Set([...written, ...live].map(({ slug }) => slug));
  return freeSlug(wanted, (slug) => taken.has(slug));
}
