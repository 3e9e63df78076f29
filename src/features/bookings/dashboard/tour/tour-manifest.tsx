import { Button } from '@mantine/core';
import { Download, IdCard } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { notifyError } from '#dashboard/run-mutation.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { notedFile } from '#dashboard/table/noted-file.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { m } from '#messages/messages.js';
import { csvLine } from '#platform/format/csv.ts';
import { count, taka } from '#platform/format/numbers.ts';
import { groupedPhone } from '#platform/phone/grouped-phone.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { DepartureGroup } from '../../group/group.contract.ts';
import { manifestRows, type Passports } from './manifest-rows.ts';
import { TourCode } from './tour-code.tsx';
import { OfGroup, TourFigures, TourSheet } from './tour-sheet.tsx';

/** The manifest of a departure: everybody on one list, with room, seat and a box to tick. */
export function TourManifest({ of }: { readonly of: OfficeDeparture }) {
  return <OfGroup id={of.id}>{(group) => <Manifest group={group} />}</OfGroup>;
}

function Manifest({ group }: { readonly group: DepartureGroup }) {
  const me = useMe();
  const language = officeLanguage();
  const [passports, setPassports] = useState<Passports>();
  const { people, orders, departure } = group;
  const rows = manifestRows(group, passports);
  const number = (fits: (person: (typeof people)[number]) => boolean) =>
    count(people.filter(fits).length, language);
  const unpaid = orders.filter(({ owed }) => owed > 0);
  const heads = [
    m.office_tour_sex(),
    m.office_tour_age(),
    ...(passports === undefined
      ? []
      : [
          m.office_tour_nationality(),
          m.office_tour_born(),
          m.office_tour_passport(),
          m.office_tour_expires(),
        ]),
  ];
  const places = [m.office_tour_room(), m.office_tour_seat(), m.office_tour_note()];
  const show = () =>
    write('POST /departures/{id}/passports', { id: departure.id }).then(
      (opened) => setPassports(new Map(opened.passports.map((each) => [each.id, each]))),
      notifyError,
    );
  const exportCsv = () => {
    const line = ({ name, phone, cells, places: at }: (typeof rows)[number]) =>
      csvLine([name, ...cells, phone ?? '', ...at]);
    const head = csvLine([m.office_tour_name(), ...heads, m.office_tour_phone(), ...places]);
    const exported = { list: 'manifest' as const, rows: rows.length, departure: departure.id };
    notedFile(exported, [head, ...rows.map(line)]).then(
      (file) => saveFile(file, `manifest-${departure.departsOn}.csv`),
      notifyError,
    );
  };
  return (
    <TourSheet
      group={group}
      name={m.office_tour_manifest()}
      code={<TourCode id={departure.id} />}
      tools={
        <>
          {departure.market === 'international' && passports === undefined && (
            <>
              <span className="of-dim">{m.office_tour_passports_logged()}</span>
              <MayButton
                refused={needsPermission(me, 'travellers.write')}
                variant="default"
                leftSection={<Icon of={IdCard} />}
                onClick={() => void show()}
              >
                {m.office_tour_show_passports()}
              </MayButton>
            </>
          )}
          <Button variant="default" leftSection={<Icon of={Download} />} onClick={exportCsv}>
            {m.office_tour_csv()}
          </Button>
        </>
      }
    >
      <TourFigures
        of={[
          m.office_tour_people({ shown: number(() => true) }),
          m.office_tour_seats({ shown: number(({ kind }) => kind !== 'infant') }),
          m.office_tour_women({ shown: number(({ sex, kind }) => sex === 'F' && kind === 'adult') }),
          m.office_tour_men({ shown: number(({ sex, kind }) => sex === 'M' && kind === 'adult') }),
          m.office_tour_children({ shown: number(({ kind }) => kind !== 'adult') }),
          m.office_tour_room_count({ shown: count(group.rooms.rooms.length, language) }),
          unpaid.length > 0
            ? m.office_tour_collect({
                shown: count(unpaid.length, language),
                sum: taka(
                  unpaid.reduce((sum, { owed }) => sum + owed, 0),
                  language,
                ),
              })
            : undefined,
        ]}
      />
      <div className="tour-scroll">
        <table className="tour-table num">
          <thead>
            <tr>
              <th scope="col">{m.office_tour_no()}</th>
              {[m.office_tour_name(), ...heads, m.office_tour_phone(), ...places, m.office_tour_here()].map(
                (head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, phone, cells, places: at }, index) => (
              <tr key={id}>
                <td>{count(index + 1, language)}</td>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={heads[column]}>{cell}</td>
                ))}
                <td className="tour-phone">{phone === null ? '–' : groupedPhone(phone)}</td>
                {at.map((cell, column) => (
                  <td key={places[column]}>{cell}</td>
                ))}
                <td>
                  <span className="tour-box" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TourSheet>
  );
}
