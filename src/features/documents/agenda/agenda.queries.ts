import { and, asc, desc, eq, or } from 'drizzle-orm';
import { type AgendaProvider, agendaPartOf, agendaRowOf } from '#features/agenda/agenda.rules.ts';
import { documentList } from '../document-list/document-list.table.ts';
import { scheduledPublications as plans } from '../documents.table.ts';
import { shelfOf } from '../kinds/kinds.rules.ts';

/** What `documentRow` takes. */
export const titled = {
  id: documentList.documentId,
  kind: documentList.kind,
  section: documentList.section,
  slug: documentList.slug,
  en: documentList.titleEn,
  bn: documentList.titleBn,
};

type Titled = Parameters<typeof shelfOf>[0] & {
  readonly id: string;
  readonly slug: string;
  readonly en: string | null;
  readonly bn: string | null;
};

/** A document by its title, else its path, with the form that it is written in. */
export const documentRow = ({ id, slug, en, bn, ...placed }: Titled) => ({
  id,
  path: `/dashboard/update${shelfOf(placed).office}/${id}`,
  what: { en: en ?? bn ?? slug, bn: bn ?? en ?? slug },
});

const ofEditors = { permission: 'documents.write' } as const;

/** What goes live by itself, with what failed to; drafts of what isn't live in any language. */
export const documentAgenda: readonly AgendaProvider[] = [
  {
    name: 'publications',
    ...ofEditors,
    list: async ({ db }) => {
      const rows = await db
        .select({ ...titled, language: plans.language, publishAt: plans.publishAt, failure: plans.failure })
        .from(plans)
        .innerJoin(documentList, eq(documentList.documentId, plans.documentId))
        .orderBy(asc(plans.publishAt), asc(plans.documentId), asc(plans.language));
      return agendaPartOf(
        null,
        rows.map(({ language, publishAt, failure, ...document }) => {
          const shown = documentRow(document);
          return agendaRowOf({
            ...shown,
            id: `${shown.id} ${language}`,
            why: failure === null ? 'publishes' : 'not-published',
            at: publishAt.toISOString(),
            by: language,
            urgency: failure === null ? null : 'late',
          });
        }),
      );
    },
  },
  {
    name: 'drafts',
    ...ofEditors,
    list: async ({ db }) => {
      const rows = await db
        .select({ ...titled, updatedAt: documentList.updatedAt })
        .from(documentList)
        .where(
          and(
            eq(documentList.trashed, false),
            eq(documentList.liveEn, false),
            eq(documentList.liveBn, false),
            or(eq(documentList.stateEn, 'draft'), eq(documentList.stateBn, 'draft')),
          ),
        )
        .orderBy(desc(documentList.updatedAt), asc(documentList.documentId));
      return agendaPartOf(
        null,
        rows.map(({ updatedAt, ...document }) =>
          agendaRowOf({ ...documentRow(document), why: 'draft', at: updatedAt.toISOString() }),
        ),
      );
    },
  },
];
