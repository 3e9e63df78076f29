import { Button, Group } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { formatMoment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission, type RefusalReason } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { DeadTasks as TaskList } from '#platform/outbox/outbox.contract.ts';
import { topicLabels } from './topic-labels.ts';
import './dead-tasks.css';

const tasksKey = 'outbox';

type DeadTask = TaskList['items'][number];

const wordsOf = ({ topic }: DeadTask) => topicLabels[topic]?.() ?? topic;

function Task({ task, refused }: { task: DeadTask; refused: RefusalReason }) {
  const { id, lastError, attempts, createdAt } = task;
  const words = wordsOf(task);
  const retry = () =>
    runMutation([tasksKey], m.outbox_task_notify_retry(), () => write('POST /outbox/{id}/retry', { id }));
  const confirmDiscard = () =>
    modals.openConfirmModal({
      title: `${m.outbox_task_discard()}: ${words}`,
      children: m.outbox_task_confirm_discard(),
      labels: { confirm: m.outbox_task_discard(), cancel: m.office_cancel() },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        void runMutation([tasksKey], m.outbox_task_notify_discard(), () =>
          write('POST /outbox/{id}/discard', { id }),
        ),
    });
  return (
    <li>
      <p>
        <strong>{words}</strong>{' '}
        <span className="of-dim">
          {m.outbox_task_since({
            at: formatMoment(createdAt),
            count: count(attempts, officeLanguage()),
            number: attempts,
          })}
        </span>
      </p>
      {lastError !== null && (
        <p className="of-letter-why" lang="en">
          {lastError}
        </p>
      )}
      <Group gap="xs">
        <MayButton refused={refused} variant="default" size="compact-sm" onClick={() => void retry()}>
          {m.outbox_task_retry()}
        </MayButton>
        {refused === undefined && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={confirmDiscard}>
            {m.outbox_task_discard()}
          </Button>
        )}
      </Group>
    </li>
  );
}

/** Tasks after a save that have failed for days; nothing while there are none. */
export function DeadTasks() {
  const me = useMe();
  const { data } = useQuery({
    queryKey: [tasksKey],
    refetchInterval: 5_000,
    enabled: me.may('outbox.read'),
    queryFn: ({ signal }) => read('GET /outbox/dead', {}, signal),
  });
  if (data === undefined || data.total === 0) {
    return null;
  }
  const { items, total } = data;
  const refused = needsPermission(me, 'outbox.write');
  const number = (some: number) => ({ count: count(some, officeLanguage()) });
  return (
    <section className="of-panel of-tasks" aria-labelledby="dead-tasks">
      <h2 id="dead-tasks">{m.outbox_tasks()}</h2>
      <p>{m.outbox_tasks_text()}</p>
      {total > 1 && (
        <MayButton
          refused={refused}
          onClick={() =>
            void runMutation([tasksKey], m.outbox_task_notify_retry(), () =>
              write('POST /outbox/dead/retry', {}),
            )
          }
        >
          {m.outbox_task_retry_all(number(total))}
        </MayButton>
      )}
      <ul>
        {items.map((task) => (
          <Task key={task.id} task={task} refused={refused} />
        ))}
      </ul>
      {total > items.length && <p className="of-dim">{m.outbox_tasks_more(number(total - items.length))}</p>}
    </section>
  );
}
