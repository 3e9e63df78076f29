import { z } from 'zod';
import { pagingParameters } from '#platform/paging.contract.ts';
import { searched } from '#platform/plain-text.contract.ts';
import { enquiryKinds, enquiryStates } from '../enquiries.rules.ts';
import { inboxItem, restOfEnquiry } from './enquiry.contract.ts';

/** The tabs of the inbox: one per state, in review, open, and all. */
export const tabs = ['open', ...enquiryStates, 'in-review', 'all'] as const;
export type Tab = (typeof tabs)[number];

export const dueFilters = ['overdue', 'today', 'week', 'none'] as const;
export const inboxSorts = ['newest', 'oldest', 'due', 'due-last', 'updated', 'updated-last'] as const;

/** An account id of staff. The database would refuse a NUL. */
export const ownerUid = z
  .string()
  .max(128)
  .refine((uid) => !uid.includes('\0'), 'Nobody is called that.');

/** The parameters of the inbox. */
export const inboxQuery = z.object({
  tab: z.enum(tabs).default('open'),
  kind: z.enum(enquiryKinds).optional(),
  owner: ownerUid.optional().meta({ description: 'A uid, `me` or `nobody`', example: 'me' }),
  due: z.enum(dueFilters).optional(),
  q: searched(100).default('').meta({ description: 'Reference, name, telephone, e-mail or words' }),
  sort: z.enum(inboxSorts).default('newest'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  ...pagingParameters,
});
export type InboxQuery = z.output<typeof inboxQuery>;

/** What an export of the inbox is narrowed by. */
export const sheetQuery = inboxQuery.omit({ cursor: true, limit: true, sort: true });

const inboxLine = inboxItem.meta({ id: 'Enquiry' });

export const inboxPage = z.object({
  items: z.array(inboxLine),
  total: z.int(),
  next: z.string().nullable(),
  /** Counts of the tabs under the other filters. */
  counts: z.record(z.enum(tabs), z.int()),
});

/** Who can be given an enquiry. */
export const ownerList = z.object({
  items: z.array(z.object({ uid: z.string(), name: z.string(), role: z.string() })),
});

export const wholeEnquiry = inboxLine.extend(restOfEnquiry).meta({ id: 'WholeEnquiry' });
