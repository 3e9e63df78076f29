import { z } from 'zod';
import { market } from '#features/departures/departures.contract.ts';
import { inBoth } from '#features/documents/documents.contract.ts';
import { documentKinds } from '#features/documents/kinds/kinds.data.ts';
import { ofEachKind } from '#features/documents/kinds/kinds.rules.ts';
import { enquiryKinds } from '#features/enquiries/enquiries.rules.ts';
import { languages } from '#platform/language.ts';

const counts = z.object({
  total: z.int(),
  live: z.int().meta({ description: 'Live in at least one language.' }),
  drafts: z.int().meta({ description: 'In draft, and not live in any language.' }),
  changed: z.int().meta({ description: 'Live, with changes that are not.' }),
  scheduled: z.int(),
  trashed: z.int(),
  withoutBangla: z.int().meta({ description: 'Live in English and not in Bangla.' }),
});

/** The document's title, else its path. */
const named = { slug: z.string(), titles: inBoth(z.string().nullable()) };

/** Waiting work and recent activity. Other features of the office add their own counts. */
export const overviewShape = z
  .object({
    documents: z.object(ofEachKind(() => counts)),
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
      .meta({ description: 'The next ten, and those that could not be published.' }),
    visasToCheck: z.object({
      total: z.int().meta({ description: 'Live guides that nobody has checked for 90 days.' }),
      items: z.array(z.object({ id: z.uuid(), ...named, checkedOn: z.iso.date() })),
    }),
    departures: z.object({
      ahead: z.int().meta({ description: 'Departures still to come.' }),
      full: z.int(),
      toDecide: z.int().meta({ description: 'Coming ones whose go or no-go is open.' }),
    }),
    packages: z
      .record(
        market,
        z.object({
          drafts: z.int().meta({ description: 'In draft, and not live in any language.' }),
          withoutDeparture: z.int().meta({ description: 'Live ones without an open departure to come.' }),
        }),
      )
      .meta({ description: 'Packages to see to, in the two lists of the office.' }),
    weeks: z
      .array(
        z.object({
          week: z.iso.date().meta({ description: 'The Saturday it begins with, in Dhaka.' }),
          saved: z.int(),
          published: z.int(),
          pictures: z.int(),
        }),
      )
      .meta({ description: 'The last twelve weeks, the oldest first.' }),
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
      .meta({ description: 'For who may read enquiries.' }),
    visaCases: z
      .object({ toCheck: z.int().meta({ description: 'Cases with papers that nobody has looked at.' }) })
      .optional()
      .meta({ description: 'For who may read visa cases.' }),
    fares: z
      .object({ toTicket: z.int().meta({ description: 'Fares that were accepted and are not ticketed.' }) })
      .optional()
      .meta({ description: 'For who may read orders.' }),
    orders: z
      .object({
        toGiveBack: z.int().meta({ description: 'Orders whose money is to go back, as `due=refund`.' }),
      })
      .optional()
      .meta({ description: 'For who may read orders.' }),
    mail: z
      .object({ dead: z.int().meta({ description: 'Letters that could not be sent.' }) })
      .optional()
      .meta({ description: 'For who may read mail.' }),
    registration: z
      .object({ daysLeft: z.int().meta({ description: '0 on its last day, negative when it has lapsed.' }) })
      .optional()
      .meta({ description: 'For who may write the settings, from 60 days before the registration lapses.' }),
    outbox: z
      .object({ dead: z.int().meta({ description: 'Tasks after a save that could not be done.' }) })
      .optional()
      .meta({ description: 'For who may read the outbox.' }),
  })
  .meta({ id: 'Overview' });
export type Overview = z.infer<typeof overviewShape>;
export type EnquiriesOverview = NonNullable<Overview['enquiries']>;
