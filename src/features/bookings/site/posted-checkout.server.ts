import { createHash, randomBytes } from 'node:crypto';
import { data } from 'react-router';
import { findAddress } from '#features/tour-packages/package/package.queries.ts';
import { packageChoice } from '#features/tour-packages/price/price.contract.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import type { Channel } from '#platform/messages/messages.rules.ts';
import { findCheckout } from '../checkout/checkout.queries.ts';
import { type CheckoutFieldError, errorsFrom, parseCheckout } from '../checkout/checkout.rules.ts';
import { usualCheckout } from './checkout-start.ts';

/** A key of a form, which marks its retries. */
export const newFormKey = (): string => randomBytes(16).toString('hex');

/** One key for one content: a retry books nothing twice, and a changed form is another booking. */
export const keyOf = (formKey: string, request: unknown): string =>
  createHash('sha256')
    .update(`${formKey} ${JSON.stringify(request)}`)
    .digest('base64url');

/**
 * The ticked ways that a booking says: those with an address; undefined when none is left out, and when none is left, since who has
 * booked must hear of it.
 */
export function chosenOf(
  ticked: readonly Channel[],
  offered: readonly Channel[],
  hasEmail: boolean,
): Channel[] | undefined {
  const reached = ticked.filter((channel) => channel !== 'email' || hasEmail);
  return reached.length === 0 || ticked.length === offered.length ? undefined : reached;
}

/**
 * Reads a posted checkout or waiting list: its package, what was chosen on the way and what was typed.
 * @throws 404 without such a package or with a choice that doesn't exist
 */
export async function parsePostedCheckout(page: PageContext, { fields }: PostedForm, slug: string) {
  const field = (name: string) => fields.getAll(name).at(-1);
  const chosen = packageChoice.parse(new URLSearchParams(page.query));
  const db = page.personal();
  const address = await findAddress(db, slug);
  const checkout = address && (await findCheckout(db, address, page.language, page.today));
  if (!checkout || !chosen.ok) {
    throw data(null, { status: 404 });
  }
  return {
    checkout,
    field,
    choice: chosen.value,
    typed: parseCheckout(field, usualCheckout(chosen.value, checkout)),
    channels: checkout.channels.filter((channel) => fields.getAll('channels').includes(channel)),
    formKey: (field('form') ?? '').slice(0, 64) || newFormKey(),
  };
}

/**
 * What the form says of a refused command: its notice by the code, and the faults of fields.
 * @throws what is neither a refusal nor about this form
 */
export function refusalOf<Notice>(
  cause: unknown,
  noticeOf: Readonly<Record<string, Notice>>,
): {
  readonly status: number;
  readonly notice: Notice | undefined;
  readonly faults: readonly CheckoutFieldError[];
} {
  if (!(cause instanceof Failure)) {
    throw cause;
  }
  const notice = noticeOf[cause.code];
  const faults = errorsFrom(cause.fields.map(({ path }) => path.replace(/^request\./, '')));
  if (notice === undefined && faults.length === 0) {
    throw cause;
  }
  return { status: statusOf[cause.kind], notice, faults };
}
