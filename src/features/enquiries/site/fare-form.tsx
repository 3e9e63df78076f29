import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { contactErrors, type TypedContact } from '#features/air-tickets/fare-request/contact.rules.ts';
import {
  errorText,
  type FormError,
  fieldName,
} from '#features/air-tickets/fare-request/error-texts.rules.ts';
import {
  journeyErrors,
  type SaleDays,
  type TypedJourney,
} from '#features/air-tickets/fare-request/fare-request.rules.ts';
import { fieldOfPath } from '#features/air-tickets/journey/journey.rules.ts';
import { ContactFields } from '#features/air-tickets/site/contact-fields.tsx';
import { JourneyFields } from '#features/air-tickets/site/journey-fields.tsx';
import { requestLines } from '#features/air-tickets/site/request-labels.ts';
import { keepOnlyPerson, keepRequest, storedRequest } from '#features/air-tickets/site/stored-request.ts';
import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import { NotSent } from '#site/sending/not-sent.tsx';
import type { Choice } from '#ui/combobox/choices.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { earlyInput } from './early-input.ts';
import { emptyFareContact, fareErrorsFrom, fareRequest, parseFareForm } from './fare-typed.ts';
import { Honeypot, SendButton } from './send-status.tsx';
import { useSignedInPerson } from './signed-in-person.ts';
import { useSending } from './use-sending.ts';

/** The server's errors after a refused form. */
export interface FareRefusal {
  readonly journey: TypedJourney;
  readonly contact: TypedContact;
  readonly problems: readonly FormError[];
  readonly isAway: boolean;
}

interface FareFormProps {
  /** The journey in the URL. */
  prefilled: TypedJourney;
  /** Whether the URL names a journey, which then wins over the draft. */
  isPrefilled: boolean;
  refusal: FareRefusal | undefined;
  popular: readonly Choice[];
  days: SaleDays;
}

/** The stored flights; a one-way journey has one, and choosing several cities then shows a second. */
const longer = <Leg,>(kept: readonly Leg[], usual: readonly Leg[]) => [...kept, ...usual.slice(kept.length)];

/** The form of a fare request. It stores a draft, shows errors, and is never sent twice. */
export function FareForm({ prefilled, isPrefilled, refusal, popular, days }: FareFormProps) {
  const language = usePageLanguage();
  const alive = useHydrated();
  const [tried, setTried] = useState(false);
  const [fromServer, setFromServer] = useState(refusal?.problems ?? []);
  const [journey, setJourney] = useState(refusal?.journey ?? prefilled);
  const [contact, setContact] = useState(refusal?.contact ?? emptyFareContact(language));
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const stuck = useRef<HTMLDivElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const sending = useSending(() => honeypot.current?.value ?? '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: input from before hydration, or from storage, is taken over once.
  useLayoutEffect(() => {
    const kept = refusal ? undefined : storedRequest({ journey, contact });
    const isFromUrl = isPrefilled && kept?.address !== location.search;
    const known = {
      journey:
        kept && !isFromUrl ? { ...kept.journey, legs: longer(kept.journey.legs, journey.legs) } : journey,
      contact: kept?.contact ?? contact,
    };
    const now = parseFareForm(earlyInput(form.current), known);
    setJourney(now.journey);
    setContact(now.contact);
    if (refusal) {
      summary.current?.focus();
    }
  }, []);
  // Typed or stored input stays.
  useSignedInPerson(({ name, email }) =>
    setContact((now) => ({ ...now, name: now.name || name, email: now.email || email })),
  );
  useEffect(() => {
    if (sending.state === 'unreachable') {
      stuck.current?.focus();
    }
  }, [sending.state]);

  const change = (changed: { journey?: TypedJourney; contact?: TypedContact }) => {
    const now = { journey: changed.journey ?? journey, contact: changed.contact ?? contact };
    setJourney(now.journey);
    setContact(now.contact);
    setFromServer([]);
    setTried(tried || fromServer.length > 0);
    sending.forget();
    keepRequest({ ...now, address: location.search });
  };
  const judge = (): FormError[] => [...journeyErrors(journey, days), ...contactErrors(contact)];
  const problems = tried && fromServer.length === 0 ? judge() : fromServer;
  const words = (field: string) => {
    const found = problems.find((each) => each.field === field);
    return found && errorText(found.problem, days, language);
  };
  const show = () =>
    requestAnimationFrame(() => {
      summary.current?.focus({ preventScroll: true });
      summary.current?.scrollIntoView({ block: 'start' });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFromServer([]);
    if (judge().length > 0) {
      show();
      return;
    }
    sending.send(fareRequest({ journey, contact }), {
      sent: () => keepOnlyPerson(contact),
      refused: (paths) => {
        setFromServer(fareErrorsFrom(paths.map(fieldOfPath)));
        show();
      },
    });
  };
  return (
    <form className="fare-form" method="post" noValidate onSubmit={submit} ref={form}>
      {refusal?.isAway && <NotSent lines={[]} text={m.contact_unreachable_text()} />}
      <ErrorSummary
        ref={summary}
        title={m.air_errors()}
        errors={problems.map(({ field, problem }) => ({
          field,
          words: m.air_line({
            name: fieldName(field, language),
            value: errorText(problem, days, language),
          }),
        }))}
      />
      <Honeypot ref={honeypot} />
      <JourneyFields
        journey={journey}
        onJourney={(changed) => change({ journey: changed })}
        popular={popular}
        days={days}
        errorOf={words}
        allLegs={!alive}
      />
      <ContactFields
        contact={contact}
        onContact={(changed) => change({ contact: changed })}
        errorOf={words}
      />
      <div className="fare-send">
        <SendButton words={m.air_submit()} state={sending.state} />
        <p className="muted small">{m.contact_send_help()}</p>
      </div>
      {sending.state === 'unreachable' && (
        <NotSent
          ref={stuck}
          text={m.contact_unreachable_text()}
          lines={[m.air_request_subject(), ...requestLines(journey, contact, language)]}
        />
      )}
    </form>
  );
}
