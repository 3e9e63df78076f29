import { data, redirect } from 'react-router';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { seatsOf } from '#features/tour-packages/party/party.rules.ts';
import { run } from '#platform/command/command.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { makeBooking } from '../bookings.commands.ts';
import {
  bookingOf,
  type CheckoutFieldError,
  partyErrors,
  partyIn,
  personErrors,
} from '../checkout/checkout.rules.ts';
import { checkoutQuote } from '../checkout/price.rules.ts';
import { joinWaitingList } from '../waiting-list/waiting-list.commands.ts';
import { waitingPath } from '../waiting-list/waiting-list.rules.ts';
import { departureOf } from './checkout-start.ts';
import { chosenOf, keyOf, parsePostedCheckout, refusalOf } from './posted-checkout.server.ts';

/** Why the seats aren't held yet, beside faults of fields; `checked` when only the price was asked for. */
export type CheckoutNotice =
  | 'checked'
  | 'price'
  | 'full'
  | 'closed'
  | 'many'
  | 'crowded'
  | 'many-wait'
  | 'free'
  | 'none';

const noticeOf: Readonly<Record<string, CheckoutNotice>> = {
  'bookings.full': 'full',
  'bookings.closed': 'closed',
  'bookings.departure': 'closed',
  'bookings.too-many': 'many',
  'bookings.crowded': 'crowded',
  'waiting.free': 'free',
};

/**
 * Handles the checkout's form: holds the seats and leads to the page of their order, or shows the form again with what
 * was typed. Nobody books at a price that they haven't seen.
 */
export async function postCheckout(page: PageContext, posted: PostedForm, slug: string) {
  const { visitor, deps } = posted;
  const { language } = page;
  const { checkout, choice, field, typed, channels, formKey } = await parsePostedCheckout(page, posted, slug);
  const wanted = field('move') ?? field('departure') ?? choice.departure;
  const departure = departureOf(checkout.departures, wanted, seatsOf(partyIn(typed)));
  const refuse = (status: number, notice: CheckoutNotice, faults: readonly CheckoutFieldError[] = []) =>
    data({ typed, faults, notice, channels, formKey, departure: departure?.key }, { status });
  if (!departure || (wanted !== undefined && departure.key !== wanted && departure.id !== wanted)) {
    return refuse(409, 'closed');
  }
  const wrongParty = partyErrors(typed, checkout.groupMax);
  const step = field('step');
  if (step !== 'hold' && step !== 'wait') {
    return refuse(wrongParty.length > 0 ? 422 : 200, 'checked', wrongParty);
  }
  const faults = [...wrongParty, ...personErrors(typed)];
  if (faults.length > 0) {
    return refuse(422, 'none', faults);
  }
  const { total } = checkoutQuote(departure.band, partyIn(typed), checkout.vat);
  if (step === 'hold' && field('seen') !== String(total)) {
    return refuse(200, 'price');
  }
  const request = bookingOf(typed, { package: checkout.slug, departure: departure.id, language });
  try {
    if (step === 'wait') {
      const input = { request: { ...request, key: keyOf(formKey, request) }, visitor };
      const { token } = await run(deps, visitorActor, joinWaitingList, input);
      return redirect(waitingPath(language, token), 303);
    }
    const chosen = chosenOf(channels, checkout.channels, request.contact.email !== undefined);
    const booking = { ...request, ...(chosen === undefined ? {} : { channels: chosen }) };
    const input = { request: { ...booking, key: keyOf(formKey, booking) }, visitor };
    const { token } = await run(deps, visitorActor, makeBooking, input);
    return redirect(orderPath(language, token), 303);
  } catch (cause) {
    const { status, notice, faults: refused } = refusalOf(cause, noticeOf);
    return refuse(status, notice === 'many' && step === 'wait' ? 'many-wait' : (notice ?? 'none'), refused);
  }
}
