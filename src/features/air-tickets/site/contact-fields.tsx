import { m } from '#messages/messages.js';
import { languages } from '#platform/language.ts';
import { descriptionOf, Field } from '#ui/form/field.tsx';
import { Pills } from '#ui/form/pills.tsx';
import { mailInput, phoneInput, TextField } from '#ui/form/text-field.tsx';
import type { TypedContact } from '../fare-request/contact.rules.ts';
import { replies } from '../fare-request/fare-request.rules.ts';
import { languageName, replyName } from './request-labels.ts';

interface ContactFieldsProps {
  contact: TypedContact;
  onContact: (contact: TypedContact) => void;
  errorOf: (field: string) => string | undefined;
}

/** Contact details, and the preferred way of reply. */
export function ContactFields({ contact, onContact, errorOf }: ContactFieldsProps) {
  const set = (changed: Partial<TypedContact>) => onContact({ ...contact, ...changed });
  const field = (name: 'name' | 'phone' | 'email') => ({
    id: name,
    name,
    value: contact[name],
    error: errorOf(name),
    onValue: (value: string) => set({ [name]: value }),
  });
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{m.air_contact()}</h2>
      <div className="fields-row">
        <TextField {...field('name')} label={m.air_name()} type="text" autoComplete="name" maxLength={80} />
        <TextField {...field('phone')} {...phoneInput} label={m.air_phone()} help={m.air_phone_help()} />
        <TextField
          {...field('email')}
          {...mailInput}
          label={
            <>
              {m.air_email()} {contact.reply !== 'email' && <small>{m.air_optional()}</small>}
            </>
          }
        />
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
