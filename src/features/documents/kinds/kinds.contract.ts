import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { CommandContext } from '#platform/command/command.ts';
import type { Check, Finding } from '../checks/checks.rules.ts';
import type { FormerFields } from '../former-fields.rules.ts';
import type { SearchText } from '../search/search.rules.ts';
import type { DocumentKind } from './kinds.data.ts';

/** What the texts of every kind have. */
export interface Titled {
  title: string;
  summary: string;
}

/** The table of a kind's live facts, and its column for the section, if the kind has several. */
export interface LiveDocuments {
  readonly table: PgTable & {
    readonly documentId: PgColumn;
    readonly facts: PgColumn;
    readonly cover: PgColumn;
  };
  readonly section?: PgColumn;
}

/** How a kind of document is published. Its feature owns the live tables; documents owns the texts. */
export interface DocumentType<Facts, Texts extends Titled> {
  readonly kind: DocumentKind;
  readonly facts: z.ZodType<Facts>;
  readonly texts: z.ZodType<Texts>;
  /** The search terms of a document, in one language. */
  search(facts: Facts, texts: Texts): SearchText;
  /** Writes the live rows of the facts, in the publishing transaction. */
  project(
    context: CommandContext,
    live: { documentId: string; slug: string; facts: Facts; publishedAt: Date },
  ): Promise<void>;
  /** The kind's checks before publishing, besides those of every document; the form runs them too. */
  readonly checks: readonly Check[];
  /** Checks of the facts that need the database. */
  readonly checkStored?:
    | ((db: Pick<CommandContext['tx'], 'select'>, facts: unknown) => Promise<readonly Finding[]>)
    | undefined;
  readonly live: LiveDocuments;
  /** Where the facts have the price for the office's list, and its value in poisha. */
  readonly price?: { readonly at: readonly string[]; of(stored: unknown): number | null };
  /** Removes the live rows. @throws Failure conflict when something prevents it. */
  withdraw(context: CommandContext, documentId: string): Promise<void>;
  /** Fields of older revisions that now live elsewhere; ignored on reading. */
  readonly former?: FormerFields;
}
