import { Checkbox, TextInput } from '@mantine/core';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { sendOrGoOn } from '#features/orders/dashboard/go-on-unpaid.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import type { Option } from '../fares.contract.ts';
import type { Ticketing } from '../tickets/tickets.contract.ts';
import { formatTicketNumber } from '../tickets/tickets.rules.ts';
import { kindNames, passengerName } from './fare-labels.ts';
import { faresKey } from './fares-client.ts';
import { givenTicket, isStranger, ticketsBefore, ticketsRequest } from './tickets-request.ts';

interface TicketFormProps {
  readonly id: string;
  readonly ticketing: Ticketing;
  /** The one that was accepted. */
  readonly option: Option;
}

/** The booking at the airline, and a ticket for each passenger. */
export function TicketForm({ id, ticketing, option: { fares, segments } }: TicketFormProps) {
  const me = useMe();
  const form = useOfficeForm({
    ...ticketsRequest(segments),
    start: ticketsBefore(ticketing, fares, segments),
    send: (tickets) =>
      sendOrGoOn(m.office_fare_ticket_save(), ({ unpaid }) =>
        write('POST /fares/{id}/tickets', { ...tickets, id, unpaid }),
      ),
    changes: faresKey,
    told: m.office_fare_notify_tickets(),
    after: () => {},
  });
  const { field } = form;
  return (
    <FormFrame form={form} className="of-panel fare-one" aria-labelledby="fare-tickets">
      <h2 id="fare-tickets">{m.office_fare_tickets()}</h2>
      <p className="of-dim">{m.office_fare_tickets_text()}</p>
      {ticketing.owed > 0 && (
        <p className="of-wrong num">{m.office_unpaid_owed({ sum: formatTaka(ticketing.owed) })}</p>
      )}
      <div className="ord-contact">
        <TextInput
          label={m.office_fare_pnr()}
          className="num fare-pnr"
          maxLength={6}
          autoComplete="off"
          spellCheck={false}
          {...field('pnr')}
        />
        <TextInput
          label={m.office_fare_issued_by()}
          maxLength={120}
          autoComplete="off"
          {...field('issuedBy')}
        />
      </div>
      {ticketing.passengers.map((passenger) => {
        const { position: index, kind } = passenger;
        const given = givenTicket(passenger);
        if (given !== undefined) {
          return (
            <p key={index} className="fare-given">
              <b>{passengerName(passenger)}</b> <small className="of-dim">{kindNames[kind]()}</small>{' '}
              <span className="num">{formatTicketNumber(given.number)}</span>{' '}
              {given.state === 'void' ? m.office_fare_ticket_void() : m.office_fare_ticket_refunded()}
            </p>
          );
        }
        const ticket = form.values.tickets[index];
        return (
          <fieldset key={index} className="fare-ticket">
            <legend>
              {passengerName(passenger)} <small className="of-dim">{kindNames[kind]()}</small>
            </legend>
            <TextInput
              label={m.office_fare_ticket_number()}
              className="num"
              inputMode="numeric"
              maxLength={40}
              autoComplete="off"
              placeholder="997-2400000001"
              {...field(`tickets.${index}.number`)}
            />
            <MoneyInput label={m.office_fare_ticket_fare()} {...field(`tickets.${index}.fare`)} />
            {ticket !== undefined && isStranger(ticket.number, segments) && (
              <Checkbox
                label={m.office_fare_ticket_stranger_yes()}
                description={m.office_fare_ticket_stranger()}
                {...form.checkbox(`tickets.${index}.otherAirline`)}
              />
            )}
          </fieldset>
        );
      })}
      <FormError form={form} />
      <div>
        <MayButton
          refused={needsPermission(me, 'orders.write')}
          color="marigold.5"
          loading={form.isPending}
          type="submit"
        >
          {m.office_fare_ticket_save()}
        </MayButton>
      </div>
    </FormFrame>
  );
}
