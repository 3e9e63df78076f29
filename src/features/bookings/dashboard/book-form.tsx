import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { CustomerLookUp } from '#features/customers/dashboard/customer-look-up.tsx';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import type { WholeEnquiry } from '#features/enquiries/inbox/enquiry.contract.ts';
import { ChannelFields } from '#features/orders/dashboard/channel-fields.tsx';
import { allChannels, channelsRequest } from '#features/orders/dashboard/channels-request.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { useVat } from '#features/orders/dashboard/use-vat.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { fullDate } from '#platform/format/dates.ts';
import { phonesTyped } from '#platform/phone/phone.rules.ts';
import { checkoutQuote } from '../checkout/price.rules.ts';
import { staffBooking } from '../staff-bookings/staff-bookings.contract.ts';
import { PartyFields } from './party-fields.tsx';
import { lastDayToPay, requestedPartyOf } from './requested-party.ts';

/** A booking taken down on the telephone. Enter saves from any field. */
export function BookForm({ of, enquiry }: { of: OfficeDeparture; enquiry: WholeEnquiry | undefined }) {
  const me = useMe();
  const vat = useVat();
  const go = useNavigate();
  const closed = of.state === 'open' ? undefined : m.office_refused_departure_closed();
  const refused = needsPermission(me, 'orders.write') ?? closed;
  const form = useOfficeForm({
    start: {
      party: requestedPartyOf(enquiry?.details),
      contact: {
        name: enquiry?.name ?? '',
        phone: phonesTyped(enquiry?.phone, enquiry?.otherPhones),
        email: enquiry?.email ?? '',
      },
      language: enquiry?.language ?? officeLanguage(),
      channels: allChannels,
      isHeld: true,
      ...lastDayToPay(of.cutOff, dhakaToday()),
    },
    // The departure may be changed meanwhile, the address with it.
    draft: { name: `book ${location.pathname} ${enquiry?.id ?? ''}` },
    schema: staffBooking,
    request: ({ contact, channels, isHeld, payBy, ...typed }, key) => ({
      ...typed,
      channels: channelsRequest(channels, contact.email),
      payBy: isHeld ? payBy : undefined,
      contact: { ...contact, reply: 'phone' },
      enquiry: enquiry?.id,
      key,
    }),
    words: {
      'contact.name': m.office_order_name_missing,
      'contact.phone': m.office_order_phone_missing,
      'contact.email': m.office_refused_email,
      payBy: m.office_refused_pay_by,
      channels: m.office_order_channels_none,
    },
    send: async (booking) => {
      const made = await write('POST /departures/{departure}/bookings', { departure: of.id, ...booking });
      return { ...made, name: booking.contact.name, payBy: booking.payBy };
    },
    changes: planKey,
    told: ({ name, payBy }) =>
      payBy === undefined
        ? m.office_book_notify({ name })
        : m.office_book_notify_held({ name, day: fullDate(payBy, officeLanguage()) }),
    after: ({ id }) => go(`/dashboard/orders/${id}`),
  });
  const { field } = form;
  const { party, contact } = form.values;
  const text = (name: 'name' | 'phone' | 'email') => ({ ...field(`contact.${name}`), autoComplete: 'off' });
  return (
    <FormFrame form={form} className="of-panel dep-book num">
      <PartyFields days={of} party={party} errors={form.errors} set={field('party').onChange} />
      <TextInput label={m.office_order_name()} maxLength={80} {...text('name')} />
      <TextInput label={m.office_order_phone()} inputMode="tel" maxLength={40} {...text('phone')} />
      <TextInput label={m.office_order_email()} inputMode="email" maxLength={120} {...text('email')} />
      <CustomerLookUp
        mayRead={needsPermission(me, 'customers.read') === undefined}
        typed={contact}
        take={(fields) => form.set({ contact: { ...contact, ...fields } })}
      />
      <NativeSelect
        label={m.office_order_language()}
        data={[
          { value: 'bn', label: m.office_bangla() },
          { value: 'en', label: m.office_english() },
        ]}
        {...field('language')}
      />
      <ChannelFields {...field('channels')} />
      <Checkbox
        label={m.office_book_held()}
        description={m.office_book_held_text()}
        {...form.checkbox('isHeld')}
      />
      {form.values.isHeld && <DateInput eager label={m.office_book_pay_by()} {...field('payBy')} />}
      <footer className="ord-form-end">
        <div aria-live="polite">
          <FormError form={form} />
          <span>{m.office_order_total()}</span>{' '}
          <strong>
            {formatTaka(
              checkoutQuote(of.prices, party, {
                vatRate: vat?.own ?? 0,
                vatAdded: vat?.mode === 'added',
              }).total,
            )}
          </strong>
        </div>
        <MayButton refused={refused} color="marigold.5" loading={form.isPending} type="submit">
          {form.values.isHeld ? m.office_book_hold() : m.office_book_save()}
        </MayButton>
      </footer>
    </FormFrame>
  );
}
