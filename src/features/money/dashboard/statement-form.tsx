import { Alert, FileInput, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { queryClient } from '#dashboard/api/query-client.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { tellProblem } from '#dashboard/doing.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { methodWords } from '#features/payments/dashboard/payment-words.ts';
import { m } from '#messages/messages.js';
import type { readMoney } from '../arrivals/arrivals.contract.ts';
import { transferMethods } from '../money.rules.ts';
import { moneyKey, readStatement } from './money-client.ts';
import { ReadItems } from './read-items.tsx';

const columnWords = {
  at: m.office_money_column_at,
  time: m.office_money_column_time,
  trx: m.office_money_column_trx,
  amount: m.office_money_column_amount,
  sender: m.office_money_column_sender,
  note: m.office_money_column_note,
  kind: m.office_money_column_kind,
  state: m.office_money_column_state,
};

/** What the server says of a file whose columns it doesn't know. */
const unknownColumns = z.object({
  headings: z.array(z.string()),
  first: z.array(z.string()),
  guess: z.record(z.string(), z.string()),
});

/** A date of the file that can be read in two ways. */
const ambiguousDate = z.object({ example: z.string() });

/** Adds a statement; asks once what its columns are. */
export function StatementForm() {
  const [file, setFile] = useState<File | null>(null);
  const [provider, setProvider] = useState('');
  const [asked, setAsked] = useState<z.output<typeof unknownColumns>>();
  const [example, setExample] = useState('');
  const [dates, setDates] = useState<'' | 'day' | 'month'>('');
  const [columns, setColumns] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [read, setRead] = useState<z.output<typeof readMoney>>();
  const [busy, setBusy] = useState(false);

  async function send() {
    if (file === null) {
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const said = { ...(asked === undefined ? {} : columns), ...(dates === '' ? {} : { dates }) };
      setRead(await readStatement(file, provider, Object.keys(said).length === 0 ? undefined : said));
      await queryClient.invalidateQueries({ queryKey: [...moneyKey] });
    } catch (cause) {
      const code = cause instanceof ApiProblem ? cause.code : '';
      const details = unknownColumns.safeParse(cause instanceof ApiProblem ? cause.details : undefined);
      if (code === 'statements.columns' && details.success) {
        setAsked(details.data);
        setColumns(asked === undefined ? details.data.guess : columns);
        setProblem(m.office_money_say_columns());
      } else if (code === 'statements.dates') {
        setExample(
          ambiguousDate.safeParse(cause instanceof ApiProblem ? cause.details : {}).data?.example ?? '',
        );
        setProblem(m.office_money_say_dates());
      } else if (code === 'statements.provider') {
        setProblem(m.office_money_say_provider());
      } else if (code === 'statements.type') {
        setProblem(m.office_money_no_csv());
      } else {
        tellProblem(cause);
      }
    }
    setBusy(false);
  }
  const columnOf = (heading: string) =>
    Object.entries(columns).find(([, each]) => each === heading)?.[0] ?? '';
  const choose = (heading: string, column: string) =>
    setColumns({
      ...Object.fromEntries(
        Object.entries(columns).filter(([key, each]) => each !== heading && key !== column),
      ),
      ...(column === '' ? {} : { [column]: heading }),
    });
  if (read !== undefined) {
    return <ReadItems read={read} />;
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="sm">
        <FileInput
          data-autofocus
          label={m.office_money_file()}
          accept=".csv,text/csv"
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            setAsked(undefined);
            setExample('');
            setDates('');
          }}
        />
        <NativeSelect
          label={m.office_money_whose()}
          value={provider}
          data={[
            { value: '', label: m.office_money_by_file() },
            ...transferMethods.map((each) => ({ value: each, label: methodWords(each) })),
          ]}
          onChange={({ currentTarget }) => setProvider(currentTarget.value)}
        />
        {example !== '' && (
          <NativeSelect
            label={m.office_money_dates({ example })}
            value={dates}
            data={[
              { value: '', label: m.office_money_dates_choose() },
              { value: 'day', label: m.office_money_dates_day() },
              { value: 'month', label: m.office_money_dates_month() },
            ]}
            onChange={({ currentTarget: { value } }) =>
              setDates(value === 'day' || value === 'month' ? value : '')
            }
          />
        )}
        {asked?.headings.map((heading, index) => (
          <NativeSelect
            key={heading}
            label={heading}
            description={asked.first[index]}
            value={columnOf(heading)}
            data={[
              { value: '', label: m.office_money_column_none() },
              ...Object.entries(columnWords).map(([value, label]) => ({ value, label: label() })),
            ]}
            onChange={({ currentTarget }) => choose(heading, currentTarget.value)}
          />
        ))}
        <div aria-live="polite">{problem !== undefined && <Alert color="red">{problem}</Alert>}</div>
        <DialogEnd send={m.office_money_read_it()} busy={busy} disabled={file === null} />
      </Stack>
    </form>
  );
}
