import { ChevronRight, MessageCircle, Plane, Stamp, Ticket } from 'lucide-react';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { standingLabels } from '#features/orders/site/order-labels.ts';
import { m } from '#messages/messages.js';
import { pageContext, postedContext } from '#platform/http/page-context.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { hiddenMeta } from '#site/page-meta.ts';
import { forwardSearch } from '#site/search-card/forward-search.server.ts';
import { WhatsappLink } from '#site/whatsapp-link.tsx';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { Route } from './+types/find-page.ts';
import { type ListedItem, loadFound, postFind } from './find-page.server.ts';
import '#features/orders/site/order-page.css';
import './find-page.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  // With parameters it is the form of the search card.
  return page.query === '' ? loadFound(page, request.headers.get('cookie')) : forwardSearch(page);
}

export function action({ context }: Route.ActionArgs) {
  return postFind(context.get(pageContext), context.get(postedContext));
}

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches[1], '/find', m.find_title, m.find_description, '/share/contact.jpg');
}

const kindLabels = {
  order: m.find_kind_order,
  'visa-case': m.find_kind_case,
  fare: m.find_kind_fare,
  enquiry: m.find_kind_enquiry,
} as const;

const kindIcons = {
  order: Ticket,
  'visa-case': Stamp,
  fare: Plane,
  enquiry: MessageCircle,
} as const;

const Ask = () => <WhatsappLink text={m.find_whatsapp()}>{m.find_ask()}</WhatsappLink>;

/** The first step: the number. */
const NumberForm = ({ phone, isWrong }: { readonly phone: string; readonly isWrong: boolean }) => {
  const error = isWrong ? m.find_wrong_phone() : undefined;
  const help = m.contact_phone_help();
  return (
    <>
      <div className="list-head">
        <h1>{m.find_heading()}</h1>
        <p className="lede">{m.find_lede()}</p>
      </div>
      <form method="post" className="find-form">
        <Field id="phone" label={m.find_phone()} help={help} error={error}>
          <input
            id="phone"
            name="phone"
            type="tel"
            className="num"
            defaultValue={phone}
            maxLength={60}
            autoComplete="tel"
            aria-invalid={isWrong || undefined}
            aria-describedby={descriptionOf('phone', { help, error })}
            required
          />
        </Field>
        <button type="submit" className="btn btn-go" name="act" value="send">
          {m.find_send()}
        </button>
      </form>
    </>
  );
};

/** The second step: the code, and why none comes. */
const CodeForm = ({ phone, isWrong }: { readonly phone: string; readonly isWrong: boolean }) => {
  const language = usePageLanguage();
  const error = isWrong ? m.find_wrong_code() : undefined;
  return (
    <>
      <div className="list-head">
        <h1>{m.find_code_heading()}</h1>
        <p className="lede">{m.find_code_lede({ phone })}</p>
      </div>
      <form method="post" className="find-form">
        <input type="hidden" name="phone" value={phone} />
        <Field id="code" label={m.find_code()} error={error}>
          <input
            id="code"
            name="code"
            type="text"
            inputMode="numeric"
            className="num find-code"
            maxLength={20}
            autoComplete="one-time-code"
            aria-invalid={isWrong || undefined}
            aria-describedby={descriptionOf('code', { error })}
            required
          />
        </Field>
        <button type="submit" className="btn btn-go" name="act" value="open">
          {m.find_open()}
        </button>
      </form>
      <form method="post" className="find-again">
        <input type="hidden" name="phone" value={phone} />
        <button type="submit" className="btn btn-line" name="act" value="send">
          {m.find_again()}
        </button>
        {/* A plain link: it begins anew. */}
        <a href={pageHref(language, '/find')}>{m.find_other_number()}</a>
      </form>
      <section className="order-box" aria-labelledby="none">
        <h2 id="none">{m.find_none_heading()}</h2>
        <ul className="find-why">
          <li>{m.find_none_unknown()}</li>
          <li>{m.find_none_other()}</li>
          <li>{m.find_none_three()}</li>
        </ul>
        <Ask />
      </section>
    </>
  );
};

/** What is open of the number. */
const FoundList = ({ items, number }: { readonly items: readonly ListedItem[]; readonly number: string }) => (
  <>
    <div className="list-head">
      <h1>{m.find_list_heading()}</h1>
      <p className="lede num">{m.find_list_lede({ number })}</p>
    </div>
    {items.length === 0 && <p>{m.find_list_empty()}</p>}
    <ul className="find-list">
      {items.map(({ kind, reference, path, about, cover, day, standing }) => (
        <li key={`${kind} ${reference}`}>
          <a href={path}>
            <span className="find-picture">
              {cover ? (
                <PictureFrame picture={cover} sizes="62px" decorative />
              ) : (
                <Icon of={kindIcons[kind]} />
              )}
            </span>
            <span className="find-about">
              <b>{about}</b>
              <small className="num">
                {[kindLabels[kind](), reference, day].filter(Boolean).join(' · ')}
              </small>
              {standing !== undefined && <span className="order-standing">{standingLabels[standing]()}</span>}
            </span>
            <Icon of={ChevronRight} />
          </a>
        </li>
      ))}
    </ul>
    <form method="post" className="find-again">
      <Ask />
      <button type="submit" className="btn btn-line" name="act" value="close">
        {m.find_close()}
      </button>
    </form>
  </>
);

/** /find: number in, code in, then all that is open of the number. Plain forms: it works without scripts. */
export default function FindPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <main id="main" className="wrap order find">
      {actionData?.step === 'code' ? (
        <CodeForm phone={actionData.phone} isWrong={actionData.wrong === 'code'} />
      ) : found === undefined || actionData !== undefined ? (
        <NumberForm phone={actionData?.phone ?? ''} isWrong={actionData?.wrong === 'phone'} />
      ) : (
        <FoundList {...found} />
      )}
    </main>
  );
}
