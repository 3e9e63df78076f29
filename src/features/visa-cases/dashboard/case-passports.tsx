import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { shortDate } from '#platform/format/dates.ts';
import {
  type PassportMove,
  passportMoveKinds,
  passportMovesFrom,
  usualDue,
  usualPerson,
} from '../passports/passports.rules.ts';
import type { OfficeCase } from '../visa-cases.contract.ts';
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
        onClick={() =>
          modals.open({
            title: m.office_case_passport_move(),
            centered: false,
            children: <PassportForm of={of} />,
          })
        }
      >
        {m.office_case_passport_move()}
      </MayButton>
    </section>
  );
}

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

/** Moves passports: whose, who brought or took them, where they are now, and until when. Then its slip opens. */
function PassportForm({ of }: { readonly of: OfficeCase }) {
  const [key] = useState(() => crypto.randomUUID().replaceAll('-', ''));
  const [move, setMove] = useState<PassportMove>(() => movesOf(of)[0] ?? 'received');
  const movable = of.applicants.filter((each) => passportMovesFrom(placeOf(each)).includes(move));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<string>();
  const [place, setPlace] = useState('');
  const [dueOn, setDueOn] = useState<string>();
  const [isPending, setPending] = useState(false);
  const person = typed ?? usualPerson(move, of.name);
  const chosen = movable.filter(({ id }) => !left.has(id));
  const due = dueOn ?? usualDue(move, dhakaToday()) ?? '';
  const isShort = person.trim().length < 2 || chosen.length === 0;
  async function send() {
    if (isPending || isShort) {
      return;
    }
    setPending(true);
    const done = await runMutation(casesKey, m.office_case_notify_passport(), async () => {
      const slip = await write('POST /visa-cases/{id}/passports', {
        id: of.id,
        move,
        key,
        person: person.trim(),
        applicants: chosen.map(({ id }) => id),
        ...(place.trim() === '' ? {} : { place: place.trim() }),
        ...(move === 'handed-over' || due === '' ? {} : { dueOn: due }),
      });
      window.open(slip.path, '_blank', 'noreferrer');
    });
    setPending(false);
    if (done) {
      modals.closeAll();
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="sm">
        <NativeSelect
          data-autofocus
          label={m.office_case_passport_what()}
          value={move}
          data={movesOf(of).map((value) => ({ value, label: passportMoveLabels[value]() }))}
          onChange={({ currentTarget }) => {
            setMove(passportMoveKinds.find((each) => each === currentTarget.value) ?? move);
            // Whoever was named for one move isn't named for another.
            setTyped(undefined);
          }}
        />
        <fieldset className="vc-whose">
          <legend>{m.office_case_passport_whose()}</legend>
          {movable.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name ?? m.office_case_nameless()}
              checked={!left.has(id)}
              onChange={({ currentTarget }) => {
                const next = new Set(left);
                if (currentTarget.checked) {
                  next.delete(id);
                } else {
                  next.add(id);
                }
                setLeft(next);
              }}
            />
          ))}
        </fieldset>
        <TextInput
          label={passportPersonLabels[move]()}
          maxLength={80}
          value={person}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {move !== 'handed-over' && (
          <>
            <TextInput
              label={move === 'sent' ? m.office_case_passport_centre() : m.office_case_passport_place()}
              maxLength={80}
              value={place}
              onChange={({ currentTarget }) => setPlace(currentTarget.value)}
            />
            <DateInput
              eager
              label={m.office_case_passport_until()}
              value={due}
              onChange={(next) => setDueOn(next ?? '')}
            />
          </>
        )}
        <DialogEnd
          send={m.office_case_passport_save()}
          isPending={isPending}
          disabled={isShort}
          danger={false}
          leave={m.office_cancel()}
        />
      </Stack>
    </form>
  );
}
