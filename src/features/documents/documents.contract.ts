import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { pagingParameters } from '#platform/paging.contract.ts';
import { searched } from '#platform/plain-text.contract.ts';
import { slug } from '#platform/text.contract.ts';
import { languageStates } from './document-list/document-list.rules.ts';
import { documentKinds } from './kinds/kinds.data.ts';

export const inBoth = <Shape extends z.ZodType>(shape: Shape) => z.object({ en: shape, bn: shape });

/** Stored facts or texts, already validated by the kind's schema. */
export const content = z.record(z.string(), z.unknown());
export const storedTexts = z.object({ en: content.optional(), bn: content.optional() });

/** Who did something: an account, or the program itself, with the name null. */
export const actorShape = z
  .object({
    id: z.string().meta({ example: 'user:4f1c' }),
    name: z.string().nullable().meta({ example: 'Nusrat Jahan' }),
  })
  .meta({ id: 'ActorName' });
export type ActorName = z.infer<typeof actorShape>;

export const documentState = z.enum(languageStates).meta({ id: 'DocumentState' });

export const listedDocument = z
  .object({
    id: z.uuid(),
    kind: z.enum(documentKinds),
    slug: z.string(),
    market: z.enum(['domestic', 'international']).nullable(),
    section: z.enum(['blog', 'news']).nullable(),
    titles: inBoth(z.string().nullable()),
    cover: z
      .object({
        id: z.uuid(),
        version: z.int().meta({ description: 'Part of the address of its files.' }),
      })
      .nullable(),
    price: z.int().nullable().meta({
      description: 'In poisha: the lowest adult price of a package, or all fees of a visa’s main kind.',
    }),
    states: inBoth(documentState),
    live: inBoth(z.boolean()).meta({ description: 'Whether the public sees it in this language.' }),
    trashed: z.boolean(),
    revision: z.int(),
    updatedAt: z.iso.datetime(),
    updatedBy: actorShape,
    publishedAt: z.iso.datetime().nullable(),
    path: z.string().meta({ description: 'Where the public reads it, once it is live.' }),
  })
  .meta({ id: 'ListedDocument' });
export type ListedDocument = z.infer<typeof listedDocument>;

export const documentsPage = z
  .object({ items: z.array(listedDocument), total: z.int(), next: z.string().nullable() })
  .meta({ id: 'DocumentsPage' });

const states = ['draft', 'scheduled', 'published', 'changed', 'unpublished', 'trashed'] as const;

export const documentsQuery = z.object({
  kind: z.enum(documentKinds).optional(),
  q: searched(80).optional().meta({ description: 'Words of a title or slug, in either language.' }),
  state: z.enum(states).optional().meta({
    description: 'In `language`, or in any; without it all states except the trash.',
  }),
  language: z.enum(languages).optional(),
  market: z.enum(['domestic', 'international']).optional(),
  section: z.enum(['blog', 'news']).optional(),
  sort: z
    .enum(['updated', '-updated', 'title', '-title', 'published', '-published'])
    .default('-updated')
    .meta({ description: '`-` is downwards: `-updated` has the newest first.' }),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  ...pagingParameters,
});
export type DocumentsQuery = z.infer<typeof documentsQuery>;

const publicationShape = z.object({
  revision: z.int(),
  firstPublishedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime(),
  publishedBy: actorShape,
});

const planShape = z.object({
  revision: z.int(),
  publishAt: z.iso.datetime(),
  scheduledBy: actorShape,
  failure: z.string().nullable().meta({ description: 'Why it could not be published when it was due.' }),
});

export const documentShape = z
  .object({
    id: z.uuid(),
    kind: z.enum(documentKinds),
    revision: z.int(),
    slug: z.string(),
    facts: content,
    texts: storedTexts,
    states: inBoth(documentState),
    publications: inBoth(publicationShape.nullable()),
    scheduled: inBoth(planShape.nullable()),
    trashedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    createdBy: actorShape,
    savedAt: z.iso.datetime(),
    savedBy: actorShape,
    path: z.string(),
    formerSlugs: z.array(z.string()).meta({ description: 'Addresses that lead here now.' }),
  })
  .meta({ id: 'Document' });
/** A document: its newest revision, what is live, what is scheduled. */
export type SavedDocument = z.infer<typeof documentShape>;

/** Validated only roughly here; the kind's command names each invalid field. */
const sentContent = {
  slug: z
    .string()
    .max(200)
    .meta({ example: slug.parse('a-walk') }),
  facts: content,
  texts: z.strictObject({ en: content.optional(), bn: content.optional() }),
};

export const newDocument = z
  .strictObject({
    id: z.uuid().optional().meta({ description: 'Sent twice with one id, it is created once.' }),
    kind: z.enum(documentKinds),
    ...sentContent,
  })
  .meta({ id: 'NewDocument' });

export const replacement = z.strictObject(sentContent).meta({ id: 'DocumentContent' });

export const savedShape = z.object({ id: z.uuid(), revision: z.int() }).meta({ id: 'SavedDocument' });
