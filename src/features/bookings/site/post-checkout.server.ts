import { createHash, randomBytes } from 'node:crypto';
import { data, redirect } from 'react-router';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { orderPath } from '#features/orders/visitor/visitor.rules.ts';
import { findAddress } from '#features/tour-packages/package/package.queries.ts';
import { packageChoice } from '#features/tour-packages/price/price.contract.ts';
import { quote, seatsOf } from '#features/tour-packages/price/price.rules.ts';
import { run } from '#platform/command/command.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { makeBooking } from '../bookings.commands.ts';
import { findCheckout } from '../checkout/checkout.queries.ts';
import {
  bookingOf,
  type CheckoutFault,
  faultsFrom,
  partyFaults,
  partyIn,
  personFaults,
  readCheckout,
} from '../checkout/checkout.rules.ts';
import { joinWaitingList } from '../waiting/waiting.commands.ts';
import { waitingPath } from '../waiting/waiting.rules.ts';
import { departureOf, usualCheckout } from './checkout-start.ts';

/** Why the seats aren't held yet, beside faults of fields; `checked` when only the price was asked for. */
export type CheckoutNotice = 'checked' | 'price' | 'full' | 'closed' | 'many' | 'free' | 'none';

/** A key of a form, which marks its retries. */
export const newFormKey = (): string => randomBytes(16).toString('hex');

/** One key for one content: a retry books nothing twice, and a changed form is another booking. */
export const keyOf = (formKey: string, request: unknown): string =>
  createHash('sha256')
    .update(`${formKey} ${JSON.stringify(request)}`)
    .digest('base64url');

const noticeOf: Readonly<Record<string, CheckoutNotice>> = {
  'bookings.full': 'full',
  'bookings.closed': 'closed',
  'bookings.departure': 'closed',
  'bookings.too-many': 'many',
  'waiting.free': 'free',
};

/**
 * Handles the checkout's form: holds the seats and leads to the page of their order, or shows the form again with what
 * was typed. Nobody books at a price that they haven't seen.
 */
export async function postCheckout(page: PageContext, posted: PostedForm, slug: string) {
  const { fields, visitor, deps } = posted;
  const { language, today } = page;
  const field = (name: string) => fields.getAll(name).at(-1);
  const chosen = packageChoice.parse(new URLSearchParams(page.query));
  const db = page.personal();
  const address = await findAddress(db, slug);
  const checkout = address && (await findCheckout(db, address, language, today));
  if (!checkout || !chosen.ok) {
    throw data(null, { status: 404 });
  }
  const typed = readCheckout(field, usualCheckout(chosen.value));
  const formKey = (field('form') ?? '').slice(0, 64) || newFormKey();
  const wanted = field('move') ?? field('departure') ?? chosen.value.departure;
  const departure = departureOf(checkout.departures, wanted, seatsOf(partyIn(typed)));
  const refuse = (status: number, notice: CheckoutNotice, faults: readonly CheckoutFault[] = []) =>
    data({ typed, faults, notice, formKey, departure: departure?.key }, { status });
  if (!departure || (wanted !== undefined && departure.key !== wanted && departure.id !== wanted)) {
    return refuse(409, 'closed');
  }
  const wrongParty = partyFaults(typed, checkout.groupMax);
  const step = field('step');
  if (step !== 'hold' && step !== 'wait') {
    return refuse(wrongParty.length > 0 ? 422 : 200, 'checked', wrongParty);
  }
  const faults = [...wrongParty, ...personFaults(typed)];
  if (faults.length > 0) {
    return refuse(422, 'none', faults);
  }
  const { total } = quote(departure.band, partyIn(typed));
  if (step === 'hold' && field('seen') !== String(total)) {
    return refuse(200, 'price');
  }
  const request = bookingOf(typed, { package: checkout.slug, departure: departure.id, language });
  try {
    const input = { request: { ...request, key: keyOf(formKey, request) }, visitor };
    if (step === 'wait') {
      const { token } = await run(deps, visitorActor, joinWaitingList, input);
      return redirect(waitingPath(language, token), 303);
    }
    const { token } = await run(deps, visitorActor, makeBooking, input);
    return redirect(orderPath(language, token), 303);
  } catch (cause) {
    if (!(cause instanceof Failure)) {
      throw cause;
    }
    const notice = noticeOf[cause.code];
    const found = faultsFrom(cause.fields.map(({ path }) => path.replace(/^request\./, '')));
    if (notice === undefined && found.length === 0) {
      throw cause;
    }
    return refuse(statusOf[cause.kind], notice ?? 'none', found);
  }
}
