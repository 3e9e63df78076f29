import { useQuery } from '@tanstack/react-query';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import type { AboutKind } from '#platform/messages/messages.rules.ts';
import { canGoAgain } from '#platform/messages/messages.rules.ts';
import type { ListedMessage } from '../messages.contract.ts';
import { messagesKey } from './messages-actions.ts';
import { actOnMessage } from './messages-client.ts';
import { channelLabels, eventLabel, stateLabels, whyOf } from './messages-labels.ts';
import './message-thread.css';

/** What an SMS took: its parts and, once it went, its price. */
function priceOf({ parts, cost }: ListedMessage): string | undefined {
  if (parts === null) {
    return undefined;
  }
  const said = m.outbox_parts({ count: count(parts, officeLanguage()), number: parts });
  return cost === 0 ? said : `${said}, ${taka(cost, officeLanguage())}`;
}

function Line({ message }: { message: ListedMessage }) {
  const me = useMe();
  const { id, at, to, channel, state, subject, text, language, misdirected } = message;
  const again = () =>
    runMutation([messagesKey], m.outbox_notify_again({ count: count(1, officeLanguage()), number: 1 }), () =>
      actOnMessage(id, 'again'),
    );
  return (
    <li data-direction={message.direction}>
      <details>
        <summary>
          <strong>{eventLabel(message)}</strong>
          <span className="of-dim">
            {[channelLabels[channel](), to, priceOf(message)].filter(Boolean).join(' · ')}
          </span>
          <span className="msg-state" data-state={state}>
            {stateLabels[state]()}
          </span>
          <Moment at={at} />
        </summary>
        <p lang={language}>{subject || text}</p>
        {subject !== '' && <p lang={language}>{text}</p>}
      </details>
      {misdirected && <p className="msg-wrong">{m.outbox_misdirected()}</p>}
      {whyOf(message) !== '' && <p className="of-dim">{whyOf(message)}</p>}
      {(state === 'dead' || misdirected) && canGoAgain(message) && (
        <MayButton
          refused={needsPermission(me, 'messages.write')}
          variant="default"
          size="compact-sm"
          onClick={() => void again()}
        >
          {m.outbox_again()}
        </MayButton>
      )}
    </li>
  );
}

/** What went out to a customer about one thing and came in from them, the latest first; nothing for who may not read it. */
export function MessageThread({ kind, id }: { kind: AboutKind; id: string }) {
  const me = useMe();
  const { data, error, refetch } = useQuery({
    queryKey: [messagesKey, 'thread', kind, id],
    enabled: me.may('messages.read'),
    refetchInterval: 10_000,
    queryFn: ({ signal }) => read('GET /messages', { [kind]: id, limit: 100 }, signal),
  });
  if (!me.may('messages.read')) {
    return null;
  }
  return (
    <section className="of-panel" aria-labelledby="msg-thread">
      <h2 id="msg-thread">{m.outbox_title()}</h2>
      {data === undefined && error !== null && <ListError cause={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="of-dim">{m.outbox_thread_nothing()}</p>}
      <ol className="msg-thread num">
        {data?.items.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </ol>
    </section>
  );
}
