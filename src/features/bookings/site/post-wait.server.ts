import { data, redirect } from 'react-router';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { run } from '#platform/command/command.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { pageHref } from '#site/page-language.ts';
import { bookingOf, type CheckoutFault, partyFaults, personFaults } from '../checkout/checkout.rules.ts';
import { joinWaitingList } from '../waiting/waiting.commands.ts';
import { waitingPath } from '../waiting/waiting.rules.ts';
import { keyOf, readPostedCheckout, refusalOf } from './posted-checkout.server.ts';

type Notice = 'closed' | 'many' | 'free' | undefined;

const noticeOf: Readonly<Record<string, Notice>> = {
  'waiting.free': 'free',
  'bookings.closed': 'closed',
  'bookings.departure': 'closed',
  'bookings.too-many': 'many',
};

/** Handles the form of a waiting list: leads to the place on it, or shows the form again with what was typed. */
export async function postWait(page: PageContext, posted: PostedForm, slug: string) {
  const { visitor, deps } = posted;
  const { language } = page;
  const { checkout, field, typed, formKey } = await readPostedCheckout(page, posted, slug);
  const departure = field('departure');
  if (departure === undefined) {
    throw data(null, { status: 404 });
  }
  if (field('step') === 'book') {
    return redirect(`${pageHref(language, `${packagePath(checkout)}/book`)}${page.query}`, 303);
  }
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
    const { status, notice, faults: refused } = refusalOf(cause, noticeOf);
    return refuse(status, notice, refused);
  }
}
