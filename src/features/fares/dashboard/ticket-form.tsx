import { Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { doing } from '#dashboard/doing.ts';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { newKey } from '#features/money/dashboard/money-client.ts';
import { m } from '#messages/messages.js';
import type { Option } from '../fares.contract.ts';
import type { Ticketing } from '../tickets/tickets.contract.ts';
import { ticketWords } from '../tickets/tickets.rules.ts';
import { kindNames, passengerName } from './fare-words.ts';
import { faresKey } from './fares-client.ts';
import {
  givenTicket,
  isStranger,
  type TypedTicket,
  ticketFaults,
  ticketsBefore,
  ticketsRequestOf,
} from './typed-tickets.ts';

interface TicketFormProps {
  readonly id: string;
  readonly ticketing: Ticketing;
  /** The one that was accepted. */
  readonly option: Option;
}

/** The booking at the airline, and a ticket for each passenger. */
export function TicketForm({ id, ticketing, option: { fares, segments } }: TicketFormProps) {
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  const [key, setKey] = useState(newKey);
  const [typed, setTyped] = useState(() => ticketsBefore(ticketing, fares, segments));
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setShown({});
  };
  const setTicket = (index: number, part: Partial<TypedTicket>) =>
    set({ tickets: typed.tickets.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  async function save() {
    const faults = ticketFaults(typed, segments);
    setShown(faults);
    if (Object.keys(faults).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (busy) {
      return;
    }
    setBusy(true);
    const request = ticketsRequestOf(typed, key);
    await doing(faresKey, m.office_fare_told_tickets(), () =>
      write('POST /fares/{id}/tickets', { id, ...request }),
    );
    setKey(newKey());
    setBusy(false);
  }
  return (
    <form
      ref={form}
      className="of-panel fare-one"
      aria-labelledby="fare-tickets"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id="fare-tickets">{m.office_fare_tickets()}</h2>
      <p className="of-dim">{m.office_fare_tickets_text()}</p>
      <div className="ord-contact">
        <TextInput
          label={m.office_fare_pnr()}
          className="num fare-pnr"
          maxLength={6}
          autoComplete="off"
          spellCheck={false}
          value={typed.pnr}
          error={shown.pnr}
          onChange={({ currentTarget }) => set({ pnr: currentTarget.value })}
        />
        <TextInput
          label={m.office_fare_issued_by()}
          maxLength={120}
          autoComplete="off"
          value={typed.issuedBy}
          onChange={({ currentTarget }) => set({ issuedBy: currentTarget.value })}
        />
      </div>
      {ticketing.passengers.map((passenger) => {
        const { position: index, kind } = passenger;
        const given = givenTicket(passenger);
        if (given !== undefined) {
          return (
            <p key={index} className="fare-given">
              <b>{passengerName(passenger)}</b> <small className="of-dim">{kindNames[kind]()}</small>{' '}
              <span className="num">{ticketWords(given.number)}</span>{' '}
              {given.state === 'void' ? m.office_fare_ticket_void() : m.office_fare_ticket_refunded()}
            </p>
          );
        }
        const ticket = typed.tickets[index];
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
              value={ticket?.number ?? ''}
              error={shown[`${index}.number`]}
              onChange={({ currentTarget }) => setTicket(index, { number: currentTarget.value })}
            />
            <MoneyInput
              label={m.office_fare_ticket_fare()}
              value={ticket?.fare}
              error={shown[`${index}.fare`]}
              onChange={(fare) => setTicket(index, { fare })}
            />
            {ticket !== undefined && isStranger(ticket.number, segments) && (
              <Checkbox
                label={m.office_fare_ticket_stranger_yes()}
                description={m.office_fare_ticket_stranger()}
                checked={ticket.otherAirline}
                onChange={({ currentTarget }) => setTicket(index, { otherAirline: currentTarget.checked })}
              />
            )}
          </fieldset>
        );
      })}
      <div>
        <MayButton
          refused={needsPermission(me, 'orders.write')}
          color="marigold.5"
          loading={busy}
          type="submit"
        >
          {m.office_fare_ticket_save()}
        </MayButton>
      </div>
    </form>
  );
}
