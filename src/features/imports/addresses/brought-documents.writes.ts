import { and, eq } from 'drizzle-orm';
import type { DocumentCommands } from '#features/documents/documents.commands.ts';
import { publications, scheduledPublications } from '#features/documents/documents.table.ts';
import type { DocumentKind } from '#features/documents/kinds/kinds.data.ts';
import { lockDocument } from '#features/documents/lock/lock.writes.ts';
import type { CommandContext } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { broughtDocuments, oldAddresses } from './old-addresses.table.ts';

/** An item of an old site. */
interface Origin {
  readonly site: string;
  readonly oldId: string;
}

const ofOrigin = ({ site, oldId }: Origin) =>
  and(eq(broughtDocuments.site, site), eq(broughtDocuments.oldId, oldId));

/** The document that an item became when it was brought before. */
export async function findBrought(
  { tx }: { readonly tx: ReadDatabase },
  origin: Origin,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: broughtDocuments.documentId })
    .from(broughtDocuments)
    .where(ofOrigin(origin));
  return found?.id;
}

/** Remembers what an item became, and its old addresses; one that another document has already stays with it. */
export async function rememberBrought(
  { tx, now }: CommandContext,
  origin: Origin,
  {
    documentId,
    published,
    addresses,
  }: { documentId: string; published: boolean; addresses: readonly string[] },
): Promise<void> {
  const { site, oldId } = origin;
  await tx.insert(broughtDocuments).values({ site, oldId, documentId, published, broughtAt: now });
  if (addresses.length > 0) {
    await tx
      .insert(oldAddresses)
      .values(addresses.map((address) => ({ address, documentId })))
      .onConflictDoNothing();
  }
}

/**
 * Counts what somebody has done to a document since it was brought, and locks it.
 * @returns the revisions, publications and plans that came since; and whether it lies in the trash
 */
async function findChangesSince(
  { tx }: CommandContext,
  kind: DocumentKind,
  documentId: string,
): Promise<{ readonly count: number; readonly isTrashed: boolean } | undefined> {
  const [brought] = await tx
    .select({ published: broughtDocuments.published })
    .from(broughtDocuments)
    .where(eq(broughtDocuments.documentId, documentId));
  if (!brought) {
    return undefined;
  }
  const { latestRevision, trashedAt } = await lockDocument(tx, kind, documentId);
  const live = await tx.$count(publications, eq(publications.documentId, documentId));
  const planned = await tx.$count(scheduledPublications, eq(scheduledPublications.documentId, documentId));
  const isOut = live + planned > 0;
  const turned = trashedAt === null && isOut !== brought.published ? 1 : 0;
  return { count: latestRevision - 1 + turned, isTrashed: trashedAt !== null };
}

/** Forgets what an item became, so that the same file brings it again. */
async function forgetBrought({ tx }: CommandContext, documentId: string): Promise<void> {
  await tx.delete(oldAddresses).where(eq(oldAddresses.documentId, documentId));
  await tx.delete(broughtDocuments).where(eq(broughtDocuments.documentId, documentId));
}

/** How a kind is taken back; `named` is what the refusal calls it. */
interface TakenBack {
  readonly kind: DocumentKind;
  readonly named: 'posts' | 'packages';
  readonly trash: DocumentCommands['trash'];
}

/**
 * Takes a document back that was brought: it goes to the trash, and its old addresses lead nowhere. One that wasn't brought is left.
 * @throws Failure conflict when somebody has changed it since, with how often
 */
export async function takeBackBrought(
  context: CommandContext,
  { kind, named, trash }: TakenBack,
  documentId: string,
): Promise<void> {
  const since = await findChangesSince(context, kind, documentId);
  if (since === undefined) {
    return;
  }
  if (since.count > 0) {
    throw new Failure('conflict', 'imports.built-on', 'Somebody has changed it since.', [], {
      standing: [{ kind: named, count: since.count }],
    });
  }
  if (!since.isTrashed) {
    await context.call(trash, { documentId });
  }
  await forgetBrought(context, documentId);
}
