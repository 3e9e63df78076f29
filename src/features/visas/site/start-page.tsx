import { useEffect, useState } from 'react';
import { data, Form, useLocation } from 'react-router';
import { loadStart, postStart } from '#features/visa-cases/site/start-page.server.ts';
import { StartPeople } from '#features/visa-cases/site/start-people.tsx';
import { storedStart, storeStart } from '#features/visa-cases/site/stored-start.ts';
import { m } from '#messages/messages.js';
import { pageContext, postedContext } from '#platform/http/page-context.ts';
import { secretMeta } from '#site/page-meta.ts';
import { NotSent } from '#site/sending/not-sent.tsx';
import { useReachedForm } from '#site/sending/use-reached-form.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import type { Route } from './+types/start-page.ts';
import '#features/orders/site/order-page.css';
import '#features/visa-cases/site/start-page.css';

export const handle = { slim: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await loadStart(context.get(pageContext), params.name);
  if (found === undefined) {
    throw data(null, { status: 404 });
  }
  return found;
}

export function action({ context, params }: Route.ActionArgs) {
  return postStart(context.get(pageContext), context.get(postedContext), params.name);
}

export function meta(args: Route.MetaArgs) {
  return secretMeta(args, m.visacase_start_title, m.visacase_description);
}

/** /visadetails/{name}/start: begins a visa case from a guide; a plain form that works without scripts. */
export default function StartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { country, kinds, profiles, chosen, consent, formKey, payBy } = loaderData;
  const { pathname } = useLocation();
  const [stored, setStored] = useState<Readonly<Record<string, string>>>();
  // What the server sent back wins over what this tab has stored.
  const typed: Readonly<Record<string, string>> = actionData?.typed ?? stored ?? {};
  const sending = useReachedForm();
  useEffect(() => setStored(storedStart(pathname)), [pathname]);
  const wrong = actionData?.wrong ?? [];
  const errorOf = (field: string) => wrong.find((each) => each.field === field)?.words;
  const field = (name: string, start = '') => ({ id: name, name, defaultValue: typed[name] ?? start });
  return (
    <main id="main" className="wrap order">
      <Form
        method="post"
        noValidate
        className="vstart"
        reloadDocument
        key={stored === undefined ? 'new' : 'stored'}
        onSubmit={sending.onSubmit}
        onChange={({ currentTarget }) => {
          storeStart(pathname, currentTarget);
        }}
      >
        {/* Enter in a field sends the form: it presses the first button. */}
        <input type="submit" hidden />
        <input type="hidden" name="form" value={typed.form ?? formKey} />
        <div className="list-head">
          <h1>{m.visacase_start_heading({ country })}</h1>
          <p className="lede">{m.visacase_start_lede({ day: payBy })}</p>
        </div>
        <ErrorSummary title={m.contact_errors()} errors={wrong} />
        {actionData?.notice !== undefined && (
          <p className="order-result" role="alert">
            {actionData.notice}
          </p>
        )}
        <section className="order-box" aria-labelledby="journey">
          <h2 id="journey">{m.visacase_start_journey()}</h2>
          <Field id="kind" label={m.visacase_start_kind()} error={errorOf('kind')}>
            <select {...field('kind', chosen.kind)}>
              {kinds.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Field id="departsOn" label={m.visacase_start_departs()} error={errorOf('departsOn')}>
            <input {...field('departsOn', chosen.travel)} type="date" className="num" />
          </Field>
          <Field id="returnsOn" label={m.visacase_start_returns()} error={errorOf('returnsOn')}>
            <input {...field('returnsOn')} type="date" className="num" />
          </Field>
        </section>
        <section className="order-box" aria-labelledby="people">
          <h2 id="people">{m.visacase_start_people()}</h2>
          <StartPeople {...{ typed, profiles, errorOf }} people={chosen.people} profile={chosen.profile} />
        </section>
        <section className="order-box" aria-labelledby="contact">
          <h2 id="contact">{m.visacase_start_contact()}</h2>
          <Field id="contact-name" label={m.contact_name()} error={errorOf('contact-name')}>
            <input {...field('contact-name')} type="text" maxLength={80} autoComplete="name" />
          </Field>
          <Field id="phone" label={m.contact_phone()} help={m.contact_phone_help()} error={errorOf('phone')}>
            <input {...field('phone')} type="tel" className="num" maxLength={30} autoComplete="tel" />
          </Field>
          <Field
            id="email"
            label={
              <>
                {m.contact_mail()} <small>{m.contact_optional()}</small>
              </>
            }
            error={errorOf('email')}
          >
            <input {...field('email')} type="email" maxLength={120} autoComplete="email" />
          </Field>
        </section>
        <section className="order-box" aria-labelledby="agree">
          <h2 id="agree">{m.visacase_start_agree()}</h2>
          <label className="vstart-agree">
            <input
              type="checkbox"
              name="consent"
              id="consent"
              value="yes"
              defaultChecked={typed.consent === 'yes'}
            />
            <span>{consent}</span>
          </label>
          {errorOf('consent') !== undefined && <p className="field-error">{errorOf('consent')}</p>}
        </section>
        <p className="small muted">{m.visas_start_note()}</p>
        <button type="submit" className="btn btn-go" aria-disabled={sending.state === 'asking' || undefined}>
          {sending.state === 'asking' ? m.contact_sending() : m.visacase_start_send()}
        </button>
        {sending.state === 'unreachable' && (
          <NotSent
            ref={sending.box}
            text={m.visacase_start_unreachable()}
            lines={[m.contact_whatsapp_visa({ country })]}
          />
        )}
      </Form>
    </main>
  );
}
