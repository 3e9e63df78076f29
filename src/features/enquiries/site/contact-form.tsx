import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { NotSent } from '#site/sending/not-sent.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { Pills } from '#ui/form/pills.tsx';
import { mailInput, phoneInput, TextField } from '#ui/form/text-field.tsx';
import {
  type ContactField,
  type ContactFieldError,
  contactErrors,
  errorsFrom,
  longestMessage,
  replies,
  type Topic,
  type TypedContact,
  topics,
} from '../contact/contact.rules.ts';
import { topicName } from '../summary/summary-labels.rules.ts';
import { errorTexts, replyName } from './contact-labels.ts';
import type { Subject } from './contact-subject.server.ts';
import { contactRequest, emptyContact, parseContact } from './contact-typed.ts';
import { earlyInput } from './early-input.ts';
import { Honeypot, SendButton } from './send-status.tsx';
import { useSignedInPerson } from './signed-in-person.ts';
import { keepContact, keepOnlyPerson, storedContact } from './stored-contact.ts';
import { SubjectCard } from './subject-card.tsx';
import { contactLines } from './subject-labels.ts';
import { useSending } from './use-sending.ts';
import { VisaFields } from './visa-fields.tsx';
import './contact-form.css';

/** The server's errors after a refused form. */
export interface ContactRefusal {
  readonly typed: TypedContact;
  readonly faults: readonly ContactFieldError[];
}

interface ContactFormProps {
  subject: Subject | undefined;
  /** The subject in the URL; it wins over an earlier choice. */
  about: Topic | undefined;
  today: string;
  refusal: ContactRefusal | undefined;
}

/** The contact form. Without JavaScript it is a plain form; with it drafts are stored and it is never sent twice. */
export function ContactForm({ subject, about, today, refusal }: ContactFormProps) {
  const language = usePageLanguage();
  const [typed, setTyped] = useState<TypedContact>(refusal?.typed ?? emptyContact(subject, about));
  const [tried, setTried] = useState(false);
  const [fromServer, setFromServer] = useState(refusal?.faults ?? []);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const stuck = useRef<HTMLDivElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const sending = useSending(() => honeypot.current?.value ?? '');
  const judged = { hasSubject: subject !== undefined, today };

  // biome-ignore lint/correctness/useExhaustiveDependencies: input from before hydration, or from storage, is taken over once.
  useLayoutEffect(() => {
    const kept = refusal ? undefined : storedContact(typed);
    const known = kept ? { ...kept, topic: about ?? kept.topic } : typed;
    setTyped(parseContact(earlyInput(form.current), known));
    if (refusal) {
      summary.current?.focus();
    }
  }, []);
  // Typed or stored input stays.
  useSignedInPerson(({ name, email }) =>
    setTyped((now) => ({ ...now, name: now.name || name, email: now.email || email })),
  );
  useEffect(() => {
    if (sending.state === 'unreachable') {
      stuck.current?.focus();
    }
  }, [sending.state]);

  const change = (changed: Partial<TypedContact>) => {
    const now = { ...typed, ...changed };
    setTyped(now);
    setFromServer(fromServer.filter(({ field }) => !(field in changed)));
    sending.forget();
    keepContact(now);
  };
  const own = tried ? contactErrors(typed, judged) : [];
  const problems = [...own, ...fromServer.filter(({ field }) => own.every((each) => each.field !== field))];
  const errorOf = (field: ContactField) => {
    const found = problems.find((each) => each.field === field);
    return found && errorTexts[found.problem]();
  };
  const show = () =>
    requestAnimationFrame(() => {
      summary.current?.focus();
      summary.current?.scrollIntoView({ block: 'nearest' });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFromServer([]);
    if (contactErrors(typed, judged).length > 0) {
      show();
      return;
    }
    sending.send(contactRequest(typed, subject, language), {
      sent: () => keepOnlyPerson(typed),
      refused: (paths) => {
        setFromServer(errorsFrom(paths));
        show();
      },
    });
  };
  const field = (name: 'name' | 'phone' | 'email') => ({
    id: name,
    name,
    value: typed[name],
    error: errorOf(name),
    onValue: (value: string) => change({ [name]: value }),
  });
  const optional = <small>{m.contact_optional()}</small>;
  return (
    <form className="contact-form" method="post" noValidate onSubmit={submit} ref={form}>
      <ErrorSummary
        ref={summary}
        title={m.contact_errors()}
        errors={problems.map((each) => ({ field: each.field, words: errorTexts[each.problem]() }))}
      />
      <Honeypot ref={honeypot} />
      {subject ? (
        <SubjectCard subject={subject} />
      ) : (
        <div>
          <Pills
            legend={m.contact_topic()}
            name="topic"
            options={topics.map((value) => ({ value, words: topicName[value]() }))}
            chosen={typed.topic}
            onChoose={(topic) => change({ topic })}
          />
          {typed.topic === 'airticket' && (
            <p className="contact-hint">
              {m.contact_ticket_hint()} <PageLink to="/airticket">{m.contact_ticket_link()}</PageLink>
            </p>
          )}
        </div>
      )}
      {subject?.kind === 'visa' && (
        <VisaFields
          subject={subject}
          typed={typed}
          today={today}
          error={errorOf('travel')}
          onChange={change}
        />
      )}
      <TextField {...field('name')} label={m.contact_name()} type="text" autoComplete="name" maxLength={80} />
      <div className="contact-pair">
        <TextField
          {...field('phone')}
          {...phoneInput}
          label={
            <>
              {m.contact_phone()} {typed.reply === 'email' && optional}
            </>
          }
          help={m.contact_phone_help()}
        />
        <TextField
          {...field('email')}
          {...mailInput}
          label={
            <>
              {m.contact_mail()} {typed.reply !== 'email' && optional}
            </>
          }
        />
      </div>
      <Field
        id="message"
        label={
          <>
            {m.contact_message()} {subject && optional}
          </>
        }
        help={m.contact_message_help()}
        error={errorOf('message')}
      >
        <textarea
          id="message"
          name="message"
          rows={6}
          maxLength={longestMessage + 500}
          value={typed.message}
          aria-invalid={errorOf('message') !== undefined || undefined}
          aria-describedby={descriptionOf('message', { help: true, error: errorOf('message') })}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      <Pills
        legend={m.contact_reply()}
        name="reply"
        options={replies.map((value) => ({ value, words: replyName[value]() }))}
        chosen={typed.reply}
        onChoose={(reply) => change({ reply })}
      />
      <div className="contact-send">
        <SendButton words={m.contact_send()} state={sending.state} />
        <p className="small muted">{m.contact_send_help()}</p>
      </div>
      {sending.state === 'unreachable' && (
        <NotSent
          ref={stuck}
          text={m.contact_unreachable_text()}
          lines={contactLines(typed, subject, language)}
        />
      )}
    </form>
  );
}
