import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import type { Account } from '#features/books/accounts/accounts.contract.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import type { Reconciliation } from '../matches/matches.contract.ts';
import { openBookLine } from './book-line-form.tsx';
import { matchSides } from './reconciliation-client.ts';
import { ageLabel, dayLabel, entryLabel, lineLabel, signedTaka } from './reconciliation-labels.ts';

interface OpenRowsProps {
  readonly code: string;
  readonly of: Reconciliation;
  readonly accounts: readonly Account[];
}

interface Row {
  readonly id: string;
  readonly on: CalendarDate;
  readonly amount: number;
  readonly text: string;
}

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What only the ledger has beside what only the bank has; what is chosen of both is matched. */
export function OpenRows({ code, of, accounts }: OpenRowsProps) {
  const me = useMe();
  const refused = needsPermission(me, 'books.write');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const lines = of.unmatched.statement.map((row) => ({ ...row, id: row.line, text: lineLabel(row) }));
  const entries = of.unmatched.ledger.map((row) => ({ ...row, id: row.entry, text: entryLabel(row) }));
  const [ofBank, ofLedger] = [lines, entries].map((rows: readonly Row[]) =>
    rows.filter(({ id }) => chosen.has(id)),
  );
  const turn = (id: string) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));
  const match = async (fee: number) => {
    const ids = (rows: readonly Row[] = []) => rows.map(({ id }) => id);
    if (await matchSides(code, { lines: ids(ofBank), entries: ids(ofLedger), fee })) {
      setChosen(new Set());
    }
  };
  const fee = sumOf(ofLedger ?? []) - sumOf(ofBank ?? []);
  const isAny = (ofBank?.length ?? 0) + (ofLedger?.length ?? 0) > 0;
  const table = (title: string, rows: readonly Row[], act?: (row: Row) => React.ReactNode) => (
    <section className="of-list-sheet rec-side" aria-label={title}>
      <h2>
        {title} <b className="num">{signedTaka(sumOf(rows))}</b>
      </h2>
      {rows.length === 0 ? (
        <p className="of-dim">{m.office_recon_nothing()}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <Checkbox
                checked={chosen.has(row.id)}
                onChange={() => turn(row.id)}
                label={
                  <>
                    <span>{row.text}</span>{' '}
                    <small className="of-dim num">
                      {dayLabel(row.on)}, {ageLabel(row.on, of.on)}
                    </small>
                  </>
                }
              />
              <b className="num">{signedTaka(row.amount)}</b>
              {act?.(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
  return (
    <>
      <div className="rec-sides">
        {table(m.office_recon_only_ledger(), entries)}
        {table(m.office_recon_only_statement(), lines, (row) => {
          const line = lines.find(({ id }) => id === row.id);
          if (line === undefined || line.carried) {
            return <span />;
          }
          return line.waiting ? (
            <small className="of-dim">{m.office_books_state_waiting()}</small>
          ) : (
            <MayButton
              refused={refused}
              variant="subtle"
              size="compact-sm"
              aria-label={m.office_recon_book_of({ what: `${row.text} ${formatTaka(Math.abs(row.amount))}` })}
              onClick={() => openBookLine({ line, code, accounts })}
            >
              {m.office_recon_book()}
            </MayButton>
          );
        })}
      </div>
      {isAny && (
        <div className="rec-chosen" role="status">
          <span className="num">
            {m.office_recon_chosen({
              ledger: signedTaka(sumOf(ofLedger ?? [])),
              statement: signedTaka(sumOf(ofBank ?? [])),
            })}{' '}
            {fee !== 0 && <b>{m.office_recon_differs({ sum: formatTaka(Math.abs(fee)) })}</b>}
          </span>
          {fee === 0 ? (
            <MayButton refused={refused} onClick={() => void match(0)}>
              {m.office_recon_match()}
            </MayButton>
          ) : (
            fee > 0 && (
              <MayButton refused={refused} variant="default" onClick={() => void match(fee)}>
                {m.office_recon_match_fee({ sum: formatTaka(fee) })}
              </MayButton>
            )
          )}
        </div>
      )}
    </>
  );
}
