import type { z } from 'zod';
import type { Profile } from '#features/visas/visas.contract.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import type { staffCase } from '../staff-cases/staff-cases.contract.ts';
import { caseLimits } from '../visa-cases.rules.ts';

/** Somebody who applies, while it is typed. */
export interface TypedApplicant {
  readonly id: string;
  readonly name: string;
  /** None: the first that the guide has. */
  readonly profile: Profile | undefined;
}

/** A case while it is typed. */
export interface TypedCase {
  readonly slug: string;
  readonly kind: string;
  /** Calendar dates, or empty. */
  readonly departsOn: string;
  readonly returnsOn: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly language: Language;
  readonly applicants: readonly TypedApplicant[];
  readonly consent: boolean;
  readonly agreed: boolean;
}

export const newApplicant = (profile?: Profile): TypedApplicant => ({
  id: crypto.randomUUID(),
  name: '',
  profile,
});

/** The name in a line of a list: without its number, and of a row of a spreadsheet the first cell with letters. */
const nameIn = (line: string): string =>
  line
    .split('\t')
    .map((cell) => cell.replace(/^\s*\p{N}+\s*[.)\-:।]?\s+/u, '').trim())
    .find((cell) => /\p{L}{2}/u.test(cell)) ?? '';

/**
 * Applicants with a pasted list in place of one of them: a name in each line, of the same profile. Undefined for a text that
 * is no list. What a case has no room for is left out.
 */
export function withPasted(
  applicants: readonly TypedApplicant[],
  id: string,
  text: string,
): readonly TypedApplicant[] | undefined {
  const names = text
    .split(/\r?\n/)
    .map(nameIn)
    .filter((name) => name !== '');
  const at = applicants.findIndex((each) => each.id === id);
  const replaced = applicants[at];
  if (names.length < 2 || replaced === undefined) {
    return undefined;
  }
  const added = names.map((name) => ({ ...newApplicant(replaced.profile), name: name.slice(0, 80) }));
  return [...applicants.slice(0, at), ...added, ...applicants.slice(at + 1)].slice(0, caseLimits.applicants);
}

/** Applicants that were named, or the first line. */
const named = ({ applicants }: TypedCase): readonly TypedApplicant[] => {
  const all = applicants.filter(({ name }) => name.trim() !== '');
  return all.length === 0 ? applicants.slice(0, 1) : all;
};

/** What is missing, by field; of an applicant by `<id>.name`. */
export function caseErrors(typed: TypedCase): Readonly<Record<string, string>> {
  const missing: [string, boolean, () => string][] = [
    ['case.slug', typed.slug === '', m.office_sold_missing],
    ['case.choice', typed.slug !== '' && typed.kind === '', m.office_sold_choice_missing],
    ['name', typed.name.trim().length < 2, m.office_order_name_missing],
    ['phone', typed.phone.trim() === '', m.office_order_phone_missing],
    ['consent', !typed.consent, m.office_case_consent_missing],
    ...named(typed).map(({ id, name }): [string, boolean, () => string] => [
      `${id}.name`,
      name.trim().length < 2,
      m.office_order_name_missing,
    ]),
  ];
  return Object.fromEntries(
    missing.filter(([, isMissing]) => isMissing).map(([field, , words]) => [field, words()]),
  );
}

/** Which field a path of the API's refusal means here. */
export function caseFieldAt(path: string, typed: TypedCase): string {
  const [first, index] = path.split('.');
  const applicant = first === 'applicants' && index !== undefined ? named(typed)[Number(index)] : undefined;
  const names: Readonly<Record<string, string>> = { guide: 'case.slug', kind: 'case.choice' };
  return applicant === undefined ? (names[path] ?? path.replace(/^contact\./, '')) : `${applicant.id}.name`;
}

/** The case as the API takes it. @param profiles that the guide has */
export const caseRequestOf = (
  typed: TypedCase,
  profiles: readonly Profile[],
  more: { key: string; enquiry: string | null; order: string | null },
): z.input<typeof staffCase> => ({
  guide: typed.slug,
  kind: typed.kind,
  language: typed.language,
  consent: true,
  key: more.key,
  applicants: named(typed).map(({ name, profile }) => ({
    name: name.trim(),
    profile: profile ?? profiles[0] ?? 'job-holder',
  })),
  contact: {
    name: typed.name.trim(),
    phone: typed.phone.trim(),
    ...(typed.email.trim() === '' ? {} : { email: typed.email.trim() }),
  },
  ...(typed.departsOn === '' ? {} : { departsOn: typed.departsOn }),
  ...(typed.returnsOn === '' ? {} : { returnsOn: typed.returnsOn }),
  ...(more.enquiry === null ? {} : { enquiry: more.enquiry }),
  ...(more.order === null ? {} : { order: more.order, agreed: typed.agreed }),
});
