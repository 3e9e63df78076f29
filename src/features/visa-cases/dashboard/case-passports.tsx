import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { shortDate } from '#platform/format/dates.ts';
import { newPassportMove } from '../passports/passports.contract.ts';
import {
  nextMove,
  type PassportMove,
  passportMoveKinds,
  passportMovesFrom,
  usualDue,
  usualPerson,
} from '../passports/passports.rules.ts';
import type { OfficeCase } from '../visa-cases.contract.ts';
import type { CaseState } from '../visa-cases.rules.ts';
import { casesKey } from './cases-client.ts';
import { passportMoveLabels, passportPersonLabels, passportPlaceLabels } from './office-case-labels.ts';

type Applicant = OfficeCase['applicants'][number];

const placeOf = ({ passport }: Applicant) => passport?.at ?? 'customer';

/** How a passport of the case can be moved, for at least one of them. */
const movesOf = (of: OfficeCase): PassportMove[] =>
  passportMoveKinds.filter((move) =>
    of.applicants.some((each) => passportMovesFrom(placeOf(each)).includes(move)),
  );

/** Where the passports of a case are, each with its last slip, and the button that moves them. */
export function CasePassports({ of }: { readonly of: OfficeCase }) {
  const me = useMe();
  return (
    <section className="of-panel" aria-labelledby="vc-passports">
      <h2 id="vc-passports">{m.office_case_passports()}</h2>
      <ul className="vc-passports num">
        {of.applicants.map((applicant) => (
          <PassportRow key={applicant.id} applicant={applicant} />
        ))}
      </ul>
      <MayButton
        refused={needsPermission(me, 'visa-cases.write')}
        variant="default"
        onClick={() => openPassportMove(of)}
      >
        {m.office_case_passport_move()}
      </MayButton>
    </section>
  );
}

/** Opens the form that moves passports of a case, the usual move first. */
export const openPassportMove = (of: OfficeCase): void =>
  openForm(m.office_case_passport_move(), <PassportForm of={of} />);

function PassportRow({ applicant }: { readonly applicant: Applicant }) {
  const { name, passport } = applicant;
  return (
    <li data-overdue={passport?.isOverdue || undefined}>
      <strong>{name ?? m.office_case_nameless()}</strong>
      <span>
        {passportPlaceLabels[placeOf(applicant)]()}
        {passport !== null && passport.place !== '' && `, ${passport.place}`}
      </span>
      {passport !== null && (
        <>
          <span>{formatMoment(passport.since)}</span>
          {passport.dueOn !== null && (
            <span className="vc-due">
              {(passport.isOverdue ? m.office_case_passport_late : m.office_case_passport_due)({
                day: shortDate(passport.dueOn, officeLanguage()),
              })}
            </span>
          )}
          {passport.slip.path === '' ? (
            passport.slip.number
          ) : (
            <a href={passport.slip.path} target="_blank" rel="noreferrer">
              {passport.slip.number}
            </a>
          )}
        </>
      )}
    </li>
  );
}

/** The states in which the embassy has decided. */
const decided: ReadonlySet<CaseState> = new Set(['decided', 'returned', 'closed']);

const usualDay = (move: PassportMove) => usualDue(move, dhakaToday()) ?? '';

interface TypedMove {
  readonly move: PassportMove;
  /** Whose passports stay where they are. */
  readonly left: readonly string[];
  readonly person: string;
  readonly place: string;
  readonly dueOn: string | undefined;
}

/** Moves passports: whose, who brought or took them, where they are now, and until when. Then its slip opens. */
function PassportForm({ of }: { readonly of: OfficeCase }) {
  const first = nextMove(
    of.applicants.map(({ passport }) => passport?.move),
    decided.has(of.state),
  );
  const start: TypedMove = {
    move: first,
    left: [],
    person: usualPerson(first, of.name),
    place: '',
    dueOn: usualDay(first),
  };
  const movable = (move: PassportMove) =>
    of.applicants.filter((each) => passportMovesFrom(placeOf(each)).includes(move));
  const form = useOfficeForm({
    start,
    schema: newPassportMove,
    request: ({ left, dueOn, ...typed }, key) => ({
      ...typed,
      applicants: movable(typed.move)
        .map(({ id }) => id)
        .filter((id) => !left.includes(id)),
      dueOn: typed.move === 'handed-over' ? undefined : dueOn,
      key,
    }),
    send: async (move) => {
      const slip = await write('POST /visa-cases/{id}/passports', { id: of.id, ...move });
      window.open(slip.path, '_blank', 'noreferrer');
    },
    changes: casesKey,
    told: m.office_case_notify_passport(),
  });
  const { field } = form;
  const { move, left, dueOn } = form.values;
  /** Whoever was named for one move isn't named for another, and its usual day goes with it. */
  function choose(chosen: PassportMove) {
    form.set({
      move: chosen,
      person: usualPerson(chosen, of.name),
      dueOn: dueOn === usualDay(move) ? usualDay(chosen) : dueOn,
    });
  }
  return (
    <DialogForm form={form} waits send={m.office_case_passport_save()}>
      <NativeSelect
        data-autofocus
        label={m.office_case_passport_what()}
        value={move}
        data={movesOf(of).map((value) => ({ value, label: passportMoveLabels[value]() }))}
        onChange={({ currentTarget }) =>
          choose(passportMoveKinds.find((each) => each === currentTarget.value) ?? move)
        }
      />
      <fieldset className="vc-whose">
        <legend>{m.office_case_passport_whose()}</legend>
        {movable(move).map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name ?? m.office_case_nameless()}
            checked={!left.includes(id)}
            onChange={({ currentTarget }) =>
              field('left').onChange(
                currentTarget.checked ? left.filter((each) => each !== id) : [...left, id],
              )
            }
          />
        ))}
      </fieldset>
      <TextInput label={passportPersonLabels[move]()} maxLength={80} {...field('person')} />
      {move !== 'handed-over' && (
        <>
          <TextInput
            label={move === 'sent' ? m.office_case_passport_centre() : m.office_case_passport_place()}
            maxLength={80}
            {...field('place')}
          />
          <DateInput eager label={m.office_case_passport_until()} {...field('dueOn')} />
        </>
      )}
    </DialogForm>
  );
}
