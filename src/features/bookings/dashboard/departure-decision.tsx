import { Alert, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { notifyError, runMutation } from '#dashboard/run-mutation.ts';
import { decisionLabel, formatDay, nameOf } from '#features/departures/dashboard/departure-labels.ts';
import { planKey } from '#features/departures/dashboard/departures-client.ts';
import type { OfficeDeparture } from '#features/departures/departures.contract.ts';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import type { BookingItem } from '../bookings.contract.ts';
import type { CalledOff } from '../decision/decision.contract.ts';
import { bookingsQuery } from './bookings-client.ts';

const refund = '';

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
  // A second press of the button does nothing twice.
  const [key] = useState(() => crypto.randomUUID().replaceAll('-', ''));
  const [reason, setReason] = useState('');
  const [others, setOthers] = useState(refund);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [preview, setPreview] = useState<CalledOff>();
  const [isPending, setPending] = useState(false);
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
  const wayOf = (id: string) => chosen[id] ?? others;
  const isShort = reason.trim().length < 3;
  const callOff = (isPreview: boolean) =>
    write('POST /departures/{id}/no-go', {
      id: of.id,
      reason: reason.trim(),
      others: { to: others === refund ? null : others },
      bookings: seated.map(({ id }) => ({ id, to: wayOf(id) === refund ? null : wayOf(id) })),
      preview: isPreview,
      key,
    });
  async function send() {
    if (isShort || isPending) {
      return;
    }
    setPending(true);
    if (preview === undefined) {
      try {
        setPreview(await callOff(true));
      } catch (cause) {
        notifyError(cause);
      }
    } else if (
      !(await runMutation(planKey, m.office_dep_notify_cancelled({ name: nameOf(of) }), () => callOff(false)))
    ) {
      setPreview(undefined);
    }
    setPending(false);
  }
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPreview(undefined);
    };
  return (
    <form
      className="dep-calloff"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3>{m.office_decide_no_go()}</h3>
      <TextInput
        label={m.office_decide_reason()}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => changed(setReason)(currentTarget.value)}
      />
      <NativeSelect
        label={m.office_decide_everybody()}
        data={ways}
        value={others}
        onChange={({ currentTarget }) => {
          changed(setOthers)(currentTarget.value);
          setChosen({});
        }}
      />
      <ul className="dep-ways">
        {seated.map((booking) => (
          <li key={booking.id}>
            <NativeSelect
              label={m.office_decide_one({ name: booking.name, reference: booking.reference })}
              data={ways}
              value={wayOf(booking.id)}
              onChange={({ currentTarget }) =>
                changed(setChosen)({ ...chosen, [booking.id]: currentTarget.value })
              }
            />
            <Outcome booking={booking} preview={preview} />
          </li>
        ))}
      </ul>
      {preview !== undefined && preview.waiting > 0 && (
        <p>{m.office_decide_waiting({ count: count(preview.waiting, officeLanguage()) })}</p>
      )}
      <div>
        <MayButton
          refused={isShort ? m.office_decide_say_why() : undefined}
          {...(preview === undefined ? { variant: 'default' } : { color: 'red' })}
          loading={isPending}
          onClick={() => void send()}
        >
          {preview === undefined ? m.office_decide_preview() : m.office_decide_no_go()}
        </MayButton>
      </div>
    </form>
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
