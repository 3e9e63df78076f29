import { z } from 'zod';
import { plainLine } from '#platform/plain-text.contract.ts';

/** Lists of the office that have views: names for what is searched, filtered, sorted and shown. */
export const viewedLists = ['orders', 'owed', 'enquiries', 'visa-cases', 'departures', 'fares'] as const;
export type ViewedList = (typeof viewedLists)[number];

export const inList = { list: z.enum(viewedLists) };

/** The most views that one person keeps of one list. */
export const maxViews = 30;

/** A view to keep: under a name that its maker has already, it replaces that one. */
export const newListView = z.strictObject({
  name: plainLine(60),
  /** The query of the list's address, without its page. */
  query: z.string().max(1000),
  /** Whether all who may read the list see it. */
  shared: z.boolean(),
});

export const listView = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  shared: z.boolean(),
  /** Whether it is the caller's own. */
  isOwn: z.boolean(),
  /** Who made it. */
  by: z.string(),
});
export type ListView = z.infer<typeof listView>;

/** The views that somebody has of a list, and the columns that they chose; null for those that it begins with. */
export const listViews = z.object({ views: z.array(listView), columns: z.array(z.string()).nullable() });

export const chosenColumns = z.strictObject({
  columns: z.array(z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,30}$/)).max(40),
});
