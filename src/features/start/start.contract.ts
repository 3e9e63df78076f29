import { z } from 'zod';
import { languages } from '#platform/language.ts';

/** The steps of the guided start, in their order. */
export const startSteps = [
  'name',
  'licences',
  'sells',
  'samples',
  'accounts',
  'terms',
  'colleagues',
  'channels',
  'data',
  'live',
] as const;
export type StartStep = (typeof startSteps)[number];

const step = z.enum(startSteps);

/** What the owner says: all steps that they call done, and whether the start is put away. It replaces what was said before. */
export const startSaid = z.strictObject({
  done: z
    .array(step)
    .max(startSteps.length)
    .meta({ description: 'It counts where only a person can say it; what can be checked is checked.' }),
  away: z
    .literal(true)
    .optional()
    .meta({ description: 'Home shows nothing of it; without this it is back.' }),
});

/** How far an agency is with moving in. */
export const startState = z
  .object({
    steps: z.array(
      z.object({
        step,
        state: z.enum(['open', 'done']),
        missing: z.array(z.string()).meta({ description: 'What lacks, one sentence each.' }),
      }),
    ),
  })
  .meta({ id: 'StartState' });
export type StartState = z.infer<typeof startState>;

/** In which language sentences are read; absent: what the browser asks for. */
export const inWords = z.object({ language: z.enum(languages).optional() });

/** What is checked before the doors open, in the order of the list. */
export const liveChecks = [
  'https',
  'samples',
  'legal',
  'phone',
  'licence',
  'money',
  'paying',
  'sale',
  'backups',
  'mail-signed',
  'second-person',
  'twice',
] as const;
export type LiveCheck = (typeof liveChecks)[number];

/** What the environment may set, of which the agency's customers notice something. */
export const startServices = ['mail', 'sms', 'whatsapp', 'bkash', 'nagad', 'sslcommerz'] as const;
export type StartService = (typeof startServices)[number];

/** What the pages of the guided start show beside its steps. */
export const startDetails = z
  .object({
    said: z.array(step).meta({ description: 'What the owner called done.' }),
    away: z.boolean(),
    samples: z.int().meta({ description: 'Numbers and addresses of the sample life.' }),
    checks: z.array(
      z.object({
        check: z.enum(liveChecks),
        state: z
          .enum(['good', 'warning', 'bad'])
          .meta({ description: 'Only what is bad stands in the way.' }),
        text: z.string(),
      }),
    ),
    services: z.array(
      z.object({
        service: z.enum(startServices),
        isSet: z.boolean(),
        variables: z.array(z.string()).meta({ description: 'The names of the variables that set it up.' }),
      }),
    ),
    address: z.string().meta({ description: 'Of the site.' }),
  })
  .meta({ id: 'StartDetails' });
export type StartDetails = z.infer<typeof startDetails>;
