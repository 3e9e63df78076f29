import { useEffect } from 'react';
import { Form } from 'react-router';
import { airlineAges } from '#features/travellers/ages.rules.ts';
import type { Pasted } from '#features/travellers/names-table/sorted-list.rules.ts';
import { NamesTable } from '#features/travellers/site/names-table.tsx';
import { useNamesTable } from '#features/travellers/site/use-names-table.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { taka } from '#platform/format/numbers.ts';
import type { Language } from '#platform/language.ts';
import { Field } from '#ui/form/field.tsx';
import { phoneInput } from '#ui/form/text-field.tsx';
import { totalOfFares } from '../fares.rules.ts';
import type { FaresPageData } from './fares-page.server.ts';
import { lookAt, passengerColumns, passengerLabel, rowsOf } from './names-rows.rules.ts';

/** What a form of names became that wasn't taken. */
export interface NamesRefusal {
  readonly typed: Readonly<Record<string, string>>;
  readonly answered: Readonly<Record<string, readonly string[]>>;
  readonly pasted: Pasted | undefined;
  /** What was shown to the customer, who accepts it by sending it again. */
  readonly seen: string | undefined;
  readonly phone: string | undefined;
  readonly isPhoneWrong: boolean;
  /** Whether empty rows count as errors. */
  readonly mustName: boolean;
}

interface FareNamesProps {
  readonly names: NonNullable<FaresPageData['names']>;
  readonly path: string;
  readonly language: Language;
  readonly today: CalendarDate;
  readonly refusal: NamesRefusal | undefined;
}

/** The names of the passengers as in their passports; a plain form that works without scripts. */
export function FareNames({ names, path, language, today, refusal }: FareNamesProps) {
  const { asked, journey, fares, isAccepted, until } = names;
  const starts = rowsOf(asked, (name) => refusal?.typed[name]);
  const table = useNamesTable({
    place: `shofor-names-${path}`,
    rows: starts,
    ages: { today, returnsOn: journey.returnsOn, policy: airlineAges },
    wasPosted: refusal !== undefined,
    answered: refusal?.answered ?? {},
  });
  useEffect(() => {
    if (refusal !== undefined) {
      document.getElementById('names-told')?.focus();
    }
  }, [refusal]);
  const labels = asked.map((each) => passengerLabel(each, language));
  const rows = starts.map((row, index) => ({ ...row, typed: table.typed[index] ?? row.typed }));
  const mustName = refusal?.mustName === true;
  const { said, total } = lookAt(rows, { fares, journey, today, language, labels, mustName });
  const views = rows.map((row, index) => {
    const of = said[index] ?? [];
    const answered = table.answered[row.place] ?? [];
    const isNameless = row.typed.surname.trim() === '' && row.typed.givenNames.trim() === '';
    return {
      place: row.place,
      label: labels[index] ?? '',
      start: starts[index]?.typed ?? row.typed,
      kept: {},
      state: of.some(({ level }) => level === 'red')
        ? ('wrong' as const)
        : of.some(({ code }) => !answered.includes(code))
          ? ('look' as const)
          : isNameless
            ? ('later' as const)
            : ('ready' as const),
      said: of,
      answered,
    };
  });
  const byAge = total === undefined ? undefined : taka(total, language);
  const isSeen = refusal?.seen !== undefined;
  return (
    <Form
      method="post"
      action={`${path}${isAccepted ? '' : `?option=${names.position}`}#names-told`}
      className="order-box fare-names"
      id="names"
      ref={table.form}
      onInput={table.keep}
      onBlur={table.look}
      noValidate
      reloadDocument
    >
      <h2>{isAccepted ? m.fares_missing_title() : m.fares_names()}</h2>
      <p>
        {isAccepted
          ? m.fares_missing_text({ date: until })
          : m.fares_names_text({ airline: names.airlines, total: names.total })}
      </p>
      <input type="hidden" name="option" value={names.option} />
      <input type="hidden" name="seen" value={refusal?.seen ?? ''} />
      <NamesTable
        rows={views}
        columns={passengerColumns}
        language={language}
        pasted={table.pasted ?? refusal?.pasted}
        isRestored={table.isRestored}
        wasPosted={refusal !== undefined && refusal.pasted === undefined}
        others={refusal?.isPhoneWrong === true ? [{ field: 'phone', words: m.fares_wrong_phone() }] : []}
        told={
          isSeen ? (
            <p className="order-result" role="alert">
              {m.fares_look()}
            </p>
          ) : undefined
        }
        onSort={table.sort}
      />
      {refusal?.phone !== undefined && (
        <Field
          id="phone"
          label={m.contact_phone()}
          help={m.contact_phone_help()}
          error={refusal.isPhoneWrong ? m.fares_wrong_phone() : undefined}
        >
          <input
            {...phoneInput}
            id="phone"
            name="phone"
            defaultValue={refusal.phone}
            autoComplete="off"
            aria-invalid={refusal.isPhoneWrong || undefined}
            aria-describedby={refusal.isPhoneWrong ? 'phone-help phone-error' : 'phone-help'}
          />
        </Field>
      )}
      {!isAccepted && (
        <label className="fare-later">
          <input type="checkbox" name="later" value="yes" defaultChecked={refusal?.typed.later === 'yes'} />{' '}
          {m.fares_later({ date: until })}
        </label>
      )}
      <p className="small muted">
        {m.travellers_one_name()} {m.fares_names_note()}
      </p>
      {byAge !== undefined && (
        <p className="order-result num" role="status">
          {m.fares_by_age_total({ total: byAge, before: taka(totalOfFares(fares), language) })}
        </p>
      )}
      <button type="submit" className="btn btn-go">
        {isAccepted
          ? m.fares_names_save()
          : byAge !== undefined
            ? m.fares_accept_by_age({ total: byAge })
            : isSeen
              ? m.fares_accept_anyway()
              : m.fares_accept()}
      </button>
    </Form>
  );
}
