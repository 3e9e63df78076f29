import { Button, Group, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import type { Permission } from '#features/identity/roles/roles.rules.ts';
import type { OrderFilter } from '#features/orders/order-list.contract.ts';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { channels } from '#platform/messages/messages.rules.ts';
import { batchBody } from '../batches/batches.contract.ts';
import { MessageFields, partsText, requestOf, type TypedMessage } from './message-fields.tsx';
import { messagesKey } from './messages-actions.ts';

const number = (value: number) => count(value, officeLanguage());

/** How far messages to many have come, and a button that stops them. */
function Progress({ batch }: { readonly batch: string }) {
  const { data } = useQuery({
    queryKey: [messagesKey, 'batch', batch],
    queryFn: ({ signal }) => read('GET /message-batches/{batch}', { batch }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 1_500 : false),
  });
  if (data === undefined) {
    return null;
  }
  const counts = { sent: number(data.sent), failed: number(data.failed) };
  const left = number(data.left);
  return (
    <Stack>
      <p className="num" role="status">
        {data.state === 'running'
          ? m.outbox_many_running({ ...counts, left })
          : data.state === 'done'
            ? m.outbox_many_done(counts)
            : m.outbox_many_stopped({ ...counts, left })}
      </p>
      <Group justify="end">
        {data.state === 'running' && (
          <Button
            color="red"
            variant="light"
            onClick={() =>
              void runMutation([messagesKey], m.outbox_state_stopped(), () =>
                write('POST /message-batches/{batch}/stop', { batch }),
              )
            }
          >
            {m.outbox_many_stop()}
          </Button>
        )}
        <Button variant="default" onClick={() => modals.closeAll()}>
          {m.outbox_many_close()}
        </Button>
      </Group>
    </Stack>
  );
}

const start: TypedMessage = { channel: 'sms', template: '', text: '', attach: '' };

/** What a message to many would take. */
interface Would {
  readonly count: number;
  readonly parts: number;
  readonly cost: number;
  /** How many have no address for it, where that is said. */
  readonly withoutAddress?: number;
}

interface ManyFormProps {
  /** Looks what it would take with `preview`, else sends it to as many as were seen. */
  readonly ask: (
    message: z.output<typeof batchBody>,
    seen: number,
  ) => Promise<Would | { readonly batch: string }>;
  readonly wouldText: (would: { count: string; parts: string; sum: string }) => string;
}

/** What many are told: first how many and what it costs, then it is sent, and seen going out. */
function ManyForm({ ask, wouldText }: ManyFormProps) {
  const [would, setWould] = useState<Would>();
  const [batch, setBatch] = useState<string>();
  const form = useOfficeForm({
    start,
    schema: batchBody,
    request: (typed, key) => ({ ...requestOf(typed), key }),
    onChange: () => setWould(undefined),
    look:
      would === undefined
        ? async ({ key: _, ...chosen }) => {
            const answer = await ask({ ...chosen, preview: true }, 0);
            if ('count' in answer) {
              setWould(answer);
            }
          }
        : undefined,
    send: async (message) => {
      try {
        return await ask(message, would?.count ?? 0);
      } catch (cause) {
        // Others may match by now: it is looked at again.
        setWould(undefined);
        throw cause;
      }
    },
    changes: [messagesKey],
    after: (answer) => {
      if ('batch' in answer) {
        setBatch(answer.batch);
      }
    },
  });
  if (batch !== undefined) {
    return <Progress batch={batch} />;
  }
  return (
    <DialogForm
      form={form}
      waits
      disabled={would?.count === 0}
      send={would === undefined ? m.outbox_many_look() : m.outbox_many_send({ count: number(would.count) })}
    >
      <MessageFields
        field={form.field}
        values={form.values}
        channels={channels}
        about="order"
        language={officeLanguage()}
      />
      {would !== undefined && (
        <p className="num" role="status">
          {wouldText({
            count: number(would.count),
            parts: partsText(would.parts),
            sum: taka(would.cost, officeLanguage()),
          })}
          {(would.withoutAddress ?? 0) > 0 &&
            ` ${m.outbox_list_without({ count: number(would.withoutAddress ?? 0) })}`}
        </p>
      )}
    </DialogForm>
  );
}

interface WriteToManyProps extends ManyFormProps {
  readonly label: string;
  readonly needs: Permission;
}

/** A button that opens the dialog in which many are written to; nothing for who may not read messages. */
function WriteToMany({ label, needs, ...form }: WriteToManyProps) {
  const me = useMe();
  return (
    me.may('messages.read') && (
      <MayButton
        refused={needsPermission(me, 'messages.write') ?? needsPermission(me, needs)}
        variant="default"
        onClick={() => openForm(label, <ManyForm {...form} />)}
      >
        {label}
      </MayButton>
    )
  );
}

/** A button that opens the dialog in which all aboard a departure are written to. */
export const WriteToAboard = ({ id }: { readonly id: string }) => (
  <WriteToMany
    label={m.outbox_many()}
    needs="messages.write"
    wouldText={m.outbox_many_would}
    ask={(message) => write('POST /departures/{id}/messages', { id, ...message })}
  />
);

/** A button that opens the dialog in which the customers of the orders that a list shows are written to. */
export const WriteToOrders = ({ filter }: { readonly filter: OrderFilter }) => (
  <WriteToMany
    label={m.outbox_list()}
    needs="orders.read"
    wouldText={m.outbox_list_would}
    ask={(message, count) => write('POST /orders/messages', { ...message, filter, count })}
  />
);
