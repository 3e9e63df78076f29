import { data, redirect } from 'react-router';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { run } from '#platform/command/command.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import { longDate } from '#platform/format/dates.ts';
import { digits } from '#platform/format/numbers.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { openByCode, requestCode } from '../find.commands.ts';
import { findVisit, listFound, listLooks } from '../find.queries.ts';
import { cookieWith, secretIn } from '../find.rules.ts';

/** What the page shows whoever has its cookie; nothing to anybody else. */
export async function loadFound(page: PageContext, cookies: string | null) {
  const { language, now, today } = page;
  const db = page.personal();
  const secret = secretIn(cookies);
  const visit = secret === undefined ? undefined : await findVisit(db, secret, now);
  if (visit === undefined) {
    return { found: undefined };
  }
  const found = await listFound(db, { ...visit, language }, today);
  const looks = await listLooks(db, { ...visit, language }, today);
  const items = found.map((item) => {
    const look = item.kind === 'order' ? looks.get(item.reference) : undefined;
    return {
      ...item,
      cover: look?.cover,
      day: look?.travelsOn ? longDate(look.travelsOn, language) : undefined,
      standing: look?.standing,
    };
  });
  return { found: { items, number: digits(visit.phone.slice(-3), language) } };
}

/** Sends a code, opens the list with one, or closes it; whatever was wrong is said at its field. */
export async function postFind(page: PageContext, { fields, visitor, deps }: PostedForm) {
  const here = pageHref(page.language, '/find');
  const typed = (name: string, most: number) => (fields.get(name) ?? '').trim().slice(0, most);
  const [phone, code, act] = [typed('phone', 60), typed('code', 20), typed('act', 10)];
  // What the answer shows is of one visitor.
  page.personal();
  const again = (step: 'phone' | 'code', wrong?: 'phone' | 'code') =>
    data({ step, phone, wrong }, { status: wrong === undefined ? 200 : statusOf.invalid });
  if (act === 'close') {
    return redirect(here, { status: 303, headers: { 'set-cookie': cookieWith('', page.siteUrl) } });
  }
  try {
    if (act !== 'open') {
      await run(deps, visitorActor, requestCode, { phone, language: page.language, visitor });
      return again('code');
    }
    const opened = await run(deps, visitorActor, openByCode, { phone, code, visitor });
    if (opened === undefined) {
      return again('code', 'code');
    }
    const headers = { 'set-cookie': cookieWith(opened.secret, page.siteUrl) };
    return redirect(here, { status: 303, headers });
  } catch (cause) {
    if (cause instanceof Failure && cause.kind === 'invalid') {
      return again('phone', 'phone');
    }
    throw cause;
  }
}

export type ListedItem = NonNullable<Awaited<ReturnType<typeof loadFound>>['found']>['items'][number];
