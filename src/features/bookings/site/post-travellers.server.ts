import { data, redirect } from 'react-router';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { runAsSent } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import {
  errorsAt,
  parseTyped,
  sentOf,
  type TravellerFieldError,
  type TypedTraveller,
  typedOf,
} from '../travellers/traveller-fields.rules.ts';
import { fillTravellers } from '../travellers/travellers.commands.ts';
import { findVisitorTravellers } from '../travellers/travellers.queries.ts';

/** Why travellers weren't saved: the form is shown again with what was typed. */
export interface TravellersRefusal {
  readonly typed: Readonly<Record<string, TypedTraveller>>;
  readonly faults: readonly TravellerFieldError[];
  readonly why: 'wrong' | 'shut' | 'changed' | 'away';
}

/** Saves the posted form of an order's travellers: redirects back to the page, or shows what was typed with its errors. */
export async function postTravellers(page: PageContext, posted: PostedForm, token: string) {
  const { language, today } = page;
  const { fields, deps } = posted;
  const list = await findVisitorTravellers(deps, token, { today, language });
  if (list === undefined) {
    throw data(null, { status: 404 });
  }
  const places = list.travellers.map(({ place }) => place);
  const forms = list.travellers.map((each) => ({
    place: each.place,
    form: parseTyped((name) => fields.getAll(name).at(-1)?.slice(0, 400), each.place, typedOf(each)),
  }));
  const typed = Object.fromEntries(forms.map(({ place, form }) => [place, form]));
  const refuse = (
    why: TravellersRefusal['why'],
    status: number,
    faults: readonly TravellerFieldError[] = [],
  ) => data<TravellersRefusal>({ typed, faults, why }, { status });
  try {
    await runAsSent(deps, visitorActor, fillTravellers, {
      token,
      basedOn: Number(fields.get('version')),
      sent: { travellers: forms.map(({ place, form }) => sentOf(place, form, list.needsPassport)) },
    });
  } catch (cause) {
    if (!(cause instanceof Failure)) {
      throw cause;
    }
    if (cause.kind === 'invalid') {
      const faults = errorsAt(
        cause.fields.map(({ path }) => path),
        places,
      );
      return refuse('wrong', 422, faults);
    }
    if (cause.kind === 'conflict') {
      return refuse(cause.code === 'travellers.changed' ? 'changed' : 'shut', 409);
    }
    if (cause.kind === 'unavailable') {
      return refuse('away', 503);
    }
    throw cause;
  }
  return redirect(`${orderPath(language, token)}/travellers?saved=done`, 303);
}
