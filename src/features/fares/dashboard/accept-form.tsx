import { NativeSelect, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { acceptanceByWord, type OfficeRequest, type Option, waysToSay } from '../fares.contract.ts';
import { kindsOf } from '../fares.rules.ts';
import { kindNames, wordNames } from './fare-labels.ts';
import { faresKey } from './fares-client.ts';

interface AcceptProps {
  readonly id: string;
  readonly option: Option;
  readonly booking: OfficeRequest['bookings'][number] | undefined;
  readonly customer: { readonly name: string; readonly phone: string | null };
}

function AcceptForm({ id, option, booking, customer }: AcceptProps) {
  const kinds = kindsOf(option.fares);
  const named = booking?.passengers.length === kinds.length ? booking.passengers : [];
  const form = useOfficeForm({
    start: {
      how: 'phone',
      said: customer.name,
      phone: '',
      passengers: kinds.map((_, at) => ({
        surname: named[at]?.surname ?? '',
        givenNames: named[at]?.givenNames ?? '',
      })),
    },
    schema: acceptanceByWord,
    request: ({ phone, passengers, ...word }, key) => ({
      ...word,
      ...(phone === '' ? {} : { phone }),
      option: option.id,
      passengers: passengers.map((names, at) => ({ ...names, kind: kinds[at] })),
      key,
    }),
    check: ({ passengers }) =>
      Object.fromEntries(
        passengers.flatMap(({ surname, givenNames }, at) =>
          surname.trim() === '' && givenNames.trim() === ''
            ? [[`passengers.${at}.surname`, m.office_fare_name_missing()]]
            : [],
        ),
      ),
    words: { said: m.office_fare_said_missing },
    send: (request) => write('POST /fares/{id}/accept', { id, ...request }),
    changes: faresKey,
    told: m.office_fare_notify_accepted(),
  });
  const { field } = form;
  return (
    <FormFrame form={form} className="fare-one">
      <p className="num">{m.office_fare_accept_text({ total: formatTaka(option.total) })}</p>
      <div className="ord-contact">
        <NativeSelect
          label={m.office_fare_how()}
          data={waysToSay.map((value) => ({ value, label: wordNames[value]() }))}
          {...field('how')}
        />
        <TextInput label={m.office_fare_said()} maxLength={120} autoComplete="off" {...field('said')} />
        {customer.phone === null && (
          <TextInput label={m.contact_phone()} type="tel" maxLength={40} {...field('phone')} />
        )}
      </div>
      {kinds.map((kind, at) => (
        // Passengers are their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <fieldset key={at} className="fare-ticket">
          <legend>{kindNames[kind]()}</legend>
          <TextInput
            label={m.travellers_surname()}
            maxLength={80}
            autoComplete="off"
            {...field(`passengers.${at}.surname`)}
          />
          <TextInput
            label={m.travellers_given()}
            maxLength={80}
            autoComplete="off"
            {...field(`passengers.${at}.givenNames`)}
          />
        </fieldset>
      ))}
      <FormError form={form} />
      <DialogEnd send={m.office_fare_accept_do()} isPending={form.isPending} />
    </FormFrame>
  );
}

/** Accepts an option for the customer, who has said so by telephone, on WhatsApp or at the counter. */
export const AcceptByWord = (props: AcceptProps) => (
  <MayButton
    refused={needsPermission(useMe(), 'orders.write')}
    variant="default"
    size="compact-sm"
    onClick={() =>
      modals.open({
        title: m.office_fare_accept(),
        size: 'lg',
        children: <AcceptForm {...props} />,
      })
    }
  >
    {m.office_fare_accept()}
  </MayButton>
);
