import { Checkbox, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { ChangePreview } from '#features/orders/dashboard/change-preview.tsx';
import { changeNotification } from '#features/orders/dashboard/order-labels.ts';
import { ordersKey } from '#features/orders/dashboard/orders-client.ts';
import type { OfficeOrder } from '#features/orders/orders.contract.ts';
import type { BookedSeats } from '#features/orders/seats/seats.contract.ts';
import type { Amendment } from '#features/orders/terms/amendments.contract.ts';
import { party as partyParsed } from '#features/tour-packages/party/party.contract.ts';
import { m } from '#messages/messages.js';
import { fieldOf } from '#platform/record.ts';
import { bookingChange } from '../change/change.contract.ts';
import { DepartureChoice } from './departure-choice.tsx';
import { LeavingParty } from './leaving-party.tsx';
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
  // From the travellers: the party as they are by their ages.
  const byAges = partyParsed.safeParse(fieldOf(useLocation().state, 'party')).data;
  const [preview, setPreview] = useState<Amendment>();
  const isAgreed = useRef(false);
  const { id } = order;
  const form = useOfficeForm({
    start: {
      departure: booking.departure.id,
      party: byAges ?? booking.party,
      reason: byAges === undefined ? '' : m.travellers_by_age_reason(),
      withoutFee: byAges !== undefined,
    },
    schema: bookingChange,
    request: (typed, key) => ({
      ...typed,
      from: order.current,
      seen: preview && { total: preview.total, plan: preview.plan },
      key,
    }),
    words: { reason: m.office_decide_say_why },
    onChange: () => setPreview(undefined),
    look:
      preview === undefined
        ? async (change) =>
            setPreview(await write('POST /orders/{id}/booking', { ...change, id, preview: true }))
        : undefined,
    send: async (change) => {
      try {
        await write('POST /orders/{id}/booking', { ...change, id, agreed: isAgreed.current });
      } catch (cause) {
        // Perhaps the price is another one by now: nobody agrees to it unseen.
        setPreview(undefined);
        throw cause;
      }
    },
    changes: ordersKey,
    told: () => changeNotification(order.state, isAgreed.current),
    after: () => go(`/dashboard/orders/${id}`),
  });
  const { field, isPending } = form;
  const { departure, party } = form.values;
  const refused =
    needsPermission(me, 'orders.write') ?? (form.isWhole() ? undefined : m.office_decide_say_why());
  const isQuote = order.state === 'quoted' || order.state === 'draft';
  const open = departures.filter((each) => each.state === 'open' || each.id === booking.departure.id);
  function save(agreed: boolean) {
    isAgreed.current = agreed;
    form.submit();
  }
  return (
    <FormFrame form={form} className="of-panel dep-book num">
      <DepartureChoice departures={open} {...field('departure')} />
      <PartyFields
        days={open.find((each) => each.id === departure) ?? booking.departure}
        party={party}
        errors={form.errors}
        set={field('party').onChange}
      />
      <LeavingParty orderId={id} party={party} />
      <TextInput label={m.office_order_change_reason()} maxLength={500} {...field('reason')} />
      {!isQuote && <Checkbox label={m.office_booked_without_fee()} {...form.checkbox('withoutFee')} />}
      <FormError form={form} />
      <div aria-live="polite">{preview && <ChangePreview change={preview} />}</div>
      <div className="dep-book-end">
        {preview === undefined ? (
          <MayButton refused={refused} type="submit" loading={isPending}>
            {m.office_order_see_difference()}
          </MayButton>
        ) : isQuote ? (
          <MayButton refused={refused} color="marigold.5" loading={isPending} onClick={() => save(true)}>
            {m.office_order_quote_anew()}
          </MayButton>
        ) : (
          <>
            <MayButton refused={refused} variant="default" loading={isPending} onClick={() => save(false)}>
              {m.office_order_propose()}
            </MayButton>
            <MayButton refused={refused} color="marigold.5" loading={isPending} onClick={() => save(true)}>
              {m.office_order_change_agreed()}
            </MayButton>
          </>
        )}
      </div>
    </FormFrame>
  );
}
