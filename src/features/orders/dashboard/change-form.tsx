import { Alert, Button, Checkbox, TextInput } from '@mantine/core';
import { Palmtree, Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { refusedFields } from '#dashboard/api/refusal-words.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { doing, problemWords } from '#dashboard/doing.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { unreadInput } from '#dashboard/form/fields/parsed-input.tsx';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { mostLines, type OfficeOrder } from '../orders.contract.ts';
import { isQuote } from '../orders.rules.ts';
import type { Amendment } from '../terms/amendments.contract.ts';
import { ChangePreview } from './change-preview.tsx';
import { LineFields } from './line-fields.tsx';
import { changeTold, sum } from './order-words.ts';
import { ordersKey } from './orders-client.ts';
import { PlanFields } from './plan-fields.tsx';
import { SoldFields } from './sold-fields.tsx';
import { SoldPrices } from './sold-prices.tsx';
import { amendmentOf, changeFaults, changeOf, type TypedChange } from './typed-change.ts';
import { emptyLine, fieldAt, type TypedLine, typedTotal } from './typed-order.ts';
import { emptySold } from './typed-sold.ts';

const uncounted = () => {};

/** The form that changes an order. What becomes different is shown before anything is sent. */
export function ChangeForm({ order }: { order: OfficeOrder }) {
  const me = useMe();
  const go = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [key] = useState(() => crypto.randomUUID().replaceAll('-', ''));
  const [change, setChange] = useState(() => changeOf(order));
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({});
  const [preview, setPreview] = useState<Amendment>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Whoever stays on a tour keeps their price: what it costs with another package only the program knows.
  const total = preview?.total ?? (change.sold.length === 0 ? typedTotal(change) : undefined);
  const isOver = order.state !== 'open' && !isQuote(order.state);
  const refused = needsPermission(me, 'orders.write') ?? (isOver ? m.office_order_over() : undefined);
  const set = (part: Partial<TypedChange>) => {
    setChange((before) => ({ ...before, ...part }));
    setPreview(undefined);
    setShown({});
  };
  const setLine = (id: string, part: Partial<TypedLine>) =>
    set({
      lines: change.lines.map((line) =>
        // Of another kind of charge it is another line.
        line.id === id
          ? { ...line, ...part, ...(part.charge === undefined ? {} : { was: undefined }) }
          : line,
      ),
    });

  function refuse(faults: Readonly<Record<string, string>>) {
    setShown(faults);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  async function compute() {
    const unread = form.current?.querySelector<HTMLElement>(unreadInput);
    const faults = changeFaults(change);
    if (unread) {
      unread.focus();
      return;
    }
    if (Object.keys(faults).length > 0 || busy || refused !== undefined) {
      refuse(faults);
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const body = amendmentOf(change, { from: order.current, key });
      setPreview(await write('POST /orders/{id}/amendments', { ...body, id: order.id, preview: true }));
    } catch (cause) {
      const fields = cause instanceof ApiProblem ? refusedFields(cause) : [];
      refuse(Object.fromEntries(fields.map(({ path, message }) => [fieldAt(path, change), message])));
      setProblem(problemWords(cause));
    }
    setBusy(false);
  }
  async function send(agreed: boolean) {
    setBusy(true);
    const told = changeTold(order.state, agreed);
    const body = amendmentOf(change, { from: order.current, key });
    const done = await doing(ordersKey, told, () =>
      write('POST /orders/{id}/amendments', { ...body, id: order.id, agreed }),
    );
    setBusy(false);
    if (done) {
      void go(`/dashboard/orders/${order.id}`);
    }
  }
  return (
    <form
      ref={form}
      className="ord-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void compute();
      }}
    >
      <section className="of-panel ord-contact" aria-label={m.office_order_reason()}>
        <TextInput
          label={m.office_order_change_reason()}
          maxLength={500}
          autoComplete="off"
          value={change.reason}
          error={shown.reason}
          onChange={(event) => set({ reason: event.currentTarget.value })}
        />
        <DateInput
          eager
          label={m.office_order_travels_on()}
          value={change.travelsOn}
          error={shown.travelsOn}
          onChange={(next) => set({ travelsOn: next ?? '' })}
        />
      </section>
      <section className="of-panel" aria-labelledby="ord-change-lines">
        <h2 id="ord-change-lines">{m.office_order_lines()}</h2>
        {change.lines.map((line, index) => (
          <LineFields
            key={line.id}
            line={line}
            number={index + 1}
            faults={shown}
            set={(part) => setLine(line.id, part)}
            {...(change.lines.length > 1
              ? { remove: () => set({ lines: change.lines.filter(({ id }) => id !== line.id) }) }
              : {})}
          />
        ))}
        {change.sold.map((sold) => (
          <SoldFields
            key={sold.id}
            sold={sold}
            faults={shown}
            set={(part) => set({ sold: [{ ...sold, ...part }] })}
            remove={() => set({ sold: [] })}
          />
        ))}
        <SoldPrices sold={change.sold} onTotal={uncounted} />
        {change.sold.length === 0 && (
          <Button
            variant="default"
            leftSection={<Icon of={Palmtree} />}
            onClick={() => set({ sold: [emptySold('tour-package')] })}
          >
            {m.office_sold_add_package()}
          </Button>
        )}
        {change.lines.length < mostLines && (
          <Button
            variant="default"
            leftSection={<Icon of={Plus} />}
            onClick={() => set({ lines: [...change.lines, emptyLine(change.lines.at(-1)?.charge)] })}
          >
            {m.office_order_add_line()}
          </Button>
        )}
      </section>
      <section className="of-panel" aria-labelledby="ord-change-plan">
        <h2 id="ord-change-plan">{m.office_order_plan()}</h2>
        <Checkbox
          label={m.office_order_plan_own()}
          checked={change.plan !== undefined}
          onChange={(event) =>
            set({
              plan: event.currentTarget.checked
                ? order.plan.map(({ amount, due }) => ({ id: crypto.randomUUID(), amount, due }))
                : undefined,
            })
          }
        />
        {change.plan !== undefined && (
          <PlanFields plan={change.plan} faults={shown} set={(plan) => set({ plan })} />
        )}
      </section>
      <div aria-live="polite">
        {[problem, shown.lines, shown.plan].map(
          (words) =>
            words !== undefined && (
              <Alert key={words} color="red">
                {words}
              </Alert>
            ),
        )}
        {preview && <ChangePreview change={preview} />}
      </div>
      <footer className="ord-form-end num">
        <div>
          <span>{m.office_order_total()}</span> <strong>{total === undefined ? '' : sum(total)}</strong>
        </div>
        {preview === undefined ? (
          <MayButton refused={refused} color="marigold.5" loading={busy} onClick={() => void compute()}>
            {m.office_order_see_difference()}
          </MayButton>
        ) : (
          <>
            {!isQuote(order.state) && (
              <Button variant="default" loading={busy} onClick={() => void send(true)}>
                {m.office_order_change_agreed()}
              </Button>
            )}
            <Button color="marigold.5" loading={busy} onClick={() => void send(false)}>
              {isQuote(order.state) ? m.office_order_quote_anew() : m.office_order_propose()}
            </Button>
          </>
        )}
      </footer>
    </form>
  );
}
