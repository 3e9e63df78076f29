import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { useAlive } from '#ui/alive.ts';
import type { Choice } from '#ui/combobox/choices.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { contactProblems, type TypedContact } from '../fare-request/contact.rules.ts';
import { journeyProblems, type SaleDays, type TypedJourney } from '../fare-request/fare-request.rules.ts';
import { ContactFields } from './contact-fields.tsx';
import { JourneyFields } from './journey-fields.tsx';
import { keepRequest, keptRequest } from './kept-request.ts';
import { type FormProblem, fieldName, problemWords } from './problem-words.ts';
import { RequestReady } from './request-ready.tsx';
import { requestLines } from './request-words.ts';

interface FareFormProps {
  /** What the address asks for. */
  prefilled: TypedJourney;
  /** Whether the address names a journey, which then wins over what was typed before. */
  isPrefilled: boolean;
  /** The form itself asked, without JavaScript: what is wrong is said, what is right is written out. */
  isAsked: boolean;
  popular: readonly Choice[];
  days: SaleDays;
}

/** The form of a fare request. It keeps what is typed, says what is wrong, and writes the request out in words. */
export function FareForm({ prefilled, isPrefilled, isAsked, popular, days }: FareFormProps) {
  const language = usePageLanguage();
  const alive = useAlive();
  const [tried, setTried] = useState(isAsked);
  const [done, setDone] = useState(isAsked);
  const [journey, setJourney] = useState(prefilled);
  const [contact, setContact] = useState<TypedContact>({
    name: '',
    phone: '',
    email: '',
    reply: 'whatsapp',
    language,
    note: '',
  });
  const summary = useRef<HTMLDivElement>(null);
  const ready = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is taken up once, when scripts begin to run.
  useEffect(() => {
    const kept = keptRequest({ journey, contact });
    if (kept) {
      setContact(kept.contact);
      setJourney(
        isPrefilled && kept.address !== location.search
          ? journey
          : { ...kept.journey, legs: kept.journey.legs.length > 1 ? kept.journey.legs : journey.legs },
      );
    }
  }, []);

  const change = (changed: { journey?: TypedJourney; contact?: TypedContact }) => {
    const now = { journey: changed.journey ?? journey, contact: changed.contact ?? contact };
    setJourney(now.journey);
    setContact(now.contact);
    setDone(false);
    keepRequest({ ...now, address: location.search });
  };
  // Without scripts there are no contact fields to be wrong.
  const isContactAsked = alive && !(isAsked && done);
  const problems: FormProblem[] = tried
    ? [...journeyProblems(journey, days), ...(isContactAsked ? contactProblems(contact) : [])]
    : [];
  const words = (field: string) => {
    const found = problems.find((each) => each.field === field);
    return found && problemWords(found.problem, days, language);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = [...journeyProblems(journey, days), ...contactProblems(contact)];
    setTried(true);
    setDone(wrong.length === 0);
    requestAnimationFrame(() => {
      const answer = (wrong.length > 0 ? summary : ready).current;
      answer?.focus({ preventScroll: true });
      answer?.scrollIntoView({ block: 'start' });
    });
  };
  const isReady = done && problems.length === 0;
  return (
    <form
      className="fare-form"
      action={`${pageHref(language, '/airticket')}#request`}
      noValidate={alive}
      onSubmit={submit}
    >
      <input type="hidden" name="ask" value="1" />
      <ErrorSummary
        ref={summary}
        title={m.air_problems()}
        errors={problems.map(({ field, problem }) => ({
          field,
          words: m.air_line({
            name: fieldName(field, language),
            value: problemWords(problem, days, language),
          }),
        }))}
      />
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
        <button className="btn btn-go" type="submit">
          {m.air_submit()}
        </button>
        <p className="muted small">{m.air_not_connected()}</p>
      </div>
      {isReady && (
        <RequestReady
          ref={ready}
          lines={requestLines(journey, isContactAsked || contact.name !== '' ? contact : undefined, language)}
        />
      )}
    </form>
  );
}
