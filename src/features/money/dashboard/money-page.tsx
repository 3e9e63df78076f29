import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Keyboard, MessageSquareText, Upload } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError, ListNothing, ListNothingFound } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { methodLabel } from '#features/payments/dashboard/payment-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { MoneyInbox } from '../matches/matches.contract.ts';
import { ApprovalRows } from './approval-rows.tsx';
import { ArrivalRows, ClaimRows } from './lone-rows.tsx';
import { type MoneyTab, moneyTabs, useMoneyAddress } from './money-address.ts';
import { moneyKey } from './money-client.ts';
import { showMoneyKeys } from './money-keys.ts';
import { emptyLabels, formatMoment } from './money-labels.ts';
import { MoneyTools } from './money-tools.tsx';
import { PaymentRows } from './payment-rows.tsx';
import { Proposals } from './proposals.tsx';
import { SmsForm } from './sms-form.tsx';
import { StatementForm } from './statement-form.tsx';
import { UnreadRows } from './unread-rows.tsx';
import './money.css';

const tabLabels: Readonly<Record<MoneyTab, () => string>> = {
  match: m.office_money_tab_match,
  waiting: m.office_money_tab_waiting,
  claims: m.office_money_tab_claims,
  arrivals: m.office_money_tab_arrivals,
  unread: m.office_money_tab_unread,
  matched: m.office_money_tab_matched,
};

const rowsOf = (inbox: MoneyInbox, tab: MoneyTab) =>
  tab === 'match' ? [...inbox.proposals, ...inbox.orderProposals] : inbox[tab];

/** Opens a dialog that reads what arrived. Afterwards the keys are for the pair in hand, not for the button that opened it. */
const openReading = (opener: HTMLElement, title: string, children: ReactNode) =>
  modals.open({
    title,
    children,
    returnFocus: false,
    onClose: () => (document.querySelector<HTMLElement>('.mon-in-hand') ?? opener).focus(),
  });

function Nothing({
  title,
  text,
  isOfStatements,
  onStatement,
}: ReturnType<typeof emptyLabels> & { onStatement: (event: MouseEvent<HTMLElement>) => void }) {
  return (
    <div className="of-list-sheet">
      <ListNothing
        title={title}
        text={text}
        action={
          isOfStatements && (
            <Button color="marigold.5" leftSection={<Icon of={Upload} />} onClick={onStatement}>
              {m.office_money_add_statement()}
            </Button>
          )
        }
      />
    </div>
  );
}

/** /dashboard/money: what customers say they paid, beside what arrived. Nothing settles by itself. */
export default function MoneyPage() {
  const { tab, filter, change } = useMoneyAddress();
  const { data, error, refetch } = useQuery({
    queryKey: [...moneyKey, filter],
    queryFn: ({ signal }) => read('GET /money/inbox', filter, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const me = useMe();
  const { data: approvals = [] } = useQuery({
    queryKey: [...moneyKey, 'approvals'],
    enabled: me.may('payments.approve'),
    queryFn: async ({ signal }) => (await read('GET /approvals', {}, signal)).items,
    refetchInterval: 60_000,
  });
  const lengthOf = (each: MoneyTab) =>
    (data === undefined ? 0 : rowsOf(data, each).length) + (each === 'waiting' ? approvals.length : 0);
  useHotkeys([['shift+?', showMoneyKeys]]);
  const addStatement = (event: MouseEvent<HTMLElement>) =>
    openReading(event.currentTarget, m.office_money_add_statement(), <StatementForm />);
  return (
    <PageFrame
      title={m.office_money()}
      text={m.office_money_text()}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Icon of={MessageSquareText} />}
            onClick={({ currentTarget }) => openReading(currentTarget, m.office_money_paste(), <SmsForm />)}
          >
            {m.office_money_paste()}
          </Button>
          <Button variant="default" leftSection={<Icon of={Upload} />} onClick={addStatement}>
            {m.office_money_add_statement()}
          </Button>
          <Button variant="default" leftSection={<Icon of={Keyboard} />} onClick={showMoneyKeys}>
            {m.office_money_keys()}
          </Button>
        </>
      }
    >
      {data === undefined ? (
        error === null ? (
          <RowsWaiting columns={3} />
        ) : (
          <ListError cause={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <nav className="mon-tabs" aria-label={m.office_money()}>
            {moneyTabs.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={tab === each}
                onClick={() => change({ tab: each })}
              >
                {tabLabels[each]()} <b className="num">{count(lengthOf(each), officeLanguage())}</b>
              </button>
            ))}
          </nav>
          <MoneyTools filter={filter} change={change} />
          <p className="of-dim mon-read">
            {data.statements.map(({ method, addedAt, lastAt }) => (
              <span key={method}>
                {m.office_money_read({
                  method: methodLabel(method),
                  at: formatMoment(addedAt),
                  until: formatMoment(lastAt),
                })}
              </span>
            ))}
          </p>
          {lengthOf(tab) === 0 && Object.keys(filter).length > 0 ? (
            <div className="of-list-sheet">
              <ListNothingFound onClear={() => change({ q: '', method: '', day: '' })} />
            </div>
          ) : lengthOf(tab) === 0 ? (
            <Nothing {...emptyLabels(tab, data)} onStatement={addStatement} />
          ) : tab === 'match' ? (
            <Proposals {...data} />
          ) : tab === 'claims' ? (
            <ClaimRows claims={data.claims} />
          ) : tab === 'arrivals' ? (
            <ArrivalRows arrivals={data.arrivals} />
          ) : tab === 'unread' ? (
            <UnreadRows unread={data.unread} />
          ) : (
            <>
              {tab === 'waiting' && <ApprovalRows approvals={approvals} />}
              <PaymentRows payments={data[tab]} />
            </>
          )}
        </>
      )}
    </PageFrame>
  );
}
