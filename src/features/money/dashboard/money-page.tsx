import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Upload } from 'lucide-react';
import { useState } from 'react';
import { officeLanguage } from '#dashboard/language.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListFault } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { methodWords } from '#features/payments/dashboard/payment-words.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { MoneyInbox } from '../matches/matches.contract.ts';
import { ArrivalRows, ClaimRows } from './lone-rows.tsx';
import { loadInbox, moneyKey } from './money-client.ts';
import { momentWords } from './money-words.ts';
import { PaymentRows } from './payment-rows.tsx';
import { acceptProposal, openSlip, ProposalRow, partProposal } from './proposal-row.tsx';
import { SmsForm } from './sms-form.tsx';
import { StatementForm } from './statement-form.tsx';
import './money.css';

const tabs = ['match', 'waiting', 'claims', 'arrivals', 'matched'] as const;
type Tab = (typeof tabs)[number];

const tabWords: Readonly<Record<Tab, () => string>> = {
  match: m.office_money_tab_match,
  waiting: m.office_money_tab_waiting,
  claims: m.office_money_tab_claims,
  arrivals: m.office_money_tab_arrivals,
  matched: m.office_money_tab_matched,
};

const rowsOf = (inbox: MoneyInbox, tab: Tab) => (tab === 'match' ? inbox.proposals : inbox[tab]);

/** Whether a key was pressed on something that has a meaning of its own for it. */
const isOnControl = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('a, button, [role="dialog"]') !== null;

function Proposals({ proposals }: Pick<MoneyInbox, 'proposals'>) {
  const [at, setAt] = useState(0);
  const hand = Math.min(at, proposals.length - 1);
  const current = proposals[hand];
  const go = (by: number) => {
    const next = Math.max(0, Math.min(proposals.length - 1, hand + by));
    setAt(next);
    document.getElementById(`proposal-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const act = (run: (proposal: MoneyInbox['proposals'][number]) => void) => (event: KeyboardEvent) => {
    if (current !== undefined && !isOnControl(event)) {
      run(current);
    }
  };
  useHotkeys([
    ['j', () => go(1)],
    ['k', () => go(-1)],
    ['Enter', act((proposal) => void acceptProposal(proposal))],
    ['n', act((proposal) => void partProposal(proposal))],
    ['p', act(({ claim }) => claim.slip && void openSlip(claim))],
  ]);
  return proposals.map((proposal, index) => (
    <ProposalRow
      key={`${proposal.claim.id}${proposal.arrival.id}`}
      id={`proposal-${index}`}
      proposal={proposal}
      inHand={index === hand}
      onHand={() => setAt(index)}
    />
  ));
}

/** /dashboard/money: what customers say they paid, beside what arrived. Nothing settles by itself. */
export default function MoneyPage() {
  const [tab, setTab] = useState<Tab>('match');
  const { data, error, refetch } = useQuery({
    queryKey: moneyKey,
    queryFn: ({ signal }) => loadInbox(signal),
    refetchInterval: 60_000,
  });
  const addStatement = () =>
    modals.open({ title: m.office_money_add_statement(), children: <StatementForm /> });
  return (
    <PageFrame
      title={m.office_money()}
      text={m.office_money_text()}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Icon of={MessageSquareText} />}
            onClick={() => modals.open({ title: m.office_money_paste(), children: <SmsForm /> })}
          >
            {m.office_money_paste()}
          </Button>
          <Button variant="default" leftSection={<Icon of={Upload} />} onClick={addStatement}>
            {m.office_money_add_statement()}
          </Button>
        </>
      }
    >
      {data === undefined ? (
        error === null ? (
          <RowsWaiting columns={3} />
        ) : (
          <ListFault cause={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <nav className="mon-tabs" aria-label={m.office_money()}>
            {tabs.map((each) => (
              <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
                {tabWords[each]()} <b className="num">{count(rowsOf(data, each).length, officeLanguage())}</b>
              </button>
            ))}
          </nav>
          <p className="of-dim mon-read">
            {data.statements.map(({ method, addedAt, lastAt }) => (
              <span key={method}>
                {m.office_money_read({
                  method: methodWords(method),
                  at: momentWords(addedAt),
                  until: momentWords(lastAt),
                })}
              </span>
            ))}
            {tab === 'match' && data.proposals.length > 0 && <span>{m.office_money_keys()}</span>}
          </p>
          {rowsOf(data, tab).length === 0 ? (
            <div className="of-list-sheet mon-nothing">
              <h2>{tab === 'match' ? m.office_money_all_found() : m.office_money_nothing()}</h2>
              <p className="of-dim">{m.office_money_nothing_text()}</p>
              <Button color="marigold.5" leftSection={<Icon of={Upload} />} onClick={addStatement}>
                {m.office_money_add_statement()}
              </Button>
            </div>
          ) : tab === 'match' ? (
            <Proposals proposals={data.proposals} />
          ) : tab === 'claims' ? (
            <ClaimRows claims={data.claims} />
          ) : tab === 'arrivals' ? (
            <ArrivalRows arrivals={data.arrivals} />
          ) : (
            <PaymentRows payments={data[tab]} />
          )}
        </>
      )}
    </PageFrame>
  );
}
