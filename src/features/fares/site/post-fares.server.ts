import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import { orderPath } from '#features/orders/customer/visitor.rules.ts';
import { visitorActor } from '#features/orders/orders.rules.ts';
import { airlineAges } from '#features/travellers/ages.rules.ts';
import { parsePastedList } from '#features/travellers/names-table/pasted-list.rules.ts';
import {
  type NamesRow,
  type Pasted,
  pasteControl,
  sortedInto,
} from '#features/travellers/names-table/sorted-list.rules.ts';
import {
  answerName,
  controlName,
  travellerFields,
} from '#features/travellers/names-table/typed-traveller.rules.ts';
import { m } from '#messages/messages.js';
import { runAsSent } from '#platform/command/command.ts';
import { Failure, statusOf } from '#platform/command/failure.ts';
import type { PageContext, PostedForm } from '#platform/http/page-context.ts';
import { acceptOption } from '../acceptance/acceptance.commands.ts';
import { findByToken } from '../fares.queries.ts';
import { kindsOf } from '../fares.rules.ts';
import { nameLater } from '../names/names.commands.ts';
import { listUnnamed } from '../names/names.queries.ts';
import { faresPath } from '../visitor/visitor.rules.ts';
import type { NamesRefusal } from './fare-names.tsx';
import { journeyOf, lookAt, passengerLabel, rowsOf } from './names-rows.rules.ts';

/** Why an option isn't accepted; for any other reason, such as an order that staff made, the agency is called. */
const notices: Readonly<Record<string, () => string>> = {
  'fares.accepted': m.fares_accepted_notice,
  'fares.lapsed': m.fares_lapsed_notice,
  'fares.withdrawn': m.fares_withdrawn_notice,
  'fares.price': m.fares_price_changed,
};

const hashed = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** The fields of the form with what is typed into the rows. */
const typedIn = (rows: readonly NamesRow[]) =>
  Object.fromEntries(
    rows.flatMap(({ place, typed }) =>
      travellerFields.map((field) => [controlName(place, field), typed[field]]),
    ),
  );

/** Accepts the option, or names who was to be named later; else shows the form again with what was typed. */
export async function postFares(page: PageContext, { fields, deps }: PostedForm, token: string) {
  const { language, today } = page;
  const typed = Object.fromEntries([...fields].map(([field, value]) => [field, value.slice(0, 200)]));
  const found = await findByToken(page.personal(), token);
  const option = found?.options.find(({ id }) => id === typed.option);
  if (found === undefined || option === undefined) {
    throw data(null, { status: 404 });
  }
  const isAccepted = found.accepted === option.id;
  const asked = isAccepted
    ? await listUnnamed(page.personal(), token)
    : kindsOf(option.fares).map((kind, position) => ({ position, kind }));
  const rows = rowsOf(asked, (name) => typed[name]);
  const journey = journeyOf(option, today);
  const isLater = isAccepted || typed.later === 'yes';
  const answered = Object.fromEntries(rows.map(({ place }) => [place, fields.getAll(answerName(place))]));
  const phone = (typed.phone ?? '').trim();
  const again = (status: number, why: Partial<NamesRefusal> = {}, notice?: string) =>
    data(
      {
        refusal: {
          typed,
          answered,
          pasted: undefined,
          seen: undefined,
          phone: phone === '' ? undefined : phone,
          isPhoneWrong: false,
          mustName: !isLater,
          ...why,
        } satisfies NamesRefusal,
        notice,
      },
      { status },
    );
  if (typed.act === 'sort') {
    const list = parsePastedList(fields.get(pasteControl) ?? '', today);
    const ages = { today, returnsOn: journey.returnsOn, policy: airlineAges };
    const { rows: sorted, ...told } = sortedInto(rows, list.travellers, ages);
    const pasted: Pasted = { ...told, unread: list.unread };
    return again(200, { typed: { ...typed, ...typedIn(sorted) }, pasted, mustName: false });
  }
  const labels = asked.map((each) => passengerLabel(each, language));
  const looked = lookAt(rows, {
    ...{ fares: option.fares, journey, today, language, labels },
    mustName: !isLater,
  });
  const said = looked.said.flat();
  if (said.some(({ level }) => level === 'red')) {
    return again(statusOf.invalid);
  }
  const open = looked.said.flatMap((of, index) =>
    of.filter(({ code }) => !(answered[rows[index]?.place ?? ''] ?? []).includes(code)),
  );
  // Who reads what is to be looked at, and sends it again, accepts it; so is the price of other ages.
  const seen = hashed([open, looked.total]);
  if (!isAccepted && (open.length > 0 || looked.total !== undefined) && typed.seen !== seen) {
    return again(200, { seen });
  }
  const named = rows.map(({ typed: { surname, givenNames } }, index) => ({
    position: asked[index]?.position ?? index,
    surname: surname.trim(),
    givenNames: givenNames.trim(),
  }));
  try {
    if (isAccepted) {
      await runAsSent(deps, visitorActor, nameLater, { token, request: { passengers: named } });
      return redirect(`${faresPath(language, token)}?named=done#named`, 303);
    }
    const request = {
      option: option.id,
      passengers: named.map(({ surname, givenNames }, index) => ({
        ...{ surname, givenNames },
        kind: looked.kinds[index],
      })),
      ...(isLater ? { namesLater: true } : {}),
      ...(looked.total === undefined ? {} : { total: looked.total }),
      ...(phone === '' ? {} : { phone }),
    };
    // One key for one content: a retry accepts nothing twice.
    const { order } = await runAsSent(deps, visitorActor, acceptOption, {
      token,
      request: { ...request, key: hashed([token, request]) },
    });
    return redirect(orderPath(language, order.token), 303);
  } catch (cause) {
    if (!(cause instanceof Failure) || (cause.kind !== 'invalid' && cause.kind !== 'conflict')) {
      throw cause;
    }
    if (cause.kind === 'conflict') {
      return again(statusOf.conflict, {}, (notices[cause.code] ?? m.fares_refused_notice)());
    }
    const isPhoneWrong = cause.fields.some(({ path }) => path.endsWith('phone'));
    return again(statusOf.invalid, isPhoneWrong ? { phone, isPhoneWrong } : {});
  }
}
