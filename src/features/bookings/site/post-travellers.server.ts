import { data, redirect } from 'react-router';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { parsePastedList } from '#features/travellers/names-table/pasted-list.rules.ts';
import { type Pasted, pasteControl, sortedInto } from '#features/travellers/names-table/sorted-list.rules.ts';
import {
  answerName,
  emptyTraveller,
  parseTyped,
  type TypedTraveller,
} from '#features/travellers/names-table/typed-traveller.rules.ts';
import { runAsSent } from '#platform/command/command.ts';
import { Failure } from '#platform/command/failure.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { acceptAgePrice } from '../ages/ages.commands.ts';
import { errorsAt, sentOf, type TravellerFieldError, typedOf } from '../travellers/traveller-fields.rules.ts';
import { fillTravellers } from '../travellers/travellers.commands.ts';
import { findVisitorTravellers } from '../travellers/travellers.queries.ts';
import { ageKindOf } from '../travellers/travellers.rules.ts';

/** Why travellers weren't saved: the form is shown again with what was typed. */
export interface TravellersRefusal {
  readonly typed: Readonly<Record<string, TypedTraveller>>;
  readonly faults: readonly TravellerFieldError[];
  /** The warnings that were answered, by place. */
  readonly answered: Readonly<Record<string, readonly string[]>>;
  /** What became of a pasted list, which is sorted and not saved yet. */
  readonly pasted: Pasted | undefined;
  readonly why: 'wrong' | 'shut' | 'changed' | 'away' | 'sorted' | 'price';
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
  const answered = Object.fromEntries(places.map((place) => [place, fields.getAll(answerName(place))]));
  const refuse = (
    why: TravellersRefusal['why'],
    status: number,
    faults: readonly TravellerFieldError[] = [],
  ) => data<TravellersRefusal>({ typed, faults, answered, pasted: undefined, why }, { status });
  if (fields.get('act') === 'sort') {
    const read = parsePastedList(fields.get(pasteControl) ?? '', today);
    const rows = list.travellers.map(({ place, kind }, index) => ({
      place,
      kind: ageKindOf(kind),
      typed: forms[index]?.form ?? emptyTraveller,
    }));
    const { rows: sorted, ...told } = sortedInto(rows, read.travellers, {
      today,
      returnsOn: list.returnsOn,
      policy: list.ages,
    });
    return data<TravellersRefusal>({
      typed: Object.fromEntries(sorted.map((row) => [row.place, row.typed])),
      faults: [],
      answered,
      pasted: { ...told, unread: read.unread },
      why: 'sorted',
    });
  }
  if (fields.get('act') === 'ages') {
    return acceptAges(deps, token, {
      total: Number(fields.get('total')),
      refuse,
      page: `${orderPath(language, token)}/travellers`,
    });
  }
  try {
    await runAsSent(deps, visitorActor, fillTravellers, {
      token,
      basedOn: Number(fields.get('version')),
      sent: {
        travellers: forms.map(({ place, form }) =>
          sentOf(place, form, { needsPassport: list.needsPassport, today }),
        ),
      },
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
  return redirect(`${orderPath(language, token)}/travellers?saved=done#saved`, 303);
}

/** Accepts the price of the travellers' ages. What was typed into the table stays as it is stored. */
async function acceptAges(
  deps: PostedForm['deps'],
  token: string,
  {
    total,
    refuse,
    page,
  }: {
    readonly total: number;
    readonly page: string;
    refuse(why: TravellersRefusal['why'], status: number): ReturnType<typeof data<TravellersRefusal>>;
  },
) {
  try {
    await runAsSent(deps, visitorActor, acceptAgePrice, { token, total });
  } catch (cause) {
    if (cause instanceof Failure && (cause.kind === 'conflict' || cause.kind === 'invalid')) {
      return refuse('price', 409);
    }
    throw cause;
  }
  return redirect(`${page}?saved=ages#saved`, 303);
}
