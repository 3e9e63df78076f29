import { z } from 'zod';

/** What a removal takes, and what stays: shown before it is done. */
export const removal = z
  .object({
    enquiries: z
      .array(z.string())
      .meta({ description: 'References of the enquiries that lose their personal data.' }),
    files: z.int().meta({ description: 'How many files are deleted with them.' }),
    waiting: z.array(z.string()).meta({
      description: 'References on waiting lists that the customer is taken off, with what is known there.',
    }),
    unsold: z.array(z.string()).meta({
      description:
        'References of orders that are over, sold nothing and were never paid for: they lose their personal data, too.',
    }),
    cases: z
      .array(z.string())
      .meta({ description: 'References of the visa cases of those orders, which lose it with them.' }),
    orders: z.array(z.string()).meta({
      description:
        'References of other orders of the same person. They stay whole, with their papers and payments.',
    }),
    travelled: z.array(z.string()).meta({
      description:
        'References of those orders whose journey is over: who travelled goes, with birth dates and passports. Names in papers stay.',
    }),
    ended: z.array(z.string()).meta({
      description:
        'References of visa cases of those orders that have ended: their files go, and the applicants’ names once all passports are back.',
    }),
    flown: z.array(z.string()).meta({
      description:
        'References of fare requests of those orders whose flights are over: the names of passengers go, with the e-tickets.',
    }),
    reviewed: z.array(z.string()).meta({
      description: 'References of those orders of which a review was written: it goes, also from the site.',
    }),
    others: z
      .array(z.string())
      .meta({ description: 'References of other enquiries of the same customer, which stay.' }),
    card: z.enum(['none', 'removed', 'emptied', 'kept']).meta({
      description:
        'The card of the customer. `emptied`: notes and relatives go, the name and what orders need stay. `kept`: it is left as it is.',
    }),
  })
  .meta({ id: 'Removal' });
export type Removal = z.infer<typeof removal>;

/** What an address of somebody's personal data refuses. */
export const nobodyLeft = { 404: 'There is none, or it was joined to another one.' };

/** Whose personal data is removed. */
export const subjects = ['enquiry', 'customer'] as const;

/** What is removed again after a restore: an order with its visa cases goes by itself, for it went when it was over. */
export const subject = z.strictObject({ kind: z.enum([...subjects, 'order']), id: z.uuid() });
export type Subject = z.infer<typeof subject>;

/** What is remembered outside of the database and of its backups, with the moment that the row has, too. */
export const remembered = subject.extend({ at: z.iso.datetime() });
