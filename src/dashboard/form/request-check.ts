import type { core, z } from 'zod';
import { m } from '#messages/messages.js';
import { officeLanguage } from '../language.ts';
import { issueText } from './issue-label.ts';
import { isPlain } from './plain.ts';

/** A request while it is typed: anything may be missing or blank. */
export type Draft<Request> = Request extends string
  ? string
  : Request extends boolean
    ? boolean
    : Request extends readonly (infer Item)[]
      ? readonly Draft<Item>[]
      : Request extends object
        ? Request extends Blob
          ? Request
          : { readonly [Key in keyof Request]?: Draft<Request[Key]> | undefined }
        : Request;

/** What is wrong, by the path of the field. */
export type Errors = Readonly<Record<string, string>>;

/** How what is typed becomes a request, and what is said of what is wrong. */
export interface RequestSpec<Values, Schema extends z.ZodType> {
  /** The contract of what is sent. */
  readonly schema: Schema;
  /** What is sent, under a key; blank texts are left out. */
  readonly request: (values: Values, key: string) => Draft<z.input<Schema>>;
  /** What is said of a field that is wrong, by its path with `*` for a number; undefined where the general words do. */
  readonly words?: Readonly<Record<string, (values: Values) => string | undefined>>;
  /** What is wrong beyond the contract. */
  readonly check?: (values: Values) => Errors;
  /** The field of a path in the request, if it is another one. */
  readonly fieldOf?: (path: string, values: Values) => string;
}

/** Without the fields that are blank: nobody typed anything there. */
export function filled(typed: unknown): unknown {
  if (Array.isArray(typed)) {
    return typed.map(filled);
  }
  return isPlain(typed) && !(typed instanceof Blob)
    ? Object.fromEntries(
        Object.entries(typed).flatMap(([name, value]) =>
          value === undefined || (typeof value === 'string' && value.trim() === '')
            ? []
            : [[name, filled(value)]],
        ),
      )
    : typed;
}

/** Where one of several shapes would do, what is wrong with the one that is nearest. */
function nearest(issue: core.$ZodIssue): core.$ZodIssue[] {
  const [first, ...others] = issue.code === 'invalid_union' ? issue.errors : [];
  const least = others.reduce((best, each) => (each.length < best.length ? each : best), first ?? []);
  return least.length === 0
    ? [issue]
    : least.flatMap((each) => nearest({ ...each, path: [...issue.path, ...each.path] }));
}

/** Nothing is sent under it. */
const anyKey = '0'.repeat(32);

function generalLabels(issue: core.$ZodIssue): string {
  if (issue.code !== 'custom') {
    return issueText(issue, officeLanguage());
  }
  return officeLanguage() === 'en' ? issue.message : m.office_field_wrong();
}

const issuesOf = (schema: z.ZodType, request: unknown): core.$ZodIssue[] =>
  schema.safeParse(filled(request)).error?.issues.flatMap(nearest) ?? [];

/** Whether nothing is missing or too short; what is wrong otherwise is said when it is sent. */
export const isWhole = <Values, Schema extends z.ZodType>(
  { schema, request }: RequestSpec<Values, Schema>,
  values: Values,
): boolean =>
  issuesOf(schema, request(values, anyKey)).every(
    ({ code }) => !['invalid_type', 'invalid_value', 'too_small'].includes(code),
  );

/** The path of a field in whatever row: `lines.2.unit` is `lines.*.unit`. */
const anyRow = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? '*' : part))
    .join('.');

/** What is wrong with what is typed, in words for people. */
export function errorsOf<Values, Schema extends z.ZodType>(
  spec: RequestSpec<Values, Schema>,
  values: Values,
): Errors {
  const { schema, request, words = {}, check, fieldOf = (path) => path } = spec;
  const errors: Record<string, string> = {};
  for (const issue of issuesOf(schema, request(values, anyKey))) {
    const field = fieldOf(issue.path.join('.'), values);
    errors[field] ??= words[anyRow(field)]?.(values) ?? generalLabels(issue);
  }
  return { ...errors, ...check?.(values) };
}
