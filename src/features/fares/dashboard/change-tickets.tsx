import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { tellProblem } from '#dashboard/doing.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { MoneyInput } from '#dashboard/form/fields/money-input.tsx';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { newKey } from '#features/money/dashboard/money-client.ts';
import { sum } from '#features/orders/dashboard/order-words.ts';
import { m } from '#messages/messages.js';
import type { Ticketing } from '../tickets/tickets.contract.ts';
import { ticketWords } from '../tickets/tickets.rules.ts';
import { passengerName } from './fare-words.ts';
import { faresKey } from './fares-client.ts';
import { validTicket } from './typed-tickets.ts';

const ways = ['refund', 'void', 'reissue'] as const;
type Way = (typeof ways)[number];
const wayWords = {
  refund: m.office_fare_way_refund,
  void: m.office_fare_way_void,
  reissue: m.office_fare_way_reissue,
} as const;

/** What a change of tickets does to the order, and what goes back to the customer, if anything does. */
const seenWords = (before: number, total: number, back: number) =>
  back === 0
    ? m.office_fare_change_seen_even({ before: sum(before), total: sum(total) })
    : m.office_fare_change_seen({ before: sum(before), total: sum(total), back: sum(back) });

interface ChangeTicketsProps {
  readonly id: string;
  readonly ticketing: Ticketing;
  /** Its order was cancelled: what comes back of a ticket is taken off what was kept. */
  readonly isCancelled: boolean;
}

function ChangeForm({ id, ticketing, isCancelled }: ChangeTicketsProps) {
  const { busy, send } = useDialogSend();
  const [key] = useState(newKey);
  const [way, setWay] = useState<Way>('refund');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({});
  const [sums, setSums] = useState({ difference: 0, penalty: 0, charge: 0 });
  const [withService, setWithService] = useState(false);
  const [reason, setReason] = useState('');
  const [seen, setSeen] = useState<string>();
  const holders = ticketing.passengers.filter((each) => validTicket(each) !== undefined);
  const { difference, penalty, charge } = sums;
  const act = (preview: boolean) => {
    const about = { penalty, charge, reason: reason.trim(), preview, key };
    if (way !== 'reissue') {
      return write('POST /fares/{id}/tickets/give-back', {
        id,
        ...about,
        how: way,
        passengers: [...chosen],
        withService,
      });
    }
    const tickets = holders
      .filter(({ position }) => chosen.includes(position))
      .map((holder) => ({
        passenger: holder.position,
        number: numbers[holder.position] ?? '',
        fare: validTicket(holder)?.fare ?? 0,
        otherAirline: false,
      }));
    return write('POST /fares/{id}/tickets/reissue', { id, ...about, tickets, difference });
  };
  async function look() {
    try {
      const { before, total, back } = await act(true);
      setSeen(seenWords(before, total, back));
    } catch (cause) {
      tellProblem(cause);
    }
  }
  const ready =
    reason.trim().length >= 3 &&
    chosen.length > 0 &&
    (way !== 'reissue' || chosen.every((position) => (numbers[position] ?? '').trim() !== ''));
  const money = (name: keyof typeof sums, label: string) => (
    <MoneyInput
      label={label}
      value={sums[name]}
      onChange={(next = 0) => {
        setSums((before) => ({ ...before, [name]: next }));
        setSeen(undefined);
      }}
    />
  );
  return (
    <form
      className="fare-one"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (seen === undefined) {
          void look();
        } else {
          void send(faresKey, m.office_fare_told_changed(), () => act(false));
        }
      }}
    >
      <NativeSelect
        label={m.office_fare_way()}
        value={way}
        data={ways
          .filter((value) => value !== 'reissue' || !isCancelled)
          .map((value) => ({ value, label: wayWords[value]() }))}
        onChange={({ currentTarget: { value } }) => {
          setWay(ways.find((each) => each === value) ?? 'refund');
          setSeen(undefined);
        }}
      />
      {holders.map((holder) => {
        const { position } = holder;
        return (
          <div key={position} className="fare-holder">
            <Checkbox
              label={passengerName(holder)}
              description={ticketWords(validTicket(holder)?.number ?? '')}
              checked={chosen.includes(position)}
              onChange={({ currentTarget: { checked } }) => {
                setChosen((before) =>
                  checked ? [...before, position] : before.filter((each) => each !== position),
                );
                setSeen(undefined);
              }}
            />
            {way === 'reissue' && chosen.includes(position) && (
              <TextInput
                label={m.office_fare_ticket_number()}
                className="num"
                maxLength={40}
                autoComplete="off"
                value={numbers[position] ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  setNumbers((before) => ({ ...before, [position]: value }));
                  setSeen(undefined);
                }}
              />
            )}
          </div>
        );
      })}
      {way === 'reissue' && money('difference', m.office_fare_difference())}
      {money('penalty', m.office_fare_penalty())}
      {money('charge', m.office_fare_charge())}
      {way !== 'reissue' && !isCancelled && (
        <Checkbox
          label={m.office_fare_with_service()}
          checked={withService}
          onChange={({ currentTarget: { checked } }) => {
            setWithService(checked);
            setSeen(undefined);
          }}
        />
      )}
      <Textarea
        label={m.office_fare_change_reason()}
        autosize
        maxLength={500}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <p className="num" role="status">
        {seen}
      </p>
      <DialogEnd
        send={seen === undefined ? m.office_fare_change_look() : m.office_fare_change_do()}
        busy={busy}
        disabled={!ready}
      />
    </form>
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
