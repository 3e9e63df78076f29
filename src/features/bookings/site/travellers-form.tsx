import { type FormEvent, useRef, useState } from 'react';
import { parseMrz } from '#features/travellers/mrz.rules.ts';
import { checkTravellers } from '#features/travellers/travellers.rules.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import {
  controlName,
  linesIn,
  parseTyped,
  type TravellerField,
  type TypedTraveller,
  typedOf,
} from '../travellers/traveller-fields.rules.ts';
import { errorLabel, placeLabel } from '../travellers/traveller-labels.rules.ts';
import type { VisitorTravellers } from '../travellers/travellers.contract.ts';
import { warningText } from '#features/travellers/warning-texts.rules.ts';
import type { TravellersRefusal } from './post-travellers.server.ts';
import { TravellerFields } from './traveller-fields.tsx';

interface TravellersFormProps {
  list: VisitorTravellers;
  language: Language;
  today: CalendarDate;
  refusal: TravellersRefusal | undefined;
  privacy: string | undefined;
}

const refusalTexts = {
  wrong: m.travellers_wrong,
  shut: m.travellers_shut,
  changed: m.travellers_changed,
  away: m.travellers_away,
} as const;

/** Warnings of a birth date or a number that is kept and not shown: they stand until it is typed anew. */
const ofStored = /^(?:age\.|passport\.twice)/;

const filled = ({ surname, givenNames, birthDate, passportNumber, expiresOn }: TypedTraveller) => {
  const dates = { birthDate, expiresOn };
  const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  return {
    ...(surname.trim() === '' ? {} : { surname: surname.trim() }),
    ...(givenNames.trim() === '' ? {} : { givenNames: givenNames.trim() }),
    ...(passportNumber.trim() === '' ? {} : { passportNumber: passportNumber.trim() }),
    ...(isDate(dates.birthDate) ? { birthDate: dates.birthDate } : {}),
    ...(isDate(dates.expiresOn) ? { expiresOn: dates.expiresOn } : {}),
  };
};

/** Puts what the passport's lines say into the fields of a traveller. @returns whether they could be read */
function fillFromLines(form: HTMLFormElement, place: string, text: string, today: CalendarDate): boolean {
  const lines = linesIn(text);
  const read = lines && parseMrz(lines, today);
  if (!read || read.wrong.length > 0) {
    return false;
  }
  const put = (field: TravellerField, value: string | null | undefined) => {
    const control = form.elements.namedItem(controlName(place, field));
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = value ?? '';
    }
  };
  const { surname, givenNames, sex, birthDate, passportNumber, expiresOn, nationality } = read.fields;
  put('surname', surname);
  put('givenNames', givenNames);
  put('sex', sex);
  put('birthDate', birthDate);
  put('passportNumber', passportNumber);
  put('expiresOn', expiresOn);
  put('nationality', nationality);
  return true;
}

/** The form of all travellers: a plain one, which with JavaScript also says at once what will go wrong. */
export function TravellersForm({ list, language, today, refusal, privacy }: TravellersFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** What is typed, once somebody has typed. */
  const [typed, setTyped] = useState<readonly TypedTraveller[]>();
  const [parsedLines, setParsedLines] = useState<ReadonlySet<string>>(new Set());
  const starts = list.travellers.map((each) => refusal?.typed[each.place] ?? typedOf(each));
  const checked =
    typed && checkTravellers(typed.map(filled), { ...list, departsOn: list.departsOn }, today).travellers;

  const look = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget, target } = event;
    for (const { place } of list.travellers) {
      const isLines = target instanceof HTMLTextAreaElement && target.name === controlName(place, 'lines');
      if (isLines && fillFromLines(currentTarget, place, target.value, today)) {
        setParsedLines(new Set([...parsedLines, place]));
      }
    }
    const fields = new FormData(currentTarget);
    const valueIn = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : undefined;
    };
    setTyped(list.travellers.map((each) => parseTyped(valueIn, each.place, typedOf(each))));
  };
  const warningsOf = (index: number) => {
    const known = list.travellers[index]?.warnings ?? [];
    const [now, form] = [checked?.[index], typed?.[index]];
    if (!now || !form) {
      return known;
    }
    const kept = known.filter(
      ({ code }) =>
        ofStored.test(code) && (code === 'passport.twice' ? form.passportNumber : form.birthDate) === '',
    );
    const told = now.warnings.map(({ code }) => ({
      code,
      message: warningText(code, { ...now.fields, returnsOn: list.returnsOn }, language),
    }));
    return [...told, ...kept.filter(({ code }) => told.every((each) => each.code !== code))];
  };
  return (
    <form className="who-form" method="post" onInput={look} ref={form}>
      <input type="hidden" name="version" value={list.version} />
      {refusal !== undefined && (
        <>
          <p className="who-told" role="alert" data-is={refusal.why}>
            {refusalTexts[refusal.why]()}
          </p>
          <ErrorSummary
            title={m.travellers_error_other()}
            errors={refusal.faults.map(({ place, field }) => ({
              field: controlName(place, field),
              words: errorLabel(field),
            }))}
          />
        </>
      )}
      {list.travellers.map((each, index) => {
        const { place, isComplete } = each;
        const warnings = warningsOf(index);
        return (
          <fieldset key={place} className="who-one" disabled={!list.isOpen}>
            <legend>
              {placeLabel(each, list, language)}
              <small data-complete={isComplete}>
                {isComplete ? m.travellers_complete() : m.travellers_missing()}
              </small>
            </legend>
            <TravellerFields
              known={each}
              start={starts[index] ?? typedOf(each)}
              needsPassport={list.needsPassport}
              faults={
                refusal?.faults.filter((fault) => fault.place === place).map(({ field }) => field) ?? []
              }
              wasRead={parsedLines.has(place)}
            />
            <ul className="who-warnings" aria-live="polite">
              {warnings.map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
          </fieldset>
        );
      })}
      {privacy !== undefined && <p className="who-privacy num">{privacy}</p>}
      {list.isOpen && (
        <button className="btn btn-go" type="submit">
          {m.travellers_save()}
        </button>
      )}
    </form>
  );
}
