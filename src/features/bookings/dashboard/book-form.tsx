import { NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { refusedFields } from '#dashboard/api/refusal-texts.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import type { WholeEnquiry } from '#features/enquiries/inbox/enquiry.contract.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { quote } from '#features/tour-packages/price/price.rules.ts';
import { m } from '#messages/messages.js';
import { phonesTyped } from '#platform/phone/phone.rules.ts';
import { PartyFields } from './party-fields.tsx';
import { requestedPartyOf } from './typed-party.ts';

/** A booking taken down on the telephone. Enter saves from any field. */
export function BookForm({ of, enquiry }: { of: OfficeDeparture; enquiry: WholeEnquiry | undefined }) {
  const me = useMe();
  const go = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // A second press of the button makes no second booking.
  const [key] = useState(() => crypto.randomUUID().replaceAll('-', ''));
  const [party, setParty] = useState(() => requestedPartyOf(enquiry?.details));
  const [contact, setContact] = useState({
    name: enquiry?.name ?? '',
    phone: phonesTyped(enquiry?.phone, enquiry?.otherPhones),
    email: enquiry?.email ?? '',
  });
  const [language, setLanguage] = useState(enquiry?.language ?? officeLanguage());
  const [visible, setVisible] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const closed = of.state === 'open' ? undefined : m.office_refused_departure_closed();
  const refused = needsPermission(me, 'orders.write') ?? closed;
  const { total } = quote(of.prices, party);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending || refused !== undefined) {
      return;
    }
    setPending(true);
    setVisible({});
    const email = contact.email.trim();
    await runMutation(planKey, m.office_book_notify({ name: contact.name.trim() }), async () => {
      try {
        const made = await write('POST /departures/{departure}/bookings', {
          departure: of.id,
          party,
          language,
          key,
          contact: {
            name: contact.name.trim(),
            phone: contact.phone.trim(),
            reply: 'phone',
            ...(email === '' ? {} : { email }),
          },
          ...(enquiry === undefined ? {} : { enquiry: enquiry.id }),
        });
        void go(`/dashboard/orders/${made.id}`);
      } catch (cause) {
        if (cause instanceof ApiProblem) {
          setVisible(Object.fromEntries(refusedFields(cause).map(({ path, message }) => [path, message])));
          requestAnimationFrame(() =>
            form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
          );
        }
        throw cause;
      }
    });
    setPending(false);
  }
  const text = (name: 'name' | 'phone' | 'email') => ({
    value: contact[name],
    error: visible[`contact.${name}`],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      setContact({ ...contact, [name]: event.currentTarget.value }),
  });
  return (
    <form ref={form} className="of-panel dep-book num" noValidate onSubmit={(event) => void save(event)}>
      <PartyFields days={of} party={party} faults={visible} set={setParty} />
      <TextInput label={m.office_order_name()} maxLength={80} {...text('name')} />
      <TextInput label={m.office_order_phone()} inputMode="tel" maxLength={40} {...text('phone')} />
      <TextInput label={m.office_order_email()} inputMode="email" maxLength={120} {...text('email')} />
      <NativeSelect
        label={m.office_order_language()}
        value={language}
        data={[
          { value: 'bn', label: m.office_bangla() },
          { value: 'en', label: m.office_english() },
        ]}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value === 'bn' ? 'bn' : 'en')}
      />
      <footer className="ord-form-end">
        <div aria-live="polite">
          <span>{m.office_order_total()}</span> <strong>{formatTaka(total)}</strong>
        </div>
        <MayButton refused={refused} color="marigold.5" loading={isPending} type="submit">
          {m.office_book_save()}
        </MayButton>
      </footer>
    </form>
  );
}
