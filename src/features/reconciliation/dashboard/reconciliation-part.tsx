import { modals } from '@mantine/modals';
import { Check, Upload } from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { useAddressQuery } from '#dashboard/table/address-query.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import type { Account } from '#features/books/accounts/accounts.contract.ts';
import { StatementForm } from '#features/money/dashboard/statement-form.tsx';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Reconciliation } from '../matches/matches.contract.ts';
import { MatchRows } from './match-rows.tsx';
import { OpenRows } from './open-rows.tsx';
import { PairRows, pairsOf } from './pair-rows.tsx';
import { useReconciliation } from './reconciliation-client.ts';
import { dayLabel, signedTaka } from './reconciliation-labels.ts';
import './reconciliation.css';

interface ReconciliationPartProps {
  /** The code of a bank or wallet. */
  readonly code: string;
  readonly accounts: readonly Account[];
}

/** Where the work goes on: the pair in hand, or else what only the bank has; when nothing is open, the word that says so. */
const nextPlaces = ['.rec-in-hand', '.rec-sides > :last-child input', '.rec-done'] as const;

/** Opens the dialog that reads a statement. Afterwards the keys are for what it brought, not for the button that opened it. */
function openStatement(code: string): void {
  const opener = document.activeElement;
  modals.open({
    title: m.office_money_add_statement(),
    children: <StatementForm account={code} />,
    returnFocus: false,
    onClose: () => {
      const places = [...nextPlaces.map((place) => document.querySelector(place)), opener];
      places.find((place) => place instanceof HTMLElement)?.focus();
    },
  });
}

/** The ledger of an account beside its statements: what both have, what only one has, and what makes them agree. */
export function ReconciliationPart({ code, accounts }: ReconciliationPartProps) {
  const me = useMe();
  const { query, set } = useAddressQuery();
  const on = query.get('on') ?? dhakaToday();
  const { data, error, refetch } = useReconciliation(code, on);
  return (
    <>
      <div className="of-period rec-tools">
        <DateInput
          label={m.office_recon_on()}
          value={on}
          onChange={(next) => next !== undefined && set({ on: next }, { replace: true })}
        />
        <MayButton
          refused={needsPermission(me, 'payments.write')}
          variant="default"
          leftSection={<Icon of={Upload} />}
          onClick={() => openStatement(code)}
        >
          {m.office_money_add_statement()}
        </MayButton>
      </div>
      {data === undefined ? (
        <div className="of-list-sheet">
          {error === null ? (
            <RowsWaiting columns={4} />
          ) : (
            <ListError cause={error} onRetry={() => void refetch()} />
          )}
        </div>
      ) : (
        <>
          <Sums of={data} />
          <PairRows code={code} pairs={pairsOf(data)} />
          <OpenRows code={code} of={data} accounts={accounts} />
          <MatchRows code={code} matches={data.matches} />
        </>
      )}
    </>
  );
}

/** What the ledger says, what is open of both, and what the bank says: the first three come to the last. */
function Sums({ of }: { readonly of: Reconciliation }) {
  const { ledger, statement, left, until, unmatched } = of;
  const isDone = until !== null && unmatched.ledger.length + unmatched.statement.length === 0;
  return (
    <section className="of-list-sheet rec-sums" aria-label={m.office_recon()}>
      <dl>
        <div>
          <dt>{m.office_recon_by_ledger()}</dt>
          <dd className="num">{signedTaka(ledger)}</dd>
        </div>
        <div>
          <dt>{m.office_recon_less_ledger()}</dt>
          <dd className="num">{signedTaka(0 - left.ledger)}</dd>
        </div>
        <div>
          <dt>{m.office_recon_plus_statement()}</dt>
          <dd className="num">{signedTaka(left.statement)}</dd>
        </div>
        <div>
          <dt>{m.office_recon_by_statement()}</dt>
          <dd className="num">
            <b>{signedTaka(statement)}</b>
          </dd>
        </div>
      </dl>
      <p className="of-dim">
        {until === null ? m.office_recon_without() : m.office_recon_until({ day: dayLabel(until) })}
      </p>
      {isDone && (
        <p className="rec-done" role="status" tabIndex={-1}>
          <Icon of={Check} /> {m.office_recon_done()}
        </p>
      )}
    </section>
  );
}
