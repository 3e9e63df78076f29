import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { decisionLabel, formatDay, nameOf } from '#features/departures/dashboard/departure-labels.ts';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { BookingItem } from '../bookings.contract.ts';
import { type CalledOff, callOff } from '../decision/decision.contract.ts';
import { bookingsQuery } from './bookings-client.ts';

const refund = '';

/** What is typed: a departure, or the refund, for everybody and for those who go another way. */
interface Typed {
  readonly reason: string;
  readonly others: string;
  readonly chosen: Readonly<Record<string, string>>;
}

const start: Typed = { reason: '', others: refund, chosen: {} };

/** Go or no-go: that it runs, or what becomes of everybody on it when it doesn't. */
export function DepartureDecision({ of }: { of: OfficeDeparture }) {
  const me = useMe();
  const may = needsPermission(me, 'departures.decide');
  const over = of.state === 'cancelled' || of.state === 'departed' ? m.office_decide_over() : undefined;
  const decided = of.decision === 'go' ? m.office_dep_goes() : undefined;
  return (
    <section className="of-panel dep-decide num" aria-labelledby="dep-decide">
      <h2 id="dep-decide">{m.office_dep_decision()}</h2>
      <p>{decisionLabel(of)}</p>
      <div>
        <MayButton
          refused={may ?? over ?? decided}
          onClick={() =>
            void runMutation(planKey, m.office_decide_notify_go({ name: nameOf(of) }), () =>
              write('POST /departures/{id}/go', { id: of.id }),
            )
          }
        >
          {m.office_decide_go()}
        </MayButton>
      </div>
      {over === undefined && may === undefined && <CallOffForm of={of} />}
    </section>
  );
}

function CallOffForm({ of }: { of: OfficeDeparture }) {
  const [preview, setPreview] = useState<CalledOff>();
  const { data: bookings = [] } = useQuery(bookingsQuery(of.id));
  const { data: plan } = useQuery({
    queryKey: [...planKey, 'coming', of.package.id],
    queryFn: ({ signal }) => read('GET /departures/plan', { package: of.package.id, tab: 'coming' }, signal),
  });
  const ways = [
    { value: refund, label: m.office_decide_refund() },
    ...(plan?.items ?? [])
      .filter(({ id, state }) => id !== of.id && state === 'open')
      .map(({ id, departsOn, left }) => ({
        value: id,
        label: m.office_decide_move({ day: formatDay(departsOn), left: count(left, officeLanguage()) }),
      })),
  ];
  const seated = bookings.filter(({ seatState }) => seatState !== 'released');
  const form = useOfficeForm({
    start,
    schema: callOff,
    request: ({ reason, others, chosen }, key) => ({
      reason,
      others: { to: others || null },
      bookings: seated.map(({ id }) => ({ id, to: (chosen[id] ?? others) || null })),
      key,
    }),
    words: { reason: m.office_decide_say_why },
    onChange: () => setPreview(undefined),
    look:
      preview === undefined
        ? async (request) =>
            setPreview(await write('POST /departures/{id}/no-go', { ...request, id: of.id, preview: true }))
        : undefined,
    send: async (request) => {
      try {
        await write('POST /departures/{id}/no-go', { ...request, id: of.id });
      } catch (cause) {
        setPreview(undefined);
        throw cause;
      }
    },
    changes: planKey,
    told: m.office_dep_notify_cancelled({ name: nameOf(of) }),
  });
  const { field } = form;
  const { chosen, others } = form.values;
  return (
    <FormFrame form={form} className="dep-calloff">
      <h3>{m.office_decide_no_go()}</h3>
      <TextInput label={m.office_decide_reason()} maxLength={500} {...field('reason')} />
      <NativeSelect
        label={m.office_decide_everybody()}
        data={ways}
        value={others}
        onChange={({ currentTarget }) => form.set({ others: currentTarget.value, chosen: {} })}
      />
      <ul className="dep-ways">
        {seated.map((booking) => (
          <li key={booking.id}>
            <NativeSelect
              label={m.office_decide_one({ name: booking.name, reference: booking.reference })}
              data={ways}
              {...field(`chosen.${booking.id}`)}
              value={chosen[booking.id] ?? others}
            />
            <Outcome booking={booking} preview={preview} />
          </li>
        ))}
      </ul>
      {preview !== undefined && preview.waiting > 0 && (
        <p>{m.office_decide_waiting({ count: count(preview.waiting, officeLanguage()) })}</p>
      )}
      <FormError form={form} />
      <div>
        <MayButton
          refused={form.isWhole() ? undefined : m.office_decide_say_why()}
          {...(preview === undefined ? { variant: 'default' } : { color: 'red' })}
          loading={form.isPending}
          type="submit"
        >
          {preview === undefined ? m.office_decide_preview() : m.office_decide_no_go()}
        </MayButton>
      </div>
    </FormFrame>
  );
}

/** What becomes of one booking, as the preview says. */
function Outcome({ booking, preview }: { booking: BookingItem; preview: CalledOff | undefined }) {
  const found = preview?.bookings.find(({ id }) => id === booking.id);
  if (found === undefined) {
    return null;
  }
  if (found.outcome === 'refused') {
    return <Alert color="red">{m.office_decide_refused()}</Alert>;
  }
  return (
    <p role="status">
      {found.outcome === 'moved'
        ? m.office_decide_moved({ total: formatTaka(found.total) })
        : m.office_decide_back({ back: formatTaka(found.back) })}
    </p>
  );
}
