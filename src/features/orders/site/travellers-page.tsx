import { data } from 'react-router';
import { agePriceText } from '#features/bookings/ages/age-texts.rules.ts';
import { findAgePrice } from '#features/bookings/ages/ages.queries.ts';
import { AgePrice } from '#features/bookings/site/age-price.tsx';
import { postTravellers } from '#features/bookings/site/post-travellers.server.ts';
import { TravellersForm } from '#features/bookings/site/travellers-form.tsx';
import { findVisitorTravellers } from '#features/bookings/travellers/travellers.queries.ts';
import { travellersPageQuery } from '#features/bookings/travellers/travellers-page.contract.ts';
import { findBooking } from '#features/site-settings/site-settings.queries.ts';
import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { pageContext, postedContext } from '#platform/http/page-context.ts';
import { secretMeta } from '#site/page-meta.ts';
import { orderPath } from '../customer/visitor.rules.ts';
import type { Route } from './+types/travellers-page.ts';
import '#features/bookings/site/travellers-page.css';

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { language, today } = page;
  const db = page.personal();
  const parsed = travellersPageQuery.parse(new URLSearchParams(page.query));
  const list = await findVisitorTravellers({ db, dataKey: page.dataKey }, token, { today, language });
  if (list === undefined || !parsed.ok) {
    throw data(null, { status: 404 });
  }
  const agePrice = list.isOpen
    ? await findAgePrice({ db, dataKey: page.dataKey }, { token }, page.now)
    : undefined;
  const { passportsKeptDays } = await findBooking(db);
  return {
    list,
    agePrice: agePrice && agePriceText(agePrice, language),
    language,
    today,
    lastDay: longDate(list.lastDay, language),
    isLate: today > list.lastDay,
    saved: parsed.value.saved === 'done',
    isAccepted: parsed.value.saved === 'ages',
    back: orderPath(language, token),
    retentionDays: { count: passportsKeptDays, days: count(passportsKeptDays, language) },
  };
}

export function action({ context, params: { token } }: Route.ActionArgs) {
  return postTravellers(context.get(pageContext), context.get(postedContext), token);
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.travellers_title, m.travellers_description);
}

/** /orders/{token}/travellers: who travels, filled in by whoever holds the order's link. */
export default function TravellersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, language, lastDay, isLate, saved, back, retentionDays, today } = loaderData;
  const missing = list.travellers.filter(({ isComplete }) => !isComplete).length;
  const all = count(list.travellers.length, language);
  return (
    <main id="main" className="wrap who">
      <div className="list-head">
        <p className="who-ref num">
          <a href={back}>{m.travellers_back()}</a> <b>{list.reference}</b>
        </p>
        <h1>{m.travellers_title()}</h1>
        <p className="lede">{m.travellers_lede()}</p>
        <p className="who-until num">
          {list.isOpen
            ? m.travellers_until({ date: lastDay })
            : isLate
              ? m.travellers_closed({ date: lastDay })
              : m.travellers_over()}
        </p>
      </div>
      {saved && actionData === undefined && (
        <p className="who-told" role="status" data-is="saved" id="saved">
          {missing === 0
            ? m.travellers_saved()
            : m.travellers_saved_missing({
                people: list.travellers.length,
                count: count(missing, language),
                all,
              })}
        </p>
      )}
      {loaderData.isAccepted && actionData === undefined && (
        <p className="who-told" role="status" data-is="saved" id="saved">
          {m.travellers_by_age_done()}
        </p>
      )}
      {loaderData.agePrice !== undefined && <AgePrice price={loaderData.agePrice} />}
      <TravellersForm
        key={list.version}
        {...{ list, language, today }}
        refusal={actionData}
        wasSaved={saved}
        privacy={list.needsPassport ? m.travellers_privacy(retentionDays) : undefined}
      />
    </main>
  );
}
