import { z } from 'zod';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { type OperationsOf, routes } from '#platform/http/routes.ts';
import { writes } from '#platform/http/writes.ts';
import { logContact } from './calls/calls.commands.ts';
import {
  addNote,
  assignEnquiry,
  changeState,
  markSpam,
  mergeEnquiries,
  releaseEnquiry,
  setDue,
} from './enquiries.commands.ts';
import { contactOutcomes, settableStates } from './enquiries.rules.ts';
import { removeFile } from './files/files.commands.ts';
import { version } from './inbox/answers.contract.ts';
import { ownerUid } from './inbox/inbox.contract.ts';

const versionOnly = z.strictObject({ version });
const done = { answer: 'Done.', versionOrIfMatch: 'needed' } as const;

/** The changes that staff make to one enquiry. */
export const enquiryRoutes = routes('Enquiries of the office', [
  writes('POST /enquiries/{id}/assign', assignEnquiry, {
    id: 'enquiryAssign',
    summary: 'Gives an enquiry to somebody of the staff, or to nobody',
    body: z.strictObject({ owner: ownerUid.nullable(), version }),
    example: { owner: null, version: 3 },
    ...done,
  }),
  writes('POST /enquiries/{id}/state', changeState, {
    id: 'enquiryState',
    summary: 'Says how an enquiry stands',
    body: z.strictObject({ state: z.enum(settableStates), version }),
    example: { state: 'waiting', version: 3 },
    ...done,
  }),
  writes('POST /enquiries/{id}/due', setDue, {
    id: 'enquiryDue',
    summary: 'Sets the day on which somebody looks at an enquiry again',
    body: z.strictObject({ dueOn: calendarDate.nullable(), version }),
    example: { dueOn: '2027-02-12', version: 3 },
    ...done,
  }),
  writes('POST /enquiries/{id}/notes', addNote, {
    id: 'enquiryNotes',
    summary: 'Writes a note for the staff',
    body: z.strictObject({ text: z.string() }),
    example: { text: 'Called, nobody answered.' },
    ...done,
    versionOrIfMatch: 'unused',
  }),
  writes('POST /enquiries/{id}/contacts', logContact, {
    id: 'enquiryContacts',
    summary: 'Notes a call or a WhatsApp message, and the next due day',
    body: z.strictObject({
      outcome: z.enum(contactOutcomes),
      /** What was written. */
      text: z.string().optional(),
      /** Absent: some working days ahead. */
      dueOn: calendarDate.nullable().optional(),
      version,
    }),
    example: { outcome: 'no-answer', version: 3 },
    ...done,
  }),
  writes('POST /enquiries/{id}/spam', markSpam, {
    id: 'enquirySpam',
    summary: 'Puts an enquiry away as spam',
    body: versionOnly,
    example: { version: 3 },
    ...done,
  }),
  writes('POST /enquiries/{id}/release', releaseEnquiry, {
    id: 'enquiryRelease',
    summary: 'Releases an enquiry that is in review or marked as spam',
    body: versionOnly,
    example: { version: 3 },
    ...done,
  }),
  writes('POST /enquiries/{id}/merge', mergeEnquiries, {
    id: 'enquiryMerge',
    summary: 'Merges other enquiries of the same person into one',
    body: z.strictObject({ from: z.array(z.uuid()).min(1).max(50), version }),
    example: { from: ['00000000-0000-4000-8000-000000000000'], version: 3 },
    ...done,
  }),
  writes('DELETE /enquiries/{id}/files/{fileId}', removeFile, {
    id: 'removeEnquiryFile',
    summary: 'Deletes a file for good',
    answer: 'It is gone.',
  }),
]);

declare module '#platform/http/routes.ts' {
  interface Operations extends OperationsOf<typeof enquiryRoutes> {}
}
