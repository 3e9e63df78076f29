import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { z } from 'zod';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import type { Errors } from '#dashboard/form/request-check.ts';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { givenBack, reissued } from '../changes/changes.contract.ts';
import type { Segment } from '../paste/paste.contract.ts';
import type { Ticketing } from '../tickets/tickets.contract.ts';
import { formatTicketNumber } from '../tickets/tickets.rules.ts';
import { passengerName } from './fare-labels.ts';
import { faresKey } from './fares-client.ts';
import { FlightsInput } from './flights-input.tsx';
import { validTicket } from './tickets-request.ts';

const ways = ['refund', 'void', 'reissue'] as const;
type Way = (typeof ways)[number];
const wayLabels = {
  refund: m.office_fare_way_refund,
  void: m.office_fare_way_void,
  reissue: m.office_fare_way_reissue,
} as const;

/** What a change of tickets does to the order, and what goes back to the customer, if anything does. */
const previewText = (before: number, total: number, back: number) =>
  back === 0
    ? m.office_fare_change_seen_even({ before: formatTaka(before), total: formatTaka(total) })
    : m.office_fare_change_seen({
        before: formatTaka(before),
        total: formatTaka(total),
        back: formatTaka(back),
      });

interface ChangeTicketsProps {
  readonly id: string;
  readonly ticketing: Ticketing;
  /** Its order was cancelled: what comes back of a ticket is taken off what was kept. */
  readonly isCancelled: boolean;
}

interface TypedChange extends Readonly<Record<'difference' | 'penalty' | 'charge', number | undefined>> {
  readonly way: Way;
  readonly chosen: readonly number[];
  /** The new tickets, by passenger. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly withService: boolean;
  readonly reason: string;
  /** Pasted lines of the new flights, what was read from them, and what was typed. */
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly added: readonly Segment[];
  readonly sameFlights: boolean;
}

const start: TypedChange = {
  way: 'refund',
  chosen: [],
  numbers: {},
  difference: 0,
  penalty: 0,
  charge: 0,
  withService: false,
  reason: '',
  text: '',
  segments: [],
  added: [],
  sameFlights: false,
};

const sent = z.union([givenBack, reissued]);

function ChangeForm({ id, ticketing, isCancelled }: ChangeTicketsProps) {
  const [seen, setSeen] = useState<string>();
  const holders = ticketing.passengers.filter((each) => validTicket(each) !== undefined);
  const fareOf = (passenger: number) =>
    holders.filter(({ position }) => position === passenger).map(validTicket)[0]?.fare ?? 0;
  const act = (change: z.output<typeof sent>) =>
    'how' in change
      ? write('POST /fares/{id}/tickets/give-back', { id, ...change })
      : write('POST /fares/{id}/tickets/reissue', { id, ...change });
  const form = useOfficeForm({
    start,
    schema: sent,
    request: ({ way, chosen, numbers, withService, reason, ...typed }, key) => {
      const { difference = 0, penalty = 0, charge = 0, sameFlights } = typed;
      const segments = [...typed.segments, ...typed.added];
      const about = { penalty, charge, reason, key };
      const tickets = chosen.map((passenger) => ({
        passenger,
        number: numbers[passenger] ?? '',
        fare: fareOf(passenger),
      }));
      return way === 'reissue'
        ? { ...about, tickets, difference, ...(sameFlights ? {} : { segments }) }
        : { ...about, how: way, passengers: chosen, withService };
    },
    check: ({ way, segments, added, sameFlights }): Errors =>
      way === 'reissue' && !sameFlights && segments.length + added.length === 0
        ? { text: m.office_fare_new_flights_missing() }
        : {},
    fieldOf: (path, { chosen }) =>
      path.startsWith('segments')
        ? 'text'
        : path.replace(/^tickets\.(\d+)\.number$/, (_, at) => `numbers.${chosen[at]}`),
    onChange: (now, before) => now.reason === before.reason && setSeen(undefined),
    look:
      seen === undefined
        ? async (change) => {
            const { before, total, back } = await act({ ...change, preview: true });
            setSeen(previewText(before, total, back));
          }
        : undefined,
    send: act,
    changes: faresKey,
    told: m.office_fare_notify_changed(),
  });
  const { field, values } = form;
  const { way, chosen } = values;
  return (
    <FormFrame form={form} className="fare-one">
      <NativeSelect
        label={m.office_fare_way()}
        data={ways
          .filter((value) => value !== 'reissue' || !isCancelled)
          .map((value) => ({ value, label: wayLabels[value]() }))}
        {...field('way')}
      />
      {holders.map((holder) => {
        const { position } = holder;
        const number = field(`numbers.${position}`);
        return (
          <div key={position} className="fare-holder">
            <Checkbox
              label={passengerName(holder)}
              description={formatTicketNumber(validTicket(holder)?.number ?? '')}
              checked={chosen.includes(position)}
              onChange={({ currentTarget: { checked } }) =>
                field('chosen').onChange(
                  checked ? [...chosen, position] : chosen.filter((each) => each !== position),
                )
              }
            />
            {way === 'reissue' && chosen.includes(position) && (
              <TextInput
                label={m.office_fare_ticket_number()}
                className="num"
                maxLength={40}
                autoComplete="off"
                {...number}
                value={number.value ?? ''}
              />
            )}
          </div>
        );
      })}
      {way === 'reissue' && (
        <>
          <Checkbox label={m.office_fare_same_flights()} {...form.checkbox('sameFlights')} />
          {!values.sameFlights && (
            <FlightsInput
              label={m.office_fare_new_flights()}
              field={field('text')}
              segments={values.segments}
              added={values.added}
              onFlights={form.set}
            />
          )}
          <MoneyInput label={m.office_fare_difference()} {...field('difference')} />
        </>
      )}
      <MoneyInput label={m.office_fare_penalty()} {...field('penalty')} />
      <MoneyInput label={m.office_fare_charge()} {...field('charge')} />
      {way !== 'reissue' && !isCancelled && (
        <Checkbox label={m.office_fare_with_service()} {...form.checkbox('withService')} />
      )}
      <Textarea label={m.office_fare_change_reason()} autosize maxLength={500} {...field('reason')} />
      <p className="num" role="status">
        {seen}
      </p>
      <FormError form={form} />
      <DialogEnd
        send={seen === undefined ? m.office_fare_change_look() : m.office_fare_change_do()}
        isPending={form.isPending}
        disabled={!form.isWhole()}
      />
    </FormFrame>
  );
}

/** Void, refund and reissue of tickets, in a dialog that first shows what it does to the order. */
export function ChangeTickets({ id, ticketing, isCancelled }: ChangeTicketsProps) {
  const refused = needsPermission(useMe(), 'orders.write');
  if (!ticketing.passengers.some((each) => validTicket(each) !== undefined)) {
    return null;
  }
  return (
    <MayButton
      refused={refused}
      variant="default"
      onClick={() =>
        modals.open({
          title: m.office_fare_change(),
          children: <ChangeForm id={id} ticketing={ticketing} isCancelled={isCancelled} />,
        })
      }
    >
      {m.office_fare_change()}
    </MayButton>
  );
}
