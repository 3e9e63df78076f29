import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { fullMoment, Moment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { ListError } from '#dashboard/table/list-states.tsx';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import type { AboutKind } from '#platform/messages/messages.rules.ts';
import { canGoAgain } from '#platform/messages/messages.rules.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { ListedMessage } from '../messages.contract.ts';
import { type FileUse, MessageFiles } from './message-files.tsx';
import { openMessageForm, type Recipient } from './message-form.tsx';
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

interface LineProps {
  readonly message: ListedMessage;
  readonly fileUses: readonly FileUse[];
}

function Line({ message, fileUses }: LineProps) {
  const me = useMe();
  const { id, at, to, from, channel, state, subject, text, language, misdirected } = message;
  const isIn = message.direction === 'in';
  const again = () =>
    runMutation([messagesKey], m.outbox_notify_again({ count: count(1, officeLanguage()), number: 1 }), () =>
      actOnMessage(id, 'again'),
    );
  return (
    <li data-direction={message.direction}>
      <details open={isIn}>
        <summary>
          <strong>{eventLabel(message)}</strong>
          <span className="of-dim">
            {[channelLabels[channel](), from ?? to, priceOf(message)].filter(Boolean).join(' · ')}
          </span>
          <span className="msg-state" data-state={state}>
            {stateLabels[state]()}
          </span>
          <Moment at={at} />
        </summary>
        <p lang={language}>{subject || text || (isIn && m.outbox_came_empty())}</p>
        {subject !== '' && <p lang={language}>{text}</p>}
      </details>
      {message.files.length > 0 && <MessageFiles message={message} uses={isIn ? fileUses : []} />}
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

interface ThreadProps {
  /** Of what; of a departure the messages of all aboard, of a customer those to any of their numbers. */
  readonly kind: AboutKind | 'customer' | 'departure';
  readonly id: string;
  /** Who is written to; absent: nobody can be from here. */
  readonly to?: Recipient | undefined;
  /** What can be done with a picture that came. */
  readonly fileUses?: readonly FileUse[];
  /** Its level among the headings of the page. */
  readonly heading?: 'h2' | 'h3';
}

const isAbout = (kind: ThreadProps['kind']): kind is AboutKind => kind !== 'customer' && kind !== 'departure';

/** What went out to a customer and came in from them, the latest first, and where to write; nothing for who may not read it. */
export function MessageThread({ kind, id, to, fileUses = [], heading: Heading = 'h2' }: ThreadProps) {
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
  const window = data?.window ?? null;
  return (
    <section className="of-panel" aria-labelledby="msg-thread">
      <Heading id="msg-thread">{m.outbox_title()}</Heading>
      {window !== null && <p className="of-dim">{m.outbox_write_window({ until: fullMoment(window) })}</p>}
      {to !== undefined && isAbout(kind) && (
        <p className="msg-write">
          <MayButton
            refused={needsPermission(me, 'messages.write')}
            variant="default"
            leftSection={<Icon of={Send} />}
            onClick={() => openMessageForm({ kind, id, to, hasWindow: window !== null })}
          >
            {m.outbox_write()}
          </MayButton>
        </p>
      )}
      {data === undefined && error !== null && <ListError cause={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="of-dim">{m.outbox_thread_nothing()}</p>}
      <ol className="msg-thread num">
        {data?.items.map((message) => (
          <Line key={message.id} message={message} fileUses={fileUses} />
        ))}
      </ol>
    </section>
  );
}
