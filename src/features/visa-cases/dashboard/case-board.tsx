import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { officeLanguage } from '#dashboard/language.ts';
import { Loaded } from '#dashboard/shell/loaded.tsx';
import { useRowKeys } from '#dashboard/table/use-row-keys.ts';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { CaseQuery } from '../list/list.contract.ts';
import type { CaseItem } from '../visa-cases.contract.ts';
import { casesKey, loadBoard } from './cases-client.ts';
import { caseStateLabels } from './office-case-labels.ts';
import './case-board.css';

/** Cases that go on, a column for each state: what is due first comes first. j and k move, Enter opens. */
export function CaseBoard({ query }: { readonly query: Pick<CaseQuery, 'q' | 'owner'> }) {
  const result = useQuery({
    queryKey: [...casesKey, 'board', query],
    queryFn: ({ signal }) => loadBoard(query, signal),
    placeholderData: keepPreviousData,
  });
  const board = useRef<HTMLDivElement>(null);
  const cards = () => [...(board.current?.querySelectorAll('a') ?? [])];
  useRowKeys(board, {
    cards,
    onOpen: (index) => cards()[index]?.click(),
    onTurn: () => undefined,
    onWalk: undefined,
  });
  const shown = (number: number) => count(number, officeLanguage());
  return (
    <Loaded query={result}>
      {({ columns }) => (
        <div className="vc-board" ref={board}>
          {columns.map(({ state, all, items }) => (
            <section key={state} aria-labelledby={`column-${state}`}>
              <h2 id={`column-${state}`}>
                {caseStateLabels[state]()} <span className="num">{shown(all)}</span>
              </h2>
              {items.length === 0 && <p>{m.office_case_column_empty()}</p>}
              <ul>
                {items.map((item) => (
                  <li key={item.id}>
                    <Card item={item} />
                  </li>
                ))}
              </ul>
              {all > items.length && (
                <p className="num">{m.office_case_column_more({ more: shown(all - items.length) })}</p>
              )}
            </section>
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Card({ item }: { readonly item: CaseItem }) {
  const { id, country, name, reference, papers, owner, dueOn, isOverdue } = item;
  const day = dueOn === null ? undefined : shortDate(dueOn, officeLanguage());
  return (
    <Link className="vc-card num" to={`/dashboard/visacases/${id}`} data-overdue={isOverdue || undefined}>
      <strong>{name}</strong>
      <span>
        {country}, {reference}
      </span>
      {papers.received > 0 && (
        <b>{m.office_case_to_look_at({ received: count(papers.received, officeLanguage()) })}</b>
      )}
      {day !== undefined && (
        <span className="vc-due">{(isOverdue ? m.office_case_overdue : m.office_case_due)({ day })}</span>
      )}
      {owner !== null && <span>{owner.name}</span>}
    </Link>
  );
}
