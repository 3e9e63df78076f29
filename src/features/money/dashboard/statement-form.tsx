import { FileInput, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { queryClient } from '#dashboard/api/query-client.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { DialogForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { booksKey } from '#features/books/dashboard/books-client.ts';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { readMoney } from '../arrivals/arrivals.contract.ts';
import { transferMethods } from '../money.rules.ts';
import { moneyKey, readStatement } from './money-client.ts';
import { ReadItems } from './read-items.tsx';

const columnLabels = {
  at: m.office_money_column_at,
  time: m.office_money_column_time,
  trx: m.office_money_column_trx,
  amount: m.office_money_column_amount,
  debit: m.office_money_column_debit,
  balance: m.office_money_column_balance,
  valueDate: m.office_money_column_value,
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
  /** The line that was taken for the headings, and the others that could be. */
  headLine: z.int(),
  heads: z.array(z.object({ line: z.int(), text: z.string() })),
});

/** A date of the file that can be read in two ways. */
const ambiguousDate = z.object({ example: z.string() });

const sent = z.object({
  file: z.instanceof(File),
  provider: z.string().default(''),
  dates: z.enum(['day', 'month']).optional(),
});

interface Typed {
  readonly file: File | null;
  readonly provider: string;
  readonly dates: string;
}

interface StatementFormProps {
  /** The code of the bank or wallet that it is of, where that is known. */
  readonly account?: string;
}

/** Adds a statement; asks once what its columns are. */
export function StatementForm({ account }: StatementFormProps) {
  const [requested, setRequested] = useState<z.output<typeof unknownColumns>>();
  const [example, setExample] = useState('');
  const [columns, setColumns] = useState<Readonly<Record<string, string>>>({});
  /** Another line that staff chose for the headings. */
  const [headLine, setHeadLine] = useState<number>();
  const [read, setRead] = useState<z.output<typeof readMoney>>();
  /** What the server has to know besides the file. */
  function ask({ code, details }: ApiProblem) {
    const unknown = unknownColumns.safeParse(details).data;
    if (code === 'statements.columns' && unknown !== undefined) {
      const isAnother = requested?.headings.join('\n') !== unknown.headings.join('\n');
      setRequested(unknown);
      setHeadLine(undefined);
      setColumns(isAnother ? unknown.guess : columns);
    } else if (code === 'statements.dates') {
      setExample(ambiguousDate.safeParse(details).data?.example ?? '');
    }
  }
  const start: Typed = { file: null, provider: '', dates: '' };
  const form = useOfficeForm({
    start,
    schema: sent,
    request: ({ file, ...typed }) => ({ ...typed, file: file ?? undefined }),
    send: async ({ file, provider, dates }) => {
      const isOtherHead = headLine !== undefined;
      const said = {
        ...(requested === undefined || isOtherHead ? {} : columns),
        ...(isOtherHead ? { headLine } : requested === undefined ? {} : { headLine: requested.headLine }),
        ...(dates === undefined ? {} : { dates }),
      };
      try {
        return await readStatement(
          file,
          { provider, account },
          Object.keys(said).length === 0 ? undefined : said,
        );
      } catch (cause) {
        if (cause instanceof ApiProblem) {
          ask(cause);
        }
        throw cause;
      }
    },
    changes: moneyKey,
    after: (answer) => {
      setRead(answer);
      return queryClient.invalidateQueries({ queryKey: booksKey });
    },
  });
  const { field, set } = form;
  // Another line has other headings, which the server says.
  const explained = headLine === undefined ? requested : undefined;
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
    <DialogForm form={form} waits send={m.office_money_read_it()}>
      <FileInput
        data-autofocus
        label={m.office_money_file()}
        accept=".csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,.sta,.mt940,.txt"
        {...field('file')}
        onChange={(file) => {
          set({ file, dates: '' });
          setRequested(undefined);
          setHeadLine(undefined);
          setExample('');
        }}
      />
      {account === undefined && (
        <NativeSelect
          label={m.office_money_whose()}
          data={[
            { value: '', label: m.office_money_by_file() },
            ...transferMethods.map((each) => ({ value: each, label: methodLabel(each) })),
          ]}
          {...field('provider')}
        />
      )}
      {example !== '' && (
        <NativeSelect
          label={m.office_money_dates({ example })}
          data={[
            { value: '', label: m.office_money_dates_choose() },
            { value: 'day', label: m.office_money_dates_day() },
            { value: 'month', label: m.office_money_dates_month() },
          ]}
          {...field('dates')}
        />
      )}
      {requested !== undefined && (
        <NativeSelect
          label={m.office_money_heads()}
          description={m.office_money_heads_help()}
          value={String(headLine ?? requested.headLine)}
          data={requested.heads.map(({ line, text }) => ({
            value: String(line),
            label: m.office_money_heads_line({
              line: count(line, officeLanguage()),
              text: text.slice(0, 80),
            }),
          }))}
          onChange={({ currentTarget }) => setHeadLine(Number(currentTarget.value))}
        />
      )}
      {explained?.headings.map((heading, index) => (
        <NativeSelect
          key={heading}
          label={heading}
          description={explained.first[index]}
          value={columnOf(heading)}
          data={[
            { value: '', label: m.office_money_column_none() },
            ...Object.entries(columnLabels).map(([value, label]) => ({ value, label: label() })),
          ]}
          onChange={({ currentTarget }) => choose(heading, currentTarget.value)}
        />
      ))}
    </DialogForm>
  );
}
