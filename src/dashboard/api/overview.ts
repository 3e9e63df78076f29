import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { documentKinds, named } from '../documents/documents-client.ts';
import { request } from './request.ts';

const counts = z.object({
  total: z.number(),
  /** Live in at least one language. */
  live: z.number(),
  /** Not live in any language. */
  drafts: z.number(),
  changed: z.number(),
  scheduled: z.number(),
  trashed: z.number(),
  withoutBangla: z.number(),
});

const enquiryKinds = z.object({
  contact: z.number(),
  visa: z.number(),
  package: z.number(),
  'air-ticket': z.number(),
});

/** Enquiries are there for who may read them. */
const enquiries = z.object({
  new: z.number(),
  overdue: z.number(),
  weeks: z.array(z.object({ from: z.string(), kinds: enquiryKinds })),
});

const overview = z.object({
  documents: z.object({ visa: counts, 'tour-package': counts, post: counts }).optional(),
  scheduled: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(documentKinds),
        ...named,
        language: z.enum(['en', 'bn']),
        publishAt: z.string(),
        /** Why it couldn't be published when it was due. */
        failure: z.string().nullable(),
      }),
    )
    .default([]),
  /** Guides that nobody has checked for 90 days. */
  visasToCheck: z
    .object({
      total: z.number(),
      items: z.array(z.object({ ...named, id: z.string(), checkedOn: z.string() })),
    })
    .optional(),
  departures: z.object({ ahead: z.number(), full: z.number(), packagesWithout: z.number() }).optional(),
  weeks: z
    .array(z.object({ week: z.string(), saved: z.number(), published: z.number(), pictures: z.number() }))
    .default([]),
  enquiries: enquiries.optional(),
  /** Letters that were given up. */
  mail: z.object({ dead: z.number() }).optional(),
});
export type Overview = z.infer<typeof overview>;
export type EnquiriesOverview = z.infer<typeof enquiries>;

/** What needs a person now, counted on the server; asked again each minute while somebody looks. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => (await request(overview, '/overview', { signal })).data,
  });
}
