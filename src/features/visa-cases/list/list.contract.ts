import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { searched } from '#platform/plain-text.contract.ts';
import { caseStates } from '../visa-cases.rules.ts';

const sorts = ['made', 'travels', 'due', 'name'] as const;
/** The orders of the list; with a leading minus downwards. */
export const caseSorts = sorts.flatMap((sort) => [sort, `-${sort}`] as const);

export const caseQuery = z.object({
  q: searched(200).optional().meta({ description: 'Reference, name or telephone number.' }),
  state: z.enum(caseStates).optional(),
  guide: z.string().max(120).optional().meta({ description: 'The slug or id of a guide.' }),
  changed: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: '`true`: open cases of which the guide asks something else by now.' }),
  passports: z
    .enum(['overdue'])
    .optional()
    .meta({ description: 'Only cases with a passport that should have been moved before today.' }),
  owner: z.enum(['mine', 'nobody']).optional().meta({ description: 'Whose cases.' }),
  waiting: z.enum(['true']).optional().meta({ description: 'Only cases with papers to look at.' }),
  order: z.uuid().optional().meta({ description: 'Only the cases of this order.' }),
  sort: z.enum(caseSorts).optional().meta({ description: 'Latest first without it.' }),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(0).max(100).optional(),
});
export type CaseQuery = z.infer<typeof caseQuery>;

const inLanguage = { language: z.enum(languages).optional() };
export const listedQuery = caseQuery.extend(inLanguage);
export const boardQuery = caseQuery
  .pick({ q: true, guide: true, owner: true, waiting: true })
  .extend(inLanguage);
