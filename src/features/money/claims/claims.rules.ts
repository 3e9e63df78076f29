import { Failure } from '#platform/command/failure.ts';
import { type ClaimForm, claimForm } from './claims.contract.ts';

/** What the fields of a form say was paid. @throws Failure invalid, with the fields that aren't right. */
export function parseClaim(fields: Readonly<Record<string, string>>): ClaimForm {
  const { file: _empty, ...typed } = fields;
  const parsed = claimForm.safeParse(typed);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new Failure(
      'invalid',
      `claims.${String(first?.path[0] ?? 'form')}`,
      'Fields are not right.',
      parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  }
  return parsed.data;
}
