import { data, redirect } from 'react-router';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { findAddress } from '#features/tour-packages/package/package.queries.ts';
import { packageChoice } from '#features/tour-packages/price/price.contract.ts';
import { run } from '#platform/command/command.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { findCheckout } from '../checkout/checkout.queries.ts';
import {
  bookingOf,
  type CheckoutFault,
  faultsFrom,
  partyFaults,
  personFaults,
  readCheckout,
} from '../checkout/checkout.rules.ts';
import { joinWaitingList } from '../waiting/waiting.commands.ts';
import { waitingPath } from '../waiting/waiting.rules.ts';
import { usualCheckout } from './checkout-start.ts';
import { keyOf, newFormKey } from './post-checkout.server.ts';

type Notice = 'closed' | 'many' | 'free' | undefined;

const noticeOf: Readonly<Record<string, Notice>> = {
  'waiting.free': 'free',
  'bookings.closed': 'closed',
  'bookings.departure': 'closed',
  'bookings.too-many': 'many',
};

/** Handles the form of a waiting list: leads to the place on it, or shows the form again with what was typed. */
export async function postWait(page: PageContext, posted: PostedForm, slug: string) {
  const { fields, visitor, deps } = posted;
  const { language, today } = page;
  const field = (name: string) => fields.getAll(name).at(-1);
  const chosen = packageChoice.parse(new URLSearchParams(page.query));
  const db = page.personal();
  const address = await findAddress(db, slug);
  const checkout = address && (await findCheckout(db, address, language, today));
  const departure = field('departure');
  if (!checkout || !chosen.ok || departure === undefined) {
    throw data(null, { status: 404 });
  }
  if (field('step') === 'book') {
    return redirect(`${pageHref(language, `${packagePath(checkout)}/book`)}${page.query}`, 303);
  }
  const typed = readCheckout(field, usualCheckout(chosen.value));
  const formKey = (field('form') ?? '').slice(0, 64) || newFormKey();
  const refuse = (status: number, notice: Notice, faults: readonly CheckoutFault[] = []) =>
    data({ typed, faults, notice, formKey }, { status });
  const faults = [...partyFaults(typed, checkout.groupMax), ...personFaults(typed)];
  if (faults.length > 0) {
    return refuse(422, undefined, faults);
  }
  const request = bookingOf(typed, { package: checkout.slug, departure, language });
  try {
    const { token } = await run(deps, visitorActor, joinWaitingList, {
      request: { ...request, key: keyOf(formKey, request) },
      visitor,
    });
    return redirect(waitingPath(language, token), 303);
  } catch (cause) {
    if (!(cause instanceof Failure)) {
      throw cause;
    }
    const notice = noticeOf[cause.code];
    const found = faultsFrom(cause.fields.map(({ path }) => path.replace(/^request\./, '')));
    if (notice === undefined && found.length === 0) {
      throw cause;
    }
    return refuse(statusOf[cause.kind], notice, found);
  }
}
