import { Button, Radio, Stack } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { requestFile } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { notifyError, runMutation } from '#dashboard/run-mutation.ts';
import { saveFile } from '#dashboard/table/export-table.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { DayOrder, ReadImport, TriedImport } from '../imports.contract.ts';
import { importsKey } from './imports-client.ts';

/** Saves the faulty rows, in the file's own columns, to mend and bring again. */
export async function saveFaults(id: string): Promise<void> {
  try {
    saveFile(
      await requestFile(`/imports/${id}/faults.csv`, { language: officeLanguage() }),
      'faulty-rows.csv',
    );
  } catch (cause) {
    notifyError(cause);
  }
}

interface FaultsProps {
  readonly of: Pick<ReadImport, 'id' | 'faults' | 'faultCount'>;
  readonly title: string;
}

/** Each fault by row and column, and what would do. */
export function ImportFaults({ of: { id, faults, faultCount }, title }: FaultsProps) {
  const language = officeLanguage();
  return (
    <section className="imp-card">
      <div className="imp-card-head">
        <h2>{title}</h2>
        <Button variant="default" leftSection={<Icon of={Download} />} onClick={() => void saveFaults(id)}>
          {m.office_imports_only_these()}
        </Button>
      </div>
      <table className="imp-faults">
        <thead>
          <tr>
            <th scope="col">{m.office_imports_row()}</th>
            <th scope="col">{m.office_imports_column()}</th>
            <th scope="col">{m.office_imports_stands()}</th>
            <th scope="col">{m.office_imports_wrong()}</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, shown).map(({ row, column, value, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td>{count(row, language)}</td>
              <td data-label={m.office_imports_column()}>{column ?? m.office_imports_whole_row()}</td>
              <td data-label={m.office_imports_stands()}>
                {value === '' ? m.office_imports_empty_cell() : <mark>{value}</mark>}
              </td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {faultCount > shown && (
        <p className="of-dim">
          {m.office_imports_more_faults({ count: count(faultCount - shown, language) })}
        </p>
      )}
    </section>
  );
}

/** So many faults are listed; the file has all. */
const shown = 200;

interface SumProps {
  readonly label: string;
  readonly value: number;
  readonly about: string;
  readonly isBad?: boolean;
}

/** One of the sums at the top: how many are new, joined, left alone, faulty. */
export const ImportSum = ({ label, value, about, isBad = false }: SumProps) => (
  <div className="imp-sum" data-bad={(isBad && value > 0) || undefined}>
    <dt>{label}</dt>
    <dd>
      <strong>{count(value, officeLanguage())}</strong>
      <small>{about}</small>
    </dd>
  </div>
);

interface ImportTryProps {
  readonly tried: TriedImport;
  readonly onBack: () => void;
}

/** The third step: what would happen, what is wrong, and taking it over. */
export function ImportTry({ tried, onBack }: ImportTryProps) {
  const [onlyGood, setOnlyGood] = useState(true);
  const language = officeLanguage();
  const { id, willAdd, willJoin, willSkip, faultyRows, faultCount, asks, dropped } = tried;
  const [key] = useState(() => crypto.randomUUID());
  const good = willAdd + willJoin;
  const say = (dates: DayOrder) =>
    void runMutation(importsKey, undefined, () =>
      write('POST /imports/{id}/columns', { id, dates }, { query: { language } }),
    );
  const needsAnswer = asks.includes('dates');
  const isBlocked = needsAnswer || good === 0 || (!onlyGood && faultCount > 0);
  return (
    <>
      <dl className="imp-sums">
        <ImportSum
          label={m.office_imports_will_add()}
          value={willAdd}
          about={m.office_imports_added_about()}
        />
        <ImportSum
          label={m.office_imports_will_join()}
          value={willJoin}
          about={m.office_imports_joined_about()}
        />
        <ImportSum
          label={m.office_imports_will_skip()}
          value={willSkip}
          about={m.office_imports_skipped_about()}
        />
        <ImportSum
          label={m.office_imports_faulty()}
          value={faultyRows}
          about={m.office_imports_faulty_about()}
          isBad
        />
      </dl>
      <div className="imp-sides">
        <div>
          {needsAnswer && (
            <section className="imp-card imp-asks">
              <h2>{m.office_imports_asks()}</h2>
              <p>{m.office_imports_asks_text()}</p>
              <div className="imp-orders">
                <Button variant="default" onClick={() => say('dmy')}>
                  {m.office_imports_dmy()}
                </Button>
                <Button variant="default" onClick={() => say('mdy')}>
                  {m.office_imports_mdy()}
                </Button>
              </div>
            </section>
          )}
          {faultCount > 0 && (
            <ImportFaults
              of={{ id, faults: tried.faults, faultCount }}
              title={m.office_imports_to_mend({ count: faultyRows, shown: count(faultyRows, language) })}
            />
          )}
          {dropped.length > 0 && (
            <section className="imp-card">
              <h2>{m.office_imports_dropped()}</h2>
              <ul>
                {dropped.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </section>
          )}
          {faultCount === 0 && !needsAnswer && <p>{m.office_imports_no_faults()}</p>}
        </div>
        <section className="imp-card imp-take">
          <h2>{m.office_imports_take()}</h2>
          <Radio.Group
            aria-label={m.office_imports_take()}
            value={onlyGood ? 'good' : 'all'}
            onChange={(value) => setOnlyGood(value === 'good')}
          >
            <Stack gap="xs">
              <Radio
                value="good"
                label={m.office_imports_only_good({ count: count(good, language) })}
                description={m.office_imports_only_good_about()}
              />
              <Radio
                value="all"
                label={m.office_imports_all_or_nothing()}
                description={m.office_imports_all_or_nothing_about()}
              />
            </Stack>
          </Radio.Group>
          <Button
            fullWidth
            disabled={isBlocked}
            onClick={() =>
              void runMutation(importsKey, undefined, () =>
                write('POST /imports/{id}/take-over', { id, onlyGood, key }),
              )
            }
          >
            {m.office_imports_take_rows({ count: count(good, language) })}
          </Button>
          {needsAnswer && <p className="imp-first">{m.office_imports_first_say()}</p>}
          <p className="of-dim">{m.office_imports_take_about()}</p>
          <Button variant="subtle" onClick={onBack}>
            {m.office_imports_back()}
          </Button>
        </section>
      </div>
    </>
  );
}
