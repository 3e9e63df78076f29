import { z } from '@hono/zod-openapi';
import { inBoth } from '#features/documents/documents.contract.ts';
import { documentKinds } from '#features/documents/kinds/kinds.contract.ts';
import { enquiryKinds } from '#features/enquiries/enquiries.rules.ts';
import { languages } from '#platform/language.ts';

const counts = z.object({
  total: z.int(),
  live: z.int().openapi({ description: 'Live in at least one language.' }),
  drafts: z.int().openapi({ description: 'Not live in any language.' }),
  changed: z.int().openapi({ description: 'Live, with changes that are not.' }),
  scheduled: z.int(),
  trashed: z.int(),
  withoutBangla: z.int().openapi({ description: 'Live in English and not in Bangla.' }),
});

/** What a document is called: by its title, else by its address. */
const named = { slug: z.string(), titles: inBoth(z.string().nullable()) };

/** What waits for somebody, and how much was done. Other features of the office add their numbers beside these. */
export const overviewShape = z
  .object({
    documents: z.object({ visa: counts, 'tour-package': counts, post: counts }),
    scheduled: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(documentKinds),
          ...named,
          language: z.enum(languages),
          publishAt: z.iso.datetime(),
          failure: z.string().nullable(),
        }),
      )
      .openapi({ description: 'The next ten, and those that could not be published.' }),
    visasToCheck: z.object({
      total: z.int().openapi({ description: 'Live guides that nobody has checked for 90 days.' }),
      items: z.array(z.object({ id: z.uuid(), ...named, checkedOn: z.iso.date() })),
    }),
    departures: z.object({
      ahead: z.int().openapi({ description: 'Departures still to come.' }),
      full: z.int(),
      packagesWithout: z.int().openapi({ description: 'Live packages that have none.' }),
    }),
    weeks: z
      .array(
        z.object({
          week: z.iso.date().openapi({ description: 'The Saturday it begins with, in Dhaka.' }),
          saved: z.int(),
          published: z.int(),
          pictures: z.int(),
        }),
      )
      .openapi({ description: 'The last twelve weeks, the oldest first.' }),
    enquiries: z
      .object({
        new: z.int(),
        overdue: z.int(),
        dueToday: z.int(),
        unowned: z.int(),
        inReview: z.int(),
        weeks: z.array(z.object({ from: z.iso.date(), kinds: z.record(z.enum(enquiryKinds), z.int()) })),
      })
      .optional()
      .openapi({ description: 'For who may read enquiries.' }),
    mail: z
      .object({ dead: z.int().openapi({ description: 'Letters that could not be sent.' }) })
      .optional()
      .openapi({ description: 'For who may read the outbox.' }),
  })
  .openapi('Overview');
export type Overview = z.infer<typeof overviewShape>;
