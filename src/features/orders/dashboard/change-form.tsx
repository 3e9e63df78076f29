import { Button, Checkbox, TextInput } from '@mantine/core';
import { Palmtree, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { maxLines, type OfficeOrder } from '../orders.contract.ts';
import { isQuote } from '../orders.rules.ts';
import type { Amendment } from '../terms/amendments.contract.ts';
import { ChangePreview } from './change-preview.tsx';
import { changeErrors, changeOf, changeRequest } from './change-request.ts';
import { LineFields } from './line-fields.tsx';
import { changeNotification, formatTaka } from './order-labels.ts';
import { emptyLine, typedTotal } from './order-request.ts';
import { ordersKey } from './orders-client.ts';
import { PlanFields } from './plan-fields.tsx';
import { SoldFields } from './sold-fields.tsx';
import { SoldPrices } from './sold-prices.tsx';
import { emptySold } from './sold-request.ts';
import { useVat } from './use-vat.ts';

const uncounted = () => {};

/** The form that changes an order. What becomes different is shown before anything is sent. */
export function ChangeForm({ order }: { order: OfficeOrder }) {
  const me = useMe();
  const go = useNavigate();
  const [preview, setPreview] = useState<Amendment>();
  const isAgreed = useRef(false);
  const vat = useVat();
  const isOver = order.state !== 'open' && !isQuote(order.state);
  const refused = needsPermission(me, 'orders.write') ?? (isOver ? m.office_order_over() : undefined);
  const form = useOfficeForm({
    ...changeRequest,
    check: (change) => changeErrors(change, vat),
    start: changeOf(order),
    onChange: () => setPreview(undefined),
    look:
      preview === undefined
        ? async (change) =>
            setPreview(
              await write('POST /orders/{id}/amendments', { ...change, id: order.id, preview: true }),
            )
        : undefined,
    send: (change) =>
      write('POST /orders/{id}/amendments', { ...change, id: order.id, agreed: isAgreed.current }),
    changes: ordersKey,
    told: () => changeNotification(order.state, isAgreed.current),
    after: () => go(`/dashboard/orders/${order.id}`),
  });
  const { values: change, errors, field, isPending } = form;
  const setLines = field('lines').onChange;
  const setSold = field('sold').onChange;
  // Whoever stays on a tour keeps their price: what it costs with another package only the program knows.
  const total = preview?.total ?? (change.sold.length === 0 ? typedTotal(change, vat) : undefined);
  function send(agreed: boolean) {
    isAgreed.current = agreed;
    form.submit();
  }
  return (
    <FormFrame form={form} className="ord-form">
      <section className="of-panel ord-contact" aria-label={m.office_order_reason()}>
        <TextInput
          label={m.office_order_change_reason()}
          maxLength={500}
          autoComplete="off"
          {...field('reason')}
        />
        <DateInput eager label={m.office_order_travels_on()} {...field('travelsOn')} />
      </section>
      <section className="of-panel" aria-labelledby="ord-change-lines">
        <h2 id="ord-change-lines">{m.office_order_lines()}</h2>
        {change.lines.map((line, index) => (
          <LineFields
            key={line.id}
            line={line}
            number={index + 1}
            error={(name) => errors[`lines.${index}.${name}`]}
            // Of another kind of charge it is another line.
            set={(part) =>
              field(`lines.${index}`).onChange({
                ...line,
                ...part,
                ...(part.charge === undefined ? {} : { was: undefined, sold: undefined }),
              })
            }
            {...(change.lines.length > 1
              ? { remove: () => setLines(change.lines.filter(({ id }) => id !== line.id)) }
              : {})}
          />
        ))}
        {change.sold.map((sold, index) => (
          <SoldFields
            key={sold.id}
            sold={sold}
            error={(name) => errors[`sold.${index}.${name}`]}
            set={(part) => field(`sold.${index}`).onChange({ ...sold, ...part })}
            remove={() => setSold([])}
          />
        ))}
        <SoldPrices sold={change.sold} onTotal={uncounted} />
        {change.sold.length === 0 && (
          <Button
            variant="default"
            leftSection={<Icon of={Palmtree} />}
            onClick={() => setSold([emptySold('tour-package')])}
          >
            {m.office_sold_add_package()}
          </Button>
        )}
        {change.lines.length < maxLines && (
          <Button
            variant="default"
            leftSection={<Icon of={Plus} />}
            onClick={() => setLines([...change.lines, emptyLine(change.lines.at(-1)?.charge)])}
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
            field('plan').onChange(
              event.currentTarget.checked
                ? order.plan.map(({ amount, due }) => ({ id: crypto.randomUUID(), amount, due }))
                : undefined,
            )
          }
        />
        {change.plan !== undefined && (
          <PlanFields
            plan={change.plan}
            error={(part, name) => errors[`plan.${part}.${name}`]}
            set={field('plan').onChange}
          />
        )}
      </section>
      <FormError form={form} />
      <div aria-live="polite">{preview && <ChangePreview change={preview} />}</div>
      <footer className="ord-form-end num">
        <div>
          <span>{m.office_order_total()}</span>{' '}
          <strong>{total === undefined ? '' : formatTaka(total)}</strong>
        </div>
        {preview === undefined ? (
          <MayButton refused={refused} color="marigold.5" loading={isPending} onClick={() => send(false)}>
            {m.office_order_see_difference()}
          </MayButton>
        ) : (
          <>
            {!isQuote(order.state) && (
              <Button variant="default" loading={isPending} onClick={() => send(true)}>
                {m.office_order_change_agreed()}
              </Button>
            )}
            <Button color="marigold.5" loading={isPending} onClick={() => send(false)}>
              {isQuote(order.state) ? m.office_order_quote_anew() : m.office_order_propose()}
            </Button>
          </>
        )}
      </footer>
    </FormFrame>
  );
}
