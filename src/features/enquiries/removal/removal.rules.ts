import type { EnquiryDetails } from '../enquiries.contract.ts';

/** What the history and the log of an enquiry keep of what happened: nothing that somebody wrote. */
export const storedInHistory = [
  'happened',
  'reference',
  'kind',
  'source',
  'order',
  'from',
  'to',
  'outcome',
  'dueOn',
  'state',
  'for',
  'reviewReasons',
  'into',
  'references',
  'fileId',
  'noteId',
  'replyId',
  'messageId',
  'option',
  'count',
  'files',
  'alarm',
  'penalty',
  'charge',
] as const;

/** What was asked for, for the counts, without anything that was typed by the customer or by staff. */
export function detailsWithoutPerson(details: EnquiryDetails): EnquiryDetails {
  switch (details.kind) {
    case 'contact':
      return { kind: 'contact', topic: details.topic };
    case 'air-ticket': {
      const { company: _company, legs, ...journey } = details.journey;
      const place = ({ code }: (typeof legs)[number]['from']) =>
        code === undefined ? { text: '–' } : { code, text: code };
      return {
        kind: 'air-ticket',
        journey: {
          ...journey,
          legs: legs.map(({ from, to, depart }) => ({ from: place(from), to: place(to), depart })),
        },
      };
    }
    default:
      return details;
  }
}
