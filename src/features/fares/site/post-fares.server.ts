import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import { warningText } from '#features/travellers/warning-texts.rules.ts';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { checkTravellers } from '#features/travellers/travellers.rules.ts';
import { m } from '#messages/messages.js';
import { calendarDate } from '#platform/calendar-date.contract.ts';
import { runAsSent } from '#platform/command/command.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { acceptOption } from '../acceptance/acceptance.commands.ts';
import type { Option } from '../fares.contract.ts';
import { findByToken } from '../fares.queries.ts';
import { kindsOf } from '../fares.rules.ts';
import { dayOf } from '../legs/legs.rules.ts';

type Typed = Readonly<Record<string, string>>;

const enteredIn = (typed: Typed, field: string) => (typed[field] ?? '').trim();

const dateOf = (typed: Typed, field: string) => calendarDate.safeParse(enteredIn(typed, field)).data;

/** What will go wrong with names and passports, by the number of the passenger. */
function warningsOf({ segments }: Option, people: number, typed: Typed, page: PageContext) {
  const departsOn = dayOf(segments[0]?.departs ?? page.today);
  const returnsOn = dayOf(segments.at(-1)?.arrives ?? page.today);
  const travellers = Array.from({ length: people }, (_, index) => {
    const [surname, givenNames] = [
      enteredIn(typed, `surname-${index + 1}`),
      enteredIn(typed, `given-${index + 1}`),
    ];
    const birthDate = dateOf(typed, `birth-${index + 1}`);
    const expiresOn = dateOf(typed, `expires-${index + 1}`);
    return {
      ...(surname === '' ? {} : { surname }),
      ...(givenNames === '' ? {} : { givenNames }),
      ...(birthDate === undefined ? {} : { birthDate }),
      ...(expiresOn === undefined ? {} : { expiresOn }),
    };
  });
  const latest = returnsOn < departsOn ? departsOn : returnsOn;
  return checkTravellers(travellers, { departsOn, returnsOn: latest }, page.today).travellers.flatMap(
    ({ fields, warnings }, index) =>
      warnings.map(({ code }) => ({
        number: String(index + 1),
        words: warningText(code, { ...fields, returnsOn: latest }, page.language, 'passenger'),
      })),
  );
}

/** The field of the form that a path of the request is about. */
function fieldOf(path: string): string {
  const [, index, part] = /^passengers\.(\d+)\.(surname|givenNames)$/.exec(path) ?? [];
  return index === undefined ? path : `${part === 'surname' ? 'surname' : 'given'}-${Number(index) + 1}`;
}

/** Why an option isn't accepted; for any other reason, such as an order that staff made, the agency is called. */
const notices: Readonly<Record<string, () => string>> = {
  'fares.accepted': m.fares_accepted_notice,
  'fares.lapsed': m.fares_lapsed_notice,
};

/** Accepts the option and leads to its order, or shows the form again with what was typed. */
export async function postFares(page: PageContext, { fields, deps }: PostedForm, token: string) {
  const typed = Object.fromEntries([...fields].map(([field, value]) => [field, value.slice(0, 200)]));
  const found = await findByToken(page.personal(), token);
  const option = found?.options.find(({ id }) => id === typed.option);
  if (found === undefined || option === undefined) {
    throw data(null, { status: 404 });
  }
  const kinds = kindsOf(option.fares);
  const again = (
    status: number,
    why: {
      readonly wrong?: readonly { readonly field: string; readonly words: string }[];
      readonly warnings?: readonly { readonly number: string; readonly words: string }[];
      readonly notice?: string;
    },
  ) => data({ typed, wrong: [], warnings: [], notice: undefined, ...why }, { status });
  const warnings = warningsOf(option, kinds.length, typed, page);
  const seen = createHash('sha256').update(JSON.stringify(warnings)).digest('base64url');
  const isComplete = kinds.every(
    (_, index) => enteredIn(typed, `surname-${index + 1}`) || enteredIn(typed, `given-${index + 1}`),
  );
  if (isComplete && warnings.length > 0 && typed.seen !== seen) {
    return data({ typed: { ...typed, seen }, wrong: [], warnings, notice: undefined }, { status: 200 });
  }
  const phone = enteredIn(typed, 'phone');
  const request = {
    option: option.id,
    passengers: kinds.map((kind, index) => ({
      kind,
      surname: enteredIn(typed, `surname-${index + 1}`),
      givenNames: enteredIn(typed, `given-${index + 1}`),
    })),
    ...(phone === '' ? {} : { phone }),
  };
  // One key for one content: a retry accepts nothing twice.
  const key = createHash('sha256')
    .update(`${token} ${JSON.stringify(request)}`)
    .digest('base64url');
  try {
    const { order } = await runAsSent(deps, visitorActor, acceptOption, {
      token,
      request: { ...request, key },
    });
    return redirect(orderPath(page.language, order.token), 303);
  } catch (cause) {
    if (!(cause instanceof Failure) || (cause.kind !== 'invalid' && cause.kind !== 'conflict')) {
      throw cause;
    }
    if (cause.kind === 'conflict') {
      return again(statusOf.conflict, {
        notice: (notices[cause.code] ?? m.fares_refused_notice)(),
      });
    }
    const wrong = [...new Set(cause.fields.map(({ path }) => fieldOf(path.replace(/^request\./, ''))))];
    return again(statusOf.invalid, {
      wrong: wrong.map((field) => ({
        field,
        words: field === 'phone' ? m.fares_wrong_phone() : m.fares_wrong_name(),
      })),
    });
  }
}
