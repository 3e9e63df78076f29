import { Button, Group } from '@mantine/core';
import { Palmtree, Plus, Stamp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import type { WholeEnquiry } from '#features/enquiries/inbox/enquiry.contract.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { phonesTyped } from '#platform/phone/phone.rules.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { maxLines } from '../orders.contract.ts';
import { ChannelFields } from './channel-fields.tsx';
import { allChannels } from './channels-request.ts';
import { CustomerFields } from './customer-fields.tsx';
import { LineFields } from './line-fields.tsx';
import { formatTaka } from './order-labels.ts';
import { emptyLine, orderRequest, type TypedOrder, typedTotal } from './order-request.ts';
import { ordersKey } from './orders-client.ts';
import { SoldFields } from './sold-fields.tsx';
import { maxSold, SoldPrices } from './sold-prices.tsx';
import { emptySold, type TypedSold } from './sold-request.ts';
import { useVat } from './use-vat.ts';

interface OrderFormProps {
  readonly enquiry: WholeEnquiry | undefined;
  /** Whom it begins with, without an enquiry. */
  readonly whom?: { readonly name?: string | undefined; readonly phone?: string | undefined } | undefined;
}

function startOf({ enquiry, whom }: OrderFormProps): TypedOrder {
  const travelOn = enquiry?.travelOn ?? '';
  return {
    name: enquiry?.name ?? whom?.name ?? '',
    phone: phonesTyped(enquiry?.phone ?? whom?.phone, enquiry?.otherPhones),
    email: enquiry?.email ?? '',
    language: enquiry?.language ?? officeLanguage(),
    channels: allChannels,
    travelsOn: travelOn >= dhakaToday() ? travelOn : '',
    sold: [],
    lines: [emptyLine()],
  };
}

/** The form of a new order. Enter in a line adds the next one; Ctrl and Enter saves from anywhere. */
export function OrderForm({ enquiry, whom }: OrderFormProps) {
  const me = useMe();
  const vat = useVat();
  const go = useNavigate();
  const [soldTotal, setSoldTotal] = useState(0);
  const refused = needsPermission(me, 'orders.write');
  const form = useOfficeForm({
    ...orderRequest,
    start: startOf({ enquiry, whom }),
    request: (order, key) => ({ ...orderRequest.request(order, key), enquiry: enquiry?.id }),
    send: async (order) => ({ ...(await write('POST /orders', order)), name: order.contact.name }),
    changes: ordersKey,
    told: ({ name }) => m.office_order_notify_made({ name }),
    after: ({ id }) => go(`/dashboard/orders/${id}`),
  });
  const { values: order, errors, field } = form;
  const setLines = field('lines').onChange;
  const setSold = field('sold').onChange;
  const focusRow = (id: string) => requestAnimationFrame(() => document.getElementById(`ord-${id}`)?.focus());
  function addSold(kind: TypedSold['kind']) {
    const added = emptySold(kind);
    setSold([...order.sold, added]);
    focusRow(added.id);
  }
  function addLine() {
    if (order.lines.length < maxLines) {
      const line = emptyLine(order.lines.at(-1)?.charge);
      setLines([...order.lines, line]);
      focusRow(line.id);
    }
  }
  function save() {
    if (refused === undefined) {
      form.submit();
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    }
  }
  function onLineKey(event: KeyboardEvent) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && isPlain && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      addLine();
    }
  }
  return (
    <FormFrame form={form} className="ord-form" onKeyDown={onKeyDown}>
      <section className="of-panel ord-contact" aria-label={m.office_order_customer()}>
        <CustomerFields
          autoFocus
          text={(name) => ({ ...field(name), autoComplete: 'off' })}
          typed={order}
          take={form.set}
          language={order.language}
          onLanguage={field('language').onChange}
        />
        <ChannelFields {...field('channels')} />
        <DateInput eager label={m.office_order_travels_on()} {...field('travelsOn')} />
      </section>
      <section className="of-panel" aria-labelledby="ord-new-lines">
        <h2 id="ord-new-lines">{m.office_order_lines()}</h2>
        {order.sold.map((sold, index) => (
          <SoldFields
            key={sold.id}
            sold={sold}
            error={(name) => errors[`sold.${index}.${name}`]}
            set={(part) => field(`sold.${index}`).onChange({ ...sold, ...part })}
            remove={() => setSold(order.sold.filter(({ id }) => id !== sold.id))}
          />
        ))}
        <SoldPrices sold={order.sold} onTotal={setSoldTotal} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in any field of a line adds the next one */}
        <div onKeyDown={onLineKey}>
          {order.lines.map((line, index) => (
            <LineFields
              key={line.id}
              line={line}
              number={index + 1}
              error={(name) => errors[`lines.${index}.${name}`]}
              set={(part) => field(`lines.${index}`).onChange({ ...line, ...part })}
              {...(order.lines.length > 1
                ? { remove: () => setLines(order.lines.filter(({ id }) => id !== line.id)) }
                : {})}
            />
          ))}
        </div>
        <Group gap="xs">
          <Button variant="default" leftSection={<Icon of={Plus} />} onClick={addLine}>
            {m.office_order_add_line()}
          </Button>
          <Button
            variant="default"
            leftSection={<Icon of={Palmtree} />}
            disabled={order.sold.length >= maxSold}
            onClick={() => addSold('tour-package')}
          >
            {m.office_sold_add_package()}
          </Button>
          <Button
            variant="default"
            leftSection={<Icon of={Stamp} />}
            disabled={order.sold.length >= maxSold}
            onClick={() => addSold('visa')}
          >
            {m.office_sold_add_visa()}
          </Button>
        </Group>
      </section>
      <footer className="ord-form-end num">
        <div aria-live="polite">
          <FormError form={form} />
          <span>{m.office_order_total()}</span>{' '}
          <strong>{formatTaka(typedTotal(order, vat) + soldTotal)}</strong>
        </div>
        <MayButton refused={refused} color="marigold.5" loading={form.isPending} onClick={save}>
          {m.office_order_save()}
        </MayButton>
      </footer>
    </FormFrame>
  );
}
