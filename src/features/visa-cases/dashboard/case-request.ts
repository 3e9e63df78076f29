import type { RequestSpec } from '#dashboard/form/request-check.ts';
import type { Profile } from '#features/visas/visas.contract.ts';
import { m } from '#messages/messages.js';
import type { Language } from '#platform/language.ts';
import { staffCase } from '../staff-cases/staff-cases.contract.ts';
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
  readonly departsOn: string | undefined;
  readonly returnsOn: string | undefined;
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

/**
 * How a case is sent.
 * @param profiles that the guide has
 */
export const caseRequest = (
  profiles: readonly Profile[],
  of: { readonly enquiry: string | null; readonly order: string | null },
): RequestSpec<TypedCase, typeof staffCase> => ({
  schema: staffCase,
  request: (typed, key) => ({
    guide: typed.slug,
    kind: typed.kind,
    language: typed.language,
    consent: typed.consent,
    departsOn: typed.departsOn,
    returnsOn: typed.returnsOn,
    applicants: named(typed).map(({ name, profile = profiles[0] ?? 'job-holder' }) => ({ name, profile })),
    contact: { name: typed.name, phone: typed.phone, email: typed.email },
    enquiry: of.enquiry ?? undefined,
    order: of.order ?? undefined,
    agreed: typed.agreed,
    key,
  }),
  words: {
    slug: m.office_sold_missing,
    kind: m.office_sold_choice_missing,
    name: m.office_order_name_missing,
    phone: m.office_order_phone_missing,
    email: m.office_refused_email,
    consent: m.office_case_consent_missing,
    'applicants.*.name': m.office_order_name_missing,
  },
  fieldOf: (path, typed) => {
    const [first, index] = path.split('.');
    const applicant = first === 'applicants' ? named(typed)[Number(index)] : undefined;
    if (applicant !== undefined) {
      return `applicants.${typed.applicants.indexOf(applicant)}.name`;
    }
    // Before the guide is chosen there is no kind to choose.
    return path === 'guide' || (path === 'kind' && typed.slug === '')
      ? 'slug'
      : path.replace(/^contact\./, '');
  },
});
