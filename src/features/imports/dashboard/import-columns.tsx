import { Button, Kbd, NativeSelect } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { TriedImport } from '../imports.contract.ts';
import { fieldLabel } from './import-labels.ts';
import { importsKey } from './imports-client.ts';

interface ImportColumnsProps {
  readonly tried: TriedImport;
  readonly onNext: () => void;
}

/** The second step: which field each column has, above its own first rows. */
export function ImportColumns({ tried, onNext }: ImportColumnsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({});
  const language = officeLanguage();
  const fieldOf = (name: string) =>
    name in chosen
      ? (chosen[name] ?? null)
      : (tried.columns.find((each) => each.name === name)?.field ?? null);
  const isFaulty = (row: number, column: string) =>
    tried.faults.some((fault) => fault.row === row && fault.column === column);
  const taken = tried.columns.filter(({ name }) => fieldOf(name) !== null).length;
  const next = async () => {
    const { id } = tried;
    const isDone =
      Object.keys(chosen).length === 0 ||
      (await runMutation(importsKey, undefined, () =>
        write('POST /imports/{id}/columns', { id, columns: chosen }, { query: { language } }),
      ));
    if (isDone) {
      onNext();
    }
  };
  useHotkeys([['mod+Enter', () => void next()]], []);
  return (
    <>
      <div className="imp-sheet">
        <table className="imp-columns">
          <thead>
            <tr>
              {tried.columns.map(({ name, by }) => (
                <th key={name} scope="col" data-unused={fieldOf(name) === null || undefined}>
                  <NativeSelect
                    label={name}
                    size="xs"
                    value={fieldOf(name) ?? ''}
                    data={[
                      { value: '', label: m.office_imports_not_taken() },
                      ...tried.fields.map((field) => ({ value: field, label: fieldLabel(field) })),
                    ]}
                    description={
                      name in chosen
                        ? m.office_imports_by_you()
                        : by === 'remembered'
                          ? m.office_imports_remembered()
                          : by === 'proposed'
                            ? m.office_imports_proposed()
                            : undefined
                    }
                    onChange={({ currentTarget: { value } }) =>
                      setChosen({ ...chosen, [name]: value === '' ? null : value })
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tried.first.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows stand as they were read
              <tr key={index}>
                {tried.columns.map(({ name }, place) => (
                  <td
                    key={name}
                    data-unused={fieldOf(name) === null || undefined}
                    data-wrong={isFaulty(index + 2, name) || undefined}
                  >
                    {cells[place] === '' ? '–' : cells[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="imp-next">
        <p>
          {m.office_imports_columns_taken({
            taken: count(taken, language),
            all: count(tried.columns.length, language),
          })}
        </p>
        <Button rightSection={<Kbd aria-hidden="true">Ctrl Enter</Kbd>} onClick={() => void next()}>
          {m.office_imports_try()}
        </Button>
      </div>
    </>
  );
}
