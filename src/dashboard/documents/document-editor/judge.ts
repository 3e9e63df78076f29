import { z } from 'zod';
import { findFindings } from '#features/documents/checks/checks.rules.ts';
import { dhakaToday } from '#platform/clock.ts';
import { type Language, languages } from '#platform/language.ts';
import { slug } from '#platform/text.contract.ts';
import type { Content, Draft } from '../../form/draft.ts';
import type { FormFieldError } from '../../form/form-store.ts';
import { issueText } from '../../form/issue-label.ts';
import { getAt, isPlain, type Plain } from '../../form/plain.ts';
import { pathInForm, prune, type Trace } from '../../form/prune.ts';
import type { WrittenKind } from './written-kind.ts';

export interface Judged {
  /** Languages in which something was entered. */
  readonly begun: ReadonlySet<Language>;
  /** What prevents publishing, by path in the form. */
  readonly problems: readonly FormFieldError[];
  /** What a person should look at before the public does. It doesn't keep anybody from publishing. */
  readonly advice: readonly FormFieldError[];
  /** What the server can save now; undefined while the facts are invalid. */
  readonly sendable: Content | undefined;
  /** Languages that are incomplete, whose changes stay on this device. */
  readonly heldBack: readonly Language[];
}

const never = () => false;

/** Whether a part of a draft stays although it is empty. */
function keepsOf({ keeps }: WrittenKind): (path: string) => boolean {
  const places = new Set(keeps.flatMap((path) => path.places));
  return (path) => places.has(path.replace(/\.\d+(?=\.|$)/g, '.0'));
}

/** All texts of a section, as one string to compare. */
function words(value: unknown): string {
  const found: string[] = [];
  const gather = (inner: unknown, path: string): void => {
    if (typeof inner === 'string' || typeof inner === 'number' || typeof inner === 'boolean') {
      found.push(`${path}=${inner}`);
    } else if (typeof inner === 'object' && inner !== null) {
      for (const [name, each] of Object.entries(inner)) {
        gather(each, `${path}.${name}`);
      }
    }
  };
  gather(prune(value, never).value, '');
  return found.sort().join('\n');
}

/** Whether something was entered in a language besides the default content of the kind. */
function isBegun(kind: WrittenKind, { facts, texts }: Draft, language: Language): boolean {
  const start = kind.startTexts(language);
  const given = { ...start, ...kind.givenTexts?.(language, facts) };
  return ![start, given].some((each) => words(texts[language]) === words(each));
}

const getWritten = (value: unknown, begun: ReadonlySet<Language>): Partial<Record<Language, unknown>> =>
  Object.fromEntries([...begun].map((each) => [each, getAt(value, `texts.${each}`) ?? {}]));

const content = (value: unknown): Plain => (isPlain(value) ? value : {});

/**
 * Validates a draft: what is missing, what contradicts, and what of it the server can save already.
 * @param saved The server's content: a language that is incomplete stays there as it was.
 */
export function judge(
  kind: WrittenKind,
  typed: Draft,
  saved: Content | undefined,
  language: Language,
): Judged {
  const draft = kind.tidy(typed);
  const { value, trace } = prune(draft, keepsOf(kind));
  const begun = new Set(languages.filter((each) => isBegun(kind, draft, each)));
  const check = (schema: z.ZodType, path: string): FormFieldError[] => {
    const steps = path.split('.');
    const found = schema.safeParse(getAt(value, path) ?? (path === 'slug' ? undefined : {}));
    return (found.error?.issues ?? []).map((issue) => ({
      path: pathInForm([...steps, ...issue.path], trace satisfies Trace),
      message: issueText({ ...issue, path: [...steps, ...issue.path] }, language),
    }));
  };
  const inSlug = check(slug, 'slug');
  const inFacts = check(kind.facts, 'facts');
  const inTexts = new Map([...begun].map((each) => [each, check(kind.texts, `texts.${each}`)]));
  const heldBack = [...inTexts].filter(([, problems]) => problems.length > 0).map(([each]) => each);
  const texts: Partial<Record<Language, Plain>> = {};
  for (const each of begun) {
    const written = heldBack.includes(each) ? saved?.texts[each] : content(getAt(value, `texts.${each}`));
    if (written !== undefined) {
      texts[each] = written;
    }
  }
  const around = { texts: getWritten(value, begun), today: dhakaToday() };
  const faults = findFindings(kind.checks, getAt(value, 'facts'), around).map((fault) => ({
    severity: fault.severity,
    path: pathInForm(fault.path.split('.'), trace),
    message: fault.message(language),
  }));
  const isWhole = inSlug.length === 0 && inFacts.length === 0;
  return {
    begun,
    problems: [
      ...inSlug,
      ...inFacts,
      ...[...inTexts.values()].flat(),
      ...faults.filter(({ severity }) => severity === 'stops'),
    ],
    advice: faults.filter(({ severity }) => severity === 'warns'),
    sendable: isWhole
      ? { slug: String(getAt(value, 'slug')), facts: content(getAt(value, 'facts')), texts }
      : undefined,
    heldBack,
  };
}

const plain = z.record(z.string(), z.unknown());
export const contentShape = z.object({
  slug: z.string(),
  facts: plain,
  texts: z.object({ en: plain.optional(), bn: plain.optional() }),
});

/** The editable part of a saved document. */
export const contentOf = ({ slug, facts, texts }: Content): Content => ({ slug, facts, texts });

/** A saved document as the form takes it: a language without texts gets the default content. */
export function draftOf(kind: WrittenKind, { slug, facts, texts: { en, bn } }: Content): Draft {
  const textsOf = (language: Language) => ({
    ...kind.startTexts(language),
    ...kind.givenTexts?.(language, facts),
  });
  return { slug, facts, texts: { en: en ?? textsOf('en'), bn: bn ?? textsOf('bn') } };
}

/** The default content of a new document. */
export const startOf = (kind: WrittenKind): Draft => ({
  slug: '',
  facts: kind.startFacts(),
  texts: { en: kind.startTexts('en'), bn: kind.startTexts('bn') },
});
