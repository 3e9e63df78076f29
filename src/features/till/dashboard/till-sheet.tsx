import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { dhakaTime, fullDate } from '#platform/format/dates.ts';
import { count, digits, taka } from '#platform/format/numbers.ts';
import { poishaPerTaka } from '#platform/money/money.rules.ts';
import type { Till } from '../till.contract.ts';
import { noteValues } from '../till.rules.ts';
import { movementLabel, stateNames } from './till-labels.ts';

const sum = (poisha: number) => taka(poisha, officeLanguage());

/** The time of day in Dhaka. */
const timeOf = (instant: string) => digits(dhakaTime(new Date(instant)).slice(11), officeLanguage());

/** A clerk's day as a sheet that prints to A4: figures, movements and, once it is closed, the count. */
export function TillSheet({ till }: { till: Till }) {
  const { closed } = till;
  const figures: ReadonlyArray<readonly [string, number]> = [
    [m.office_till_before(), till.before],
    [m.office_till_waiting(), till.waiting],
    // Whoever counts the drawer isn't told before what should be in it.
    ...(closed === null
      ? []
      : ([
          [m.office_till_balance(), till.balance],
          [m.office_till_expected(), till.expected],
          [m.office_till_counted(), closed.counted],
          [m.office_till_difference(), closed.difference],
          [m.office_till_handed(), closed.handedOver],
        ] as const)),
  ];
  return (
    <section className="of-panel of-paper till-sheet">
      <h2>
        {m.office_till_sheet()} <span className="of-dim">{stateNames[till.state]()}</span>
      </h2>
      <p className="till-print">
        {till.name}, {fullDate(till.day, officeLanguage())}
      </p>
      <dl className="till-figures num">
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum(amount)}</dd>
          </div>
        ))}
      </dl>
      {closed !== null && (
        <p>
          {m.office_till_closed_by({ name: closed.by, time: timeOf(closed.at) })}
          {closed.because !== null && ` · ${m.office_till_because()}: ${closed.because}`}
        </p>
      )}
      {till.recounted.map(({ at, by, counted, reopenedBy, because }) => (
        <p key={at}>
          {m.office_till_recounted({
            sum: sum(counted),
            time: timeOf(at),
            name: by,
            by: reopenedBy,
            reason: because,
          })}
        </p>
      ))}
      <h3>{m.office_till_movements()}</h3>
      {till.movements.length === 0 ? <p>{m.office_till_nothing()}</p> : <Movements till={till} />}
      {closed !== null && <Count notes={closed.notes} counted={closed.counted} />}
      <div className="till-print till-signed">
        <span>{m.office_till_sign_clerk()}</span>
        <span>{m.office_till_sign_safe()}</span>
      </div>
    </section>
  );
}

function Movements({ till }: { till: Till }) {
  return (
    <table className="till-table num">
      <thead>
        <tr>
          <th scope="col">{m.office_till_time()}</th>
          <th scope="col">{m.office_till_what()}</th>
          <th scope="col">{m.office_order_reference()}</th>
          <th scope="col">{m.office_till_sum()}</th>
        </tr>
      </thead>
      <tbody>
        {till.movements.map(({ id, at, kind, reference, amount }) => (
          <tr key={id}>
            <td>{timeOf(at)}</td>
            <td>{movementLabel(kind)}</td>
            <td>{reference ?? ''}</td>
            <td>{sum(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Count({ notes, counted }: { notes: NonNullable<Till['closed']>['notes']; counted: number }) {
  const language = officeLanguage();
  return (
    <>
      <h3>{m.office_till_notes()}</h3>
      <table className="till-table num">
        <thead>
          <tr>
            <th scope="col">{m.office_till_notes()}</th>
            <th scope="col">{m.office_till_pieces()}</th>
            <th scope="col">{m.office_till_sum()}</th>
          </tr>
        </thead>
        <tbody>
          {noteValues
            .filter((value) => (notes[String(value)] ?? 0) > 0)
            .map((value) => (
              <tr key={value}>
                <td>{m.office_till_note({ value: count(value, language) })}</td>
                <td>{count(notes[String(value)] ?? 0, language)}</td>
                <td>{sum(value * poishaPerTaka * (notes[String(value)] ?? 0))}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{m.office_till_counted()}</td>
            <td />
            <td>{sum(counted)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
