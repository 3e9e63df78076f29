import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { notifyError, runMutation } from '#dashboard/run-mutation.ts';
import { nameOf } from '#features/departures/dashboard/departure-labels.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { ChangePreview } from '#features/orders/dashboard/change-preview.tsx';
import { changeNotification } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import type { BookedSeats } from '#features/orders/seats/seats.contract.ts';
import type { Amendment } from '#features/orders/terms/amendments.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { bookingChange } from '../change/change.contract.ts';
import { PartyFields } from './party-fields.tsx';

interface ChangeBookingProps {
  readonly order: OfficeOrder;
  readonly booking: BookedSeats;
  readonly departures: readonly OfficeDeparture[];
}

/** Another departure or party: what it changes is shown before it is proposed, or counts at once. */
export function ChangeBookingForm({ order, booking, departures }: ChangeBookingProps) {
  const me = useMe();
  const go = useNavigate();
  // A second press of the button changes nothing twice.
  const [key] = useState(() => crypto.randomUUID().replaceAll('-', ''));
  const [departure, setDeparture] = useState(booking.departure.id);
  const [party, setParty] = useState(booking.party);
  const [reason, setReason] = useState('');
  const [withoutFee, setWithoutFee] = useState(false);
  const [preview, setPreview] = useState<Amendment>();
  const [isPending, setPending] = useState(false);
  const isShort = reason.trim().length < 3;
  const refused = needsPermission(me, 'orders.write') ?? (isShort ? m.office_decide_say_why() : undefined);
  const isQuote = order.state === 'quoted' || order.state === 'draft';
  const open = departures.filter(({ id, state }) => state === 'open' || id === booking.departure.id);
  const change = (more: Pick<z.input<typeof bookingChange>, 'preview' | 'agreed' | 'seen'>) =>
    write('POST /orders/{id}/booking', {
      id: order.id,
      ...more,
      departure,
      party,
      withoutFee,
      reason: reason.trim(),
      from: order.current,
      key,
    });
  const changed = () => setPreview(undefined);
  async function look(event?: FormEvent) {
    event?.preventDefault();
    if (isPending || refused !== undefined) {
      return;
    }
    setPending(true);
    try {
      setPreview(await change({ preview: true }));
    } catch (cause) {
      notifyError(cause);
    }
    setPending(false);
  }
  async function save(agreed: boolean) {
    if (isPending || preview === undefined) {
      return;
    }
    setPending(true);
    const { total, plan } = preview;
    const told = changeNotification(order.state, agreed);
    if (await runMutation(ordersKey, told, () => change({ agreed, seen: { total, plan } }))) {
      void go(`/dashboard/orders/${order.id}`);
    } else {
      // Perhaps the price is another one by now: nobody agrees to it unseen.
      setPreview(undefined);
    }
    setPending(false);
  }
  return (
    <form className="of-panel dep-book num" noValidate onSubmit={(event) => void look(event)}>
      <NativeSelect
        label={m.office_book_departure()}
        value={departure}
        data={open.map((each) => ({
          value: each.id,
          label: m.office_book_choice({ name: nameOf(each), left: count(each.left, officeLanguage()) }),
        }))}
        onChange={({ currentTarget }) => {
          setDeparture(currentTarget.value);
          changed();
        }}
      />
      <PartyFields
        days={open.find(({ id }) => id === departure) ?? booking.departure}
        party={party}
        faults={{}}
        set={(next) => {
          setParty(next);
          changed();
        }}
      />
      <TextInput
        label={m.office_order_change_reason()}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          changed();
        }}
      />
      {!isQuote && (
        <Checkbox
          label={m.office_booked_without_fee()}
          checked={withoutFee}
          onChange={({ currentTarget }) => {
            setWithoutFee(currentTarget.checked);
            changed();
          }}
        />
      )}
      <div aria-live="polite">{preview && <ChangePreview change={preview} />}</div>
      <div className="dep-book-end">
        {preview === undefined ? (
          <MayButton refused={refused} type="submit" loading={isPending}>
            {m.office_order_see_difference()}
          </MayButton>
        ) : isQuote ? (
          <MayButton refused={refused} color="marigold.5" loading={isPending} onClick={() => void save(true)}>
            {m.office_order_quote_anew()}
          </MayButton>
        ) : (
          <>
            <MayButton
              refused={refused}
              variant="default"
              loading={isPending}
              onClick={() => void save(false)}
            >
              {m.office_order_propose()}
            </MayButton>
            <MayButton
              refused={refused}
              color="marigold.5"
              loading={isPending}
              onClick={() => void save(true)}
            >
              {m.office_order_change_agreed()}
            </MayButton>
          </>
        )}
      </div>
    </form>
  );
}
