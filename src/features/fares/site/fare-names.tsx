import { Form } from 'react-router';
import { m } from '#messages/messages.js';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import type { FaresPageData, OptionView } from './fares-page.server.ts';

interface FareNamesProps {
  readonly option: OptionView;
  readonly people: FaresPageData['people'];
  readonly path: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly wrong: readonly { readonly field: string; readonly words: string }[];
  readonly warnings: readonly { readonly number: string; readonly words: string }[];
}

/** The names of the passengers as in their passports; a plain form that works without scripts. */
export function FareNames({ option, people, path, typed, wrong, warnings }: FareNamesProps) {
  const errorOf = (field: string) => wrong.find((each) => each.field === field)?.words;
  const control = (name: string) => ({
    id: name,
    name,
    defaultValue: typed[name] ?? '',
    autoComplete: 'off',
    'aria-invalid': errorOf(name) !== undefined || undefined,
  });
  const optional = <small>{m.contact_optional()}</small>;
  return (
    <Form
      method="post"
      action={`${path}?option=${option.position}`}
      className="order-box fare-names"
      id="names"
      noValidate
      reloadDocument
    >
      <h2>{m.fares_names()}</h2>
      <p>{m.fares_names_text({ airline: option.airlines, total: option.total })}</p>
      <input type="hidden" name="option" value={option.id} />
      <input type="hidden" name="seen" value={typed.seen ?? ''} />
      <ErrorSummary title={m.contact_errors()} errors={wrong} />
      {people.map(({ number, words }) => (
        <fieldset key={number} className="fare-person">
          <legend>{words}</legend>
          <Field
            id={`surname-${number}`}
            label={m.fares_surname()}
            help={m.travellers_one_name()}
            error={errorOf(`surname-${number}`)}
          >
            <input {...control(`surname-${number}`)} type="text" maxLength={80} autoCapitalize="characters" />
          </Field>
          <Field id={`given-${number}`} label={m.fares_given()} error={errorOf(`given-${number}`)}>
            <input {...control(`given-${number}`)} type="text" maxLength={80} autoCapitalize="characters" />
          </Field>
          <Field
            id={`birth-${number}`}
            label={
              <>
                {m.fares_birth()} {optional}
              </>
            }
          >
            <input {...control(`birth-${number}`)} type="date" className="num" />
          </Field>
          <Field
            id={`expires-${number}`}
            label={
              <>
                {m.fares_expires()} {optional}
              </>
            }
          >
            <input {...control(`expires-${number}`)} type="date" className="num" />
          </Field>
          {warnings
            .filter((each) => each.number === number)
            .map((warning) => (
              <p key={warning.words} className="order-result" role="alert">
                {warning.words}
              </p>
            ))}
        </fieldset>
      ))}
      {(typed.phone !== undefined || errorOf('phone') !== undefined) && (
        <Field id="phone" label={m.contact_phone()} help={m.contact_phone_help()} error={errorOf('phone')}>
          <input {...control('phone')} type="tel" className="num" maxLength={30} />
        </Field>
      )}
      <p className="small muted">{m.fares_names_note()}</p>
      <button type="submit" className="btn btn-go">
        {warnings.length > 0 ? m.fares_accept_anyway() : m.fares_accept()}
      </button>
    </Form>
  );
}
