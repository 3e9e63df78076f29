import { createHash, randomBytes } from 'node:crypto';
import { data, redirect } from 'react-router';
import { findSales, findVisaCaseTerms } from '#features/site-settings/site-settings.queries.ts';
import { applicantProfiles } from '#features/visas/visa-checklist/visa-checklist.rules.ts';
import { visaGuideQuery } from '#features/visas/visa-guide/visa-guide.contract.ts';
import { findVisa } from '#features/visas/visas.queries.ts';
import { m } from '#messages/messages.js';
import { addDays } from '#platform/calendar-date.ts';
import { runAsSent } from '#platform/command/command.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { beginCase } from '../visa-cases.commands.ts';
import { caseLimits, casePath, visitorActor } from '../visa-cases.rules.ts';

/** What the form of a guide offers, with what was chosen on the guide's page; undefined when it isn't published. */
export async function loadStart(page: PageContext, name: string) {
  const { language, today } = page;
  // The key of the form is never kept.
  const db = page.personal();
  const parsed = visaGuideQuery.parse(new URLSearchParams(page.query));
  const guide = await findVisa(db, language, name);
  if (guide === undefined || !parsed.ok) {
    return undefined;
  }
  const { kind, profile, travel, applicants } = parsed.value;
  const profiles = applicantProfiles(guide.facts);
  const country = guide.texts.title;
  const { filesKeptDays } = await findVisaCaseTerms(db);
  const { quoteDays } = await findSales(db);
  return {
    country,
    /** The last day of the order that it makes. */
    payBy: fullDate(addDays(today, quoteDays), language),
    kinds: guide.facts.kinds.map(({ key }) => ({ key, name: guide.texts.kinds[key]?.name ?? key })),
    profiles,
    chosen: {
      kind: kind[0] ?? guide.facts.kinds[0]?.key ?? '',
      profile: profile ?? profiles[0] ?? '',
      travel: travel ?? '',
      people: Math.max(1, applicants ?? 1),
    },
    consent: m.visacase_consent({ count: filesKeptDays, days: count(filesKeptDays, language), country }),
    formKey: randomBytes(16).toString('hex'),
  };
}

type Typed = Readonly<Record<string, string>>;

/** The field of the form that a path of the request is about. */
function fieldOf(path: string): string {
  const [, index, part] = /^applicants\.(\d+)\.(name|profile)$/.exec(path) ?? [];
  if (index !== undefined) {
    return `${part}-${Number(index) + 1}`;
  }
  return path === 'contact.name' ? 'contact-name' : path.replace(/^contact\./, '');
}

const wordsOf = (field: string): string =>
  field === 'consent'
    ? m.visacase_start_wrong_consent()
    : /^(?:name-|contact-name)/.test(field)
      ? m.visacase_start_wrong_name()
      : field === 'phone'
        ? m.visacase_start_wrong_phone()
        : field === 'email'
          ? m.contact_error_email_wrong()
          : field === 'returnsOn'
            ? m.visacase_start_wrong_return()
            : m.visacase_start_wrong();

/** How many applicants a form has. */
const countPeople = (typed: Typed): number =>
  Object.keys(typed).filter((field) => /^name-\d+$/.test(field)).length;

/**
 * The form with one applicant more, or without one, as its buttons ask for without scripts.
 * @returns undefined when it is to be sent
 */
function changedPeople({ add, takeOut, ...typed }: Typed, people: number): Typed | undefined {
  if (add !== undefined) {
    return people >= caseLimits.applicants ? typed : { ...typed, [`name-${people + 1}`]: '' };
  }
  if (takeOut === undefined) {
    return undefined;
  }
  const others = Object.entries(typed).filter(([field]) => !/^(?:name|profile)-\d+$/.test(field));
  const left = Array.from({ length: people }, (_, index) => index + 1).filter(
    (person) => people === 1 || String(person) !== takeOut,
  );
  return Object.fromEntries([
    ...others,
    ...left.flatMap((person, index) =>
      ['name', 'profile'].map((part) => [`${part}-${index + 1}`, typed[`${part}-${person}`] ?? '']),
    ),
  ]);
}

/** Begins the case and leads to its page, or shows the form again with what was typed. */
export async function postStart(page: PageContext, { fields, visitor, deps }: PostedForm, name: string) {
  const { language } = page;
  const typed: Typed = Object.fromEntries([...fields].map(([field, value]) => [field, value.slice(0, 200)]));
  const people = countPeople(typed);
  const changed = changedPeople(typed, people);
  if (changed !== undefined) {
    return data({ typed: changed, wrong: [], notice: undefined });
  }
  const optional = (field: string) => {
    const value = (typed[field] ?? '').trim();
    return value === '' ? {} : { [field]: value };
  };
  const request = {
    guide: name,
    kind: typed.kind,
    applicants: Array.from({ length: people }, (_, index) => ({
      name: typed[`name-${index + 1}`],
      profile: typed[`profile-${index + 1}`],
    })),
    ...optional('departsOn'),
    ...optional('returnsOn'),
    language,
    contact: { name: typed['contact-name'], phone: typed.phone, ...optional('email') },
    ...(typed.consent === 'yes' ? { consent: true } : {}),
  };
  // One key for one content: a retry begins nothing twice, and a changed form is another one.
  const key = createHash('sha256')
    .update(`${typed.form ?? ''} ${JSON.stringify(request)}`)
    .digest('base64url');
  try {
    const { token } = await runAsSent(deps, visitorActor, beginCase, {
      request: { ...request, key },
      visitor,
    });
    return redirect(casePath(language, token), 303);
  } catch (cause) {
    if (!(cause instanceof Failure) || (cause.kind !== 'invalid' && cause.kind !== 'too-many')) {
      throw cause;
    }
    const wrong = [...new Set(cause.fields.map(({ path }) => fieldOf(path.replace(/^request\./, ''))))];
    return data(
      {
        typed,
        wrong: wrong.map((field) => ({ field, words: wordsOf(field) })),
        notice: cause.kind === 'too-many' ? m.visacase_start_many() : undefined,
      },
      { status: statusOf[cause.kind] },
    );
  }
}
