import { useEffect } from 'react';
import { checkRows, warnedField } from '#features/travellers/names-table/row-checks.rules.ts';
import { type SaidOfField, saidOf } from '#features/travellers/names-table/row-texts.rules.ts';
import type {
  TravellerField,
  TypedTraveller,
} from '#features/travellers/names-table/typed-traveller.rules.ts';
import type { NamesRowView } from '#features/travellers/site/names-row.tsx';
import { NamesTable } from '#features/travellers/site/names-table.tsx';
import { forgetNames, useNamesTable } from '#features/travellers/site/use-names-table.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Language } from '#platform/language.ts';
import { typedOf } from '../travellers/traveller-fields.rules.ts';
import { errorLabel, placeLabel } from '../travellers/traveller-labels.rules.ts';
import type { VisitorTravellers } from '../travellers/travellers.contract.ts';
import { ageKindOf } from '../travellers/travellers.rules.ts';
import type { TravellersRefusal } from './post-travellers.server.ts';

interface TravellersFormProps {
  list: VisitorTravellers;
  language: Language;
  today: CalendarDate;
  refusal: TravellersRefusal | undefined;
  wasSaved: boolean;
  privacy: string | undefined;
}

const refusalTexts = {
  shut: m.travellers_shut,
  changed: m.travellers_changed,
  away: m.travellers_away,
  price: m.travellers_by_age_moved,
} as const;

/** Warnings of a birth date or a number that is kept and not shown: they stand until it is typed anew. */
const ofStored = /^(?:age\.|passport\.twice)/;

const columnsAtHome: readonly TravellerField[] = ['givenNames', 'surname', 'sex', 'birthDate'];
const columnsAbroad: readonly TravellerField[] = [...columnsAtHome, 'passportNumber', 'expiresOn'];

/** What a row still has of warnings that the server knows and the page doesn't. */
const storedWarnings = (
  { warnings }: VisitorTravellers['travellers'][number],
  typed: TypedTraveller,
): SaidOfField[] =>
  warnings
    .filter(({ code }) => ofStored.test(code) && typed[warnedField(code)].trim() === '')
    .map(({ code, message }) => ({ field: warnedField(code), level: 'amber', code, words: message }));

/** Whether all is typed, or kept, that is needed of a traveller. */
function isWhole(
  known: VisitorTravellers['travellers'][number],
  typed: TypedTraveller,
  needsPassport: boolean,
): boolean {
  const isNamed = typed.surname.trim() !== '' || typed.givenNames.trim() !== '';
  const isBorn = typed.birthDate.trim() !== '' || known.hasBirthDate;
  const hasPassport =
    (typed.passportNumber.trim() !== '' || known.passportEnd !== null) && typed.expiresOn.trim() !== '';
  return isNamed && isBorn && typed.sex !== '' && (!needsPassport || hasPassport);
}

/** The table of all travellers of an order: a plain form, which with scripts also says at once what will go wrong. */
export function TravellersForm({ list, language, today, refusal, wasSaved, privacy }: TravellersFormProps) {
  const { needsPassport, departsOn, returnsOn, ages: policy } = list;
  const place = `shofor-names-${list.reference}`;
  const ages = { today, returnsOn, policy };
  const starts = list.travellers.map((each) => ({
    place: each.place,
    kind: ageKindOf(each.kind),
    typed: refusal?.typed[each.place] ?? typedOf(each),
  }));
  // Once it is saved, what was kept for this tab is done with.
  const isDone = wasSaved && refusal === undefined;
  const table = useNamesTable({
    place,
    rows: starts,
    ages,
    wasPosted: refusal !== undefined || isDone,
    answered: refusal?.answered ?? {},
  });
  useEffect(() => {
    if (isDone) {
      forgetNames(place);
    }
    if (refusal !== undefined) {
      document.getElementById('names-told')?.focus();
    }
  }, [isDone, place, refusal]);
  const rows = starts.map((row, index) => ({ ...row, typed: table.typed[index] ?? row.typed }));
  const labels = list.travellers.map((each) => placeLabel(each, list, language));
  const checked = checkRows(rows, {
    ...ages,
    departsOn,
    asInPassport: needsPassport,
    levelOf: () => 'amber',
  });
  const views = list.travellers.map((known, index): NamesRowView => {
    const typed = rows[index]?.typed ?? typedOf(known);
    const found = checked[index]?.findings ?? [];
    const said = found.map((each) =>
      saidOf(each, { rows, index, labels, today, returnsOn, language, reader: 'traveller' }),
    );
    const refused = (refusal?.faults ?? [])
      .filter((fault) => fault.place === known.place && said.every(({ field }) => field !== fault.field))
      // What was mended since isn't wrong any more.
      .filter(({ field }) => typed[field] === (refusal?.typed[known.place]?.[field] ?? ''))
      .map(({ field }): SaidOfField => ({ field, level: 'red', code: 'refused', words: errorLabel(field) }));
    const all = [...refused, ...said, ...storedWarnings(known, typed)];
    const answered = table.answered[known.place] ?? [];
    const isOpen = all.some(({ level, code }) => level === 'amber' && !answered.includes(code));
    const end = known.passportEnd;
    return {
      place: known.place,
      label: labels[index] ?? '',
      start: starts[index]?.typed ?? typed,
      kept: {
        ...(known.hasBirthDate ? { birthDate: m.travellers_stored() } : {}),
        ...(end === null
          ? {}
          : { passportNumber: end === '' ? m.travellers_stored() : m.travellers_stored_end({ end }) }),
      },
      state: all.some(({ level }) => level === 'red')
        ? 'wrong'
        : isOpen
          ? 'look'
          : isWhole(known, typed, needsPassport)
            ? 'ready'
            : checked[index]?.isEmpty === true && !known.hasBirthDate
              ? 'later'
              : 'part',
      said: all,
      answered,
    };
  });
  return (
    <form
      className="who-form"
      method="post"
      action="#names-told"
      ref={table.form}
      onInput={table.keep}
      onBlur={table.look}
      noValidate
    >
      <input type="hidden" name="version" value={list.version} />
      <NamesTable
        rows={views}
        columns={needsPassport ? columnsAbroad : columnsAtHome}
        moreOf={(at) => {
          const isInfant = list.travellers[at]?.kind === 'infant';
          return [
            ...(needsPassport ? (['nationality', 'lines'] as const) : []),
            ...(isInfant ? [] : (['phone'] as const)),
            'diet',
          ];
        }}
        language={language}
        pasted={table.pasted ?? refusal?.pasted}
        isFixed={!list.isOpen}
        isRestored={table.isRestored}
        wasPosted={refusal !== undefined && refusal.pasted === undefined}
        told={
          refusal !== undefined && refusal.why !== 'wrong' && refusal.why !== 'sorted' ? (
            <p className="who-told" role="alert" data-is={refusal.why}>
              {refusalTexts[refusal.why]()}
            </p>
          ) : undefined
        }
        onSort={table.sort}
      />
      {list.travellers.some(({ hasBirthDate, passportEnd }) => hasBirthDate || passportEnd !== null) && (
        <p className="who-privacy">{m.travellers_stored_help()}</p>
      )}
      <p className="who-privacy">{m.travellers_one_name()}</p>
      {privacy !== undefined && <p className="who-privacy num">{privacy}</p>}
      {list.isOpen && (
        <button className="btn btn-go" type="submit">
          {m.travellers_save()}
        </button>
      )}
    </form>
  );
}
