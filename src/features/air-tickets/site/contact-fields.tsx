import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { Pills } from '#ui/form/pills.tsx';
import type { TypedContact } from '../fare-request/contact.rules.ts';
import { replies } from '../fare-request/fare-request.rules.ts';
import { languageName, replyName } from './request-words.ts';

interface ContactFieldsProps {
  contact: TypedContact;
  onContact: (contact: TypedContact) => void;
  errorOf: (field: string) => string | undefined;
}

/** Who asks, and how we answer. */
export function ContactFields({ contact, onContact, errorOf }: ContactFieldsProps) {
  const set = (changed: Partial<TypedContact>) => onContact({ ...contact, ...changed });
  const props = (name: 'name' | 'phone' | 'email', help?: string) => ({
    id: name,
    name,
    value: contact[name],
    'aria-invalid': errorOf(name) !== undefined || undefined,
    'aria-describedby': descriptionOf(name, { help, error: errorOf(name) }),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{m.air_contact()}</h2>
      <div className="fields-row">
        <Field id="name" label={m.air_name()} error={errorOf('name')}>
          <input {...props('name')} type="text" autoComplete="name" maxLength={80} />
        </Field>
        <Field id="phone" label={m.air_phone()} help={m.air_phone_help()} error={errorOf('phone')}>
          <input
            {...props('phone', m.air_phone_help())}
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
              {m.air_email()} {contact.reply !== 'email' && <small>{m.air_optional()}</small>}
            </>
          }
          error={errorOf('email')}
        >
          <input {...props('email')} type="email" inputMode="email" autoComplete="email" maxLength={120} />
        </Field>
      </div>
      <div className="fields-row">
        <Pills
          legend={m.air_reply()}
          name="reply"
          options={replies.map((value) => ({ value, words: replyName[value]() }))}
          chosen={contact.reply}
          onChoose={(reply) => set({ reply })}
        />
        <Pills
          legend={m.air_language()}
          name="language"
          options={languages.map((value) => ({ value, words: languageName[value]() }))}
          chosen={contact.language}
          onChoose={(language) => set({ language })}
        />
      </div>
      <Field
        id="note"
        label={
          <>
            {m.air_note()} <small>{m.air_optional()}</small>
          </>
        }
        help={m.air_note_help()}
      >
        <textarea
          id="note"
          name="note"
          rows={3}
          maxLength={1000}
          aria-describedby={descriptionOf('note', { help: true })}
          value={contact.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </Field>
    </section>
  );
}
