import { Alert, Button, Group } from '@mantine/core';
import { Palmtree, Plus, Stamp } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { refusedFields } from '#dashboard/api/refusal-words.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { doing } from '#dashboard/doing.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { unreadInput } from '#dashboard/form/fields/parsed-input.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import type { WholeEnquiry } from '#features/enquiries/inbox/enquiry.contract.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { phonesTyped } from '#platform/phone/phone.rules.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { mostLines } from '../orders.contract.ts';
import { CustomerFields } from './customer-fields.tsx';
import { LineFields } from './line-fields.tsx';
import { sum } from './order-words.ts';
import { ordersKey } from './orders-client.ts';
import { SoldFields } from './sold-fields.tsx';
import { mostSold, SoldPrices } from './sold-prices.tsx';
import {
  emptyLine,
  faultsOf,
  fieldAt,
  requestOf,
  type TypedLine,
  type TypedOrder,
  typedTotal,
} from './typed-order.ts';
import { emptySold, type TypedSold } from './typed-sold.ts';

function startOf(enquiry: WholeEnquiry | undefined): TypedOrder {
  const travelOn = enquiry?.travelOn ?? '';
  return {
    name: enquiry?.name ?? '',
    phone: phonesTyped(enquiry?.phone, enquiry?.otherPhones),
    email: enquiry?.email ?? '',
    language: enquiry?.language ?? officeLanguage(),
    travelsOn: travelOn >= dhakaToday() ? travelOn : '',
    sold: [],
    lines: [emptyLine()],
  };
}

/** The form of a new order. Enter in a line adds the next one; Ctrl and Enter saves from anywhere. */
export function OrderForm({ enquiry }: { enquiry: WholeEnquiry | undefined }) {
  const me = useMe();
  const go = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // A second press of the button makes no second order.
  const [key] = useState(() => crypto.randomUUID().replaceAll('-', ''));
  const [order, setOrder] = useState(() => startOf(enquiry));
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [soldTotal, setSoldTotal] = useState(0);
  const refused = needsPermission(me, 'orders.write');
  /** What is typed anew isn't wrong until it is sent again. */
  const forget = (changed: (field: string) => boolean) =>
    setShown((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !changed(field))));
  const set = (part: Partial<TypedOrder>) => {
    setOrder((before) => ({ ...before, ...part }));
    forget((field) => field in part);
  };
  const setLine = (id: string, part: Partial<TypedLine>) => {
    setOrder((before) => ({
      ...before,
      lines: before.lines.map((line) => (line.id === id ? { ...line, ...part } : line)),
    }));
    forget((field) => field === 'lines' || field.startsWith(`${id}.`));
  };

  const setSold = (id: string, part: Partial<TypedSold>) => {
    setOrder((before) => ({
      ...before,
      sold: before.sold.map((each) => (each.id === id ? { ...each, ...part } : each)),
    }));
    forget((field) => field.startsWith(`${id}.`));
  };
  function addSold(kind: TypedSold['kind']) {
    const added = emptySold(kind);
    set({ sold: [...order.sold, added] });
    requestAnimationFrame(() => document.getElementById(`ord-${added.id}`)?.focus());
  }

  function focusFault() {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  function addLine() {
    if (order.lines.length < mostLines) {
      const line = emptyLine(order.lines.at(-1)?.charge);
      set({ lines: [...order.lines, line] });
      requestAnimationFrame(() => document.getElementById(`ord-${line.id}`)?.focus());
    }
  }
  async function save() {
    const unread = form.current?.querySelector<HTMLElement>(unreadInput);
    const faults = faultsOf(order);
    setShown(faults);
    if (unread) {
      unread.focus();
      return;
    }
    if (Object.keys(faults).length > 0) {
      focusFault();
      return;
    }
    if (busy || refused !== undefined) {
      return;
    }
    setBusy(true);
    await doing(ordersKey, m.office_order_told_made({ name: order.name.trim() }), async () => {
      try {
        const made = await write('POST /orders', requestOf(order, key, enquiry?.id));
        void go(`/dashboard/orders/${made.id}`);
      } catch (cause) {
        if (cause instanceof ApiProblem) {
          setShown(
            Object.fromEntries(
              refusedFields(cause).map(({ path, message }) => [fieldAt(path, order), message]),
            ),
          );
          focusFault();
        }
        throw cause;
      }
    });
    setBusy(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    }
  }
  function onLineKey(event: KeyboardEvent) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && isPlain && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      addLine();
    }
  }
  const text = (name: 'name' | 'phone' | 'email') => ({
    value: order[name],
    error: shown[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <form
      ref={form}
      className="ord-form"
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <section className="of-panel ord-contact" aria-label={m.office_order_customer()}>
        <CustomerFields
          autoFocus
          text={text}
          language={order.language}
          onLanguage={(language) => set({ language })}
        />
        <DateInput
          eager
          label={m.office_order_travels_on()}
          value={order.travelsOn}
          error={shown.travelsOn}
          onChange={(next) => set({ travelsOn: next ?? '' })}
        />
      </section>
      <section className="of-panel" aria-labelledby="ord-new-lines">
        <h2 id="ord-new-lines">{m.office_order_lines()}</h2>
        {order.sold.map((sold) => (
          <SoldFields
            key={sold.id}
            sold={sold}
            faults={shown}
            set={(part) => setSold(sold.id, part)}
            remove={() => set({ sold: order.sold.filter(({ id }) => id !== sold.id) })}
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
              faults={shown}
              set={(part) => setLine(line.id, part)}
              {...(order.lines.length > 1
                ? { remove: () => set({ lines: order.lines.filter(({ id }) => id !== line.id) }) }
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
            disabled={order.sold.length >= mostSold}
            onClick={() => addSold('tour-package')}
          >
            {m.office_sold_add_package()}
          </Button>
          <Button
            variant="default"
            leftSection={<Icon of={Stamp} />}
            disabled={order.sold.length >= mostSold}
            onClick={() => addSold('visa')}
          >
            {m.office_sold_add_visa()}
          </Button>
        </Group>
      </section>
      <footer className="ord-form-end num">
        <div aria-live="polite">
          {shown.lines !== undefined && <Alert color="red">{shown.lines}</Alert>}
          <span>{m.office_order_total()}</span> <strong>{sum(typedTotal(order) + soldTotal)}</strong>
        </div>
        <MayButton refused={refused} color="marigold.5" loading={busy} onClick={() => void save()}>
          {m.office_order_save()}
        </MayButton>
      </footer>
    </form>
  );
}
