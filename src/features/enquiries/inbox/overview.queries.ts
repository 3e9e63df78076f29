import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { addDays, beginningOf, type CalendarDate, weekday } from '#platform/calendar-date.ts';
import type { ReadDatabase } from '#platform/database/database.ts';
import { type EnquiryKind, openStates } from '../enquiries.rules.ts';
import { enquiries } from '../enquiries.table.ts';

/** The numbers of enquiries on the office's home page. */
export interface EnquiriesOverview {
  /** New, not handled yet. */
  readonly new: number;
  /** Open and overdue. */
  readonly overdue: number;
  readonly dueToday: number;
  /** Open and unassigned. */
  readonly unowned: number;
  readonly inReview: number;
  /** By the week's Sunday, oldest first, including empty weeks. */
  readonly weeks: { readonly from: CalendarDate; readonly kinds: Record<EnquiryKind, number> }[];
}

const visibleWeeks = 12;

/** Counts of the inbox, and enquiries of the last twelve weeks by kind. @param today in Asia/Dhaka */
export async function summariseEnquiries(db: ReadDatabase, today: CalendarDate): Promise<EnquiriesOverview> {
  const visible = and(isNull(enquiries.mergedInto), eq(enquiries.inReview, false));
  const open = and(visible, inArray(enquiries.state, [...openStates]));
  const thisWeek = addDays(today, -weekday(today));
  const first = addDays(thisWeek, -7 * (visibleWeeks - 1));
  const day = sql<string>`(${enquiries.createdAt} AT TIME ZONE 'Asia/Dhaka')::date`;
  const week = sql<string>`(${day} - extract(dow FROM ${day})::int)::text`;
  const numbers = {
    new: await db.$count(enquiries, and(visible, eq(enquiries.state, 'new'))),
    overdue: await db.$count(enquiries, and(open, lt(enquiries.dueOn, today))),
    dueToday: await db.$count(enquiries, and(open, eq(enquiries.dueOn, today))),
    unowned: await db.$count(enquiries, and(open, isNull(enquiries.owner))),
    inReview: await db.$count(enquiries, and(isNull(enquiries.mergedInto), eq(enquiries.inReview, true))),
  };
  const came = await db
    .select({ week, kind: enquiries.kind, number: sql<number>`count(*)::int` })
    .from(enquiries)
    .where(and(eq(enquiries.inReview, false), gte(enquiries.createdAt, beginningOf(first))))
    .groupBy(week, enquiries.kind);
  const weeks = Array.from({ length: visibleWeeks }, (_, index) => {
    const from = addDays(first, 7 * index);
    const of = (kind: EnquiryKind) =>
      came.find((each) => each.week === from && each.kind === kind)?.number ?? 0;
    return {
      from,
      kinds: {
        contact: of('contact'),
        visa: of('visa'),
        package: of('package'),
        'air-ticket': of('air-ticket'),
      },
    };
  });
  return { ...numbers, weeks };
}
