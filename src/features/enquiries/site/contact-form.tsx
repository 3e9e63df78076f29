import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { Pills } from '#ui/form/pills.tsx';
import {
  type ContactField,
  contactProblems,
  longestMessage,
  replies,
  type Topic,
  type TypedContact,
  topics,
} from '../contact/contact.rules.ts';
import { ContactReady } from './contact-ready.tsx';
import type { Subject } from './contact-subject.server.ts';
import { contactLines, problemWords, replyName, topicName } from './contact-words.ts';
import { keepContact, keptContact } from './kept-contact.ts';
import { SubjectCard } from './subject-card.tsx';
import './contact-form.css';

interface ContactFormProps {
  subject: Subject | undefined;
  /** What the address says it is about; it wins over what was chosen before. */
  about: Topic | undefined;
}

/** The contact form. It keeps what is typed, says what is wrong, and writes the message out in words. */
export function ContactForm({ subject, about }: ContactFormProps) {
  const language = usePageLanguage();
  const [typed, setTyped] = useState<TypedContact>({
    name: '',
    phone: '',
    email: '',
    topic: about ?? 'general',
    message: '',
    reply: 'whatsapp',
  });
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const ready = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is taken up once, when scripts begin to run.
  useEffect(() => {
    const kept = keptContact(typed);
    if (kept) {
      setTyped({ ...kept, topic: about ?? kept.topic });
    }
  }, []);

  const change = (changed: Partial<TypedContact>) => {
    const now = { ...typed, ...changed };
    setTyped(now);
    setDone(false);
    keepContact(now);
  };
  const problems = tried ? contactProblems(typed) : [];
  const errorOf = (field: ContactField) => {
    const found = problems.find((each) => each.field === field);
    return found && problemWords[found.problem]();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = contactProblems(typed);
    setTried(true);
    setDone(wrong.length === 0);
    requestAnimationFrame(() => {
      const target = (wrong.length > 0 ? summary : ready).current;
      target?.focus();
      target?.scrollIntoView({ block: 'nearest' });
    });
  };
  // The fields have no names: until the form is sent to us, what is typed belongs in no address.
  const field = (name: ContactField, help?: string) => ({
    id: name,
    value: typed[name],
    'aria-invalid': errorOf(name) !== undefined || undefined,
    'aria-describedby': descriptionOf(name, { help, error: errorOf(name) }),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const optional = <small>{m.contact_optional()}</small>;
  return (
    <form className="contact-form needs-js" noValidate onSubmit={submit}>
      <ErrorSummary
        ref={summary}
        title={m.contact_problems()}
        errors={problems.map((each) => ({ field: each.field, words: problemWords[each.problem]() }))}
      />
      {subject ? (
        <SubjectCard subject={subject} />
      ) : (
        <div>
          <Pills
            legend={m.contact_topic()}
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
      <Field id="name" label={m.contact_name()} error={errorOf('name')}>
        <input {...field('name')} type="text" autoComplete="name" maxLength={80} />
      </Field>
      <div className="contact-pair">
        <Field
          id="phone"
          label={
            <>
              {m.contact_phone()} {typed.reply === 'email' && optional}
            </>
          }
          help={m.contact_phone_help()}
          error={errorOf('phone')}
        >
          <input
            {...field('phone', m.contact_phone_help())}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            className="num"
            maxLength={30}
          />
        </Field>
        <Field
          id="email"
          label={
            <>
              {m.contact_mail()} {typed.reply !== 'email' && optional}
            </>
          }
          error={errorOf('email')}
        >
          <input {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={120} />
        </Field>
      </div>
      <Field
        id="message"
        label={m.contact_message()}
        help={m.contact_message_help()}
        error={errorOf('message')}
      >
        <textarea {...field('message', m.contact_message_help())} rows={6} maxLength={longestMessage + 500} />
      </Field>
      <Pills
        legend={m.contact_reply()}
        options={replies.map((value) => ({ value, words: replyName[value]() }))}
        chosen={typed.reply}
        onChoose={(reply) => change({ reply })}
      />
      <div className="contact-send">
        <button className="btn btn-go" type="submit">
          {m.contact_next()}
        </button>
        <p className="small muted">{m.contact_next_help()}</p>
      </div>
      {done && problems.length === 0 && (
        <ContactReady ref={ready} lines={contactLines(typed, subject, language)} />
      )}
    </form>
  );
}
