import { data, redirect } from 'react-router';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { runAsSent } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { writeReview } from '../traveller-reviews.commands.ts';
import { writtenReview } from '../traveller-reviews.contract.ts';
import { type ReviewField, reviewFields } from '../traveller-reviews.rules.ts';

/** Why a review wasn't taken: the form is shown again with what was typed. */
export interface ReviewRefusal {
  readonly typed: Readonly<Partial<Record<ReviewField, string>>>;
  readonly wrong: readonly ReviewField[];
}

/** Takes the posted review of an order's journey: redirects back to its page, or shows what was typed with its errors. */
export async function postReview(page: PageContext, { fields, deps }: PostedForm, token: string) {
  const typed: Partial<Record<ReviewField, string>> = {};
  for (const field of reviewFields) {
    const value = fields.get(field);
    if (typeof value === 'string') {
      typed[field] = value.slice(0, 8000);
    }
  }
  const parsed = writtenReview.safeParse({ name: '', ...typed });
  if (!parsed.success) {
    const paths = parsed.error.issues.map(({ path }) => path[0]);
    const wrong = reviewFields.filter((field) => paths.includes(field));
    return data<ReviewRefusal>({ typed, wrong }, { status: 422 });
  }
  try {
    await runAsSent(deps, visitorActor, writeReview, { token, language: page.language, ...parsed.data });
  } catch (cause) {
    if (cause instanceof Failure && cause.kind === 'not-found') {
      throw data(null, { status: 404 });
    }
    // Sent twice, or in two windows: the page shows what stands.
    if (!(cause instanceof Failure && cause.kind === 'conflict')) {
      throw cause;
    }
  }
  return redirect(`${orderPath(page.language, token)}/review?saved=done`, 303);
}
