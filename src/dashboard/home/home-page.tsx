import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Agenda } from '#features/agenda/agenda.contract.ts';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useAgenda } from '../api/agenda.ts';
import { useMe } from '../api/me.ts';
import { officeLanguage } from '../language.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { ListError } from '../table/list-states.tsx';
import { RowsWaiting } from '../table/rows-waiting.tsx';
import { useRowKeys } from '../table/use-row-keys.ts';
import { groupLabels, questionLabels } from './agenda-labels.ts';
import { orderAgenda } from './agenda-order.rules.ts';
import { AgendaPanel, headingOf, rowKey } from './agenda-panel.tsx';
import './home-page.css';

/** The four questions with their groups: J and K move along the rows, Enter opens the one in hand. */
function Groups({ agenda, onRetry }: { readonly agenda: Agenda; readonly onRetry: () => void }) {
  const me = useMe();
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const language = officeLanguage();
  const { questions, columns, empty } = orderAgenda(agenda, me.role);
  const keys = columns.flat().flatMap((group) => (group.rows ?? []).map((row) => rowKey(group, row)));
  const [taken, setTaken] = useState<string>();
  // A row that is done is gone: then the first one is in hand.
  const hand = keys.find((key) => key === taken) ?? keys[0];
  const rows = () => [...(body.current?.querySelectorAll<HTMLElement>('[data-agenda-row]') ?? [])];
  useRowKeys(body, {
    cards: rows,
    onOpen: (index) => void navigate(rows()[index]?.querySelector('a')?.getAttribute('href') ?? ''),
    onTurn: () => undefined,
    onWalk: undefined,
  });
  return (
    <div className="of-home" ref={body}>
      {columns.length === 0 ? (
        <p className="of-panel of-dim">{m.office_needs_nobody()}</p>
      ) : (
        <nav className="home-questions" aria-label={m.office_agenda_questions()}>
          {questions.map(({ question, total, sum, first }) => (
            <button
              key={question}
              type="button"
              onClick={() => {
                const heading = document.getElementById(headingOf(first));
                heading?.scrollIntoView({ block: 'center' });
                heading?.focus({ preventScroll: true });
              }}
            >
              <span>{questionLabels[question]()}</span> <b className="num">{count(total, language)}</b>
              {sum !== null && <span className="home-sum num">{taka(sum, language)}</span>}
            </button>
          ))}
        </nav>
      )}
      <div className="home-columns">
        {columns.map((groups) => (
          <div key={groups.map(({ name }) => name).join()}>
            {groups.map((group) => (
              <AgendaPanel key={group.name} {...{ group, hand, onRetry }} onHand={setTaken} />
            ))}
          </div>
        ))}
      </div>
      {empty.length > 0 && (
        <details className="home-empty of-dim">
          <summary>{m.office_agenda_nothing({ count: count(empty.length, language) })}</summary>
          <ul>
            {empty.map((name) => (
              <li key={name}>
                <Icon of={Check} /> {groupLabels[name]()}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** /dashboard/home: what the signed-in colleague must decide, do, fetch and call today. */
export default function HomePage() {
  const me = useMe();
  const { data, error, refetch } = useAgenda();
  return (
    <PageFrame title={m.office_nav_home()} text={m.office_home_text({ name: me.name })}>
      {data === undefined && error !== null ? (
        <div className="of-list-sheet">
          <ListError cause={error} onRetry={() => void refetch()} />
        </div>
      ) : data === undefined ? (
        <div className="of-list-sheet">
          <RowsWaiting columns={3} />
        </div>
      ) : (
        <Groups agenda={data} onRetry={() => void refetch()} />
      )}
    </PageFrame>
  );
}
