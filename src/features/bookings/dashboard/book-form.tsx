import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { CustomerLookUp } from '#features/customers/dashboard/customer-look-up.tsx';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import type { WholeEnquiry } from '#features/enquiries/inbox/enquiry.contract.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { quote } from '#features/tour-packages/price/price.rules.ts';
import { m } from '#messages/messages.js';
import { phonesTyped } from '#platform/phone/phone.rules.ts';
import { staffBooking } from '../staff-bookings/staff-bookings.contract.ts';
import { PartyFields } from './party-fields.tsx';
import { requestedPartyOf } from './requested-party.ts';

/** A booking taken down on the telephone. Enter saves from any field. */
export function BookForm({ of, enquiry }: { of: OfficeDeparture; enquiry: WholeEnquiry | undefined }) {
  const me = useMe();
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
    },
    schema: staffBooking,
    request: ({ contact, ...typed }, key) => ({
      ...typed,
      contact: { ...contact, reply: 'phone' },
      enquiry: enquiry?.id,
      key,
    }),
    words: {
      'contact.name': m.office_order_name_missing,
      'contact.phone': m.office_order_phone_missing,
      'contact.email': m.office_refused_email,
    },
    send: async (booking) => {
      const made = await write('POST /departures/{departure}/bookings', { departure: of.id, ...booking });
      return { ...made, name: booking.contact.name };
    },
    changes: planKey,
    told: ({ name }) => m.office_book_notify({ name }),
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
      <footer className="ord-form-end">
        <div aria-live="polite">
          <FormError form={form} />
          <span>{m.office_order_total()}</span> <strong>{formatTaka(quote(of.prices, party).total)}</strong>
        </div>
        <MayButton refused={refused} color="marigold.5" loading={form.isPending} type="submit">
          {m.office_book_save()}
        </MayButton>
      </footer>
    </FormFrame>
  );
}
