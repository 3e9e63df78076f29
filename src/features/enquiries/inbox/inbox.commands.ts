import { uidOf } from '#features/identity/users/users.rules.ts';
import { dhakaDate } from '#platform/calendar-date.ts';
import { command } from '#platform/command/command.ts';
import { dhakaTime } from '#platform/format/dates.ts';
import { sheetQuery } from './inbox.contract.ts';
import { listForSheet } from './inbox.queries.ts';

const columns = [
  'reference',
  'received',
  'kind',
  'subject',
  'state',
  'in review',
  'owner',
  'due',
  'name',
  'phone',
  'email',
  'answer by',
  'language',
  'travel date',
  'travellers',
  'message',
];

/**
 * Takes enquiries out as lines of a file, at most 10,000, latest first. Who did, and how many they were, is in the log; not
 * what was searched, which may be somebody's name or number.
 */
export const exportEnquiries = command({
  name: 'enquiries.export',
  permission: 'enquiries.export',
  recentSignIn: true,
  input: sheetQuery.strict(),
  run: async ({ tx, now, actor, log }, query): Promise<string[][]> => {
    const reader = { uid: uidOf(actor), today: dhakaDate(now) };
    const rows = await listForSheet(tx, { ...query, sort: 'newest', limit: 100 }, reader);
    const { tab, kind, owner, due } = query;
    log({
      subjectKind: 'enquiries',
      subjectId: 'rows.csv',
      difference: { tab, kind, owner, due, count: rows.length },
    });
    const lines = rows.map((row) => [
      row.reference,
      dhakaTime(new Date(row.createdAt)),
      row.kind,
      row.subject,
      row.state,
      row.inReview ? 'in review' : '',
      row.owner?.name ?? '',
      row.dueOn ?? '',
      row.name,
      row.phone ?? '',
      row.email ?? '',
      row.replyBy,
      row.language,
      row.travelOn ?? '',
      String(row.travellers ?? ''),
      row.message,
    ]);
    return [columns, ...lines];
  },
});
