import { Button, Group } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { formatUntil } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { OfficeRequest, Option } from '../fares.contract.ts';
import { AcceptByWord } from './accept-form.tsx';
import { cabinNames } from './fare-labels.ts';
import { faresKey } from './fares-client.ts';
import { PastedBookingFacts } from './pasted-booking.tsx';
import { SegmentList } from './segment-list.tsx';

function limitLabel({ timeLimit, isOver }: Option): string {
  const until = formatUntil(new Date(timeLimit), officeLanguage());
  return isOver ? m.office_fare_over({ until }) : m.office_fare_until({ until });
}

/** What an option is called: by its place among the others. */
export const optionName = (options: readonly Option[], id: string | null): string =>
  m.office_fare_option({
    number: count(options.findIndex((each) => each.id === id) + 1, officeLanguage()),
  });

function endedLabel({ ended }: Option, options: readonly Option[]): string | undefined {
  if (ended === null) {
    return;
  }
  const { replacedBy } = ended;
  return options.some(({ id }) => id === replacedBy)
    ? m.office_fare_replaced({ option: optionName(options, replacedBy) })
    : m.office_fare_withdrawn();
}

interface OptionListProps {
  readonly id: string;
  readonly request: OfficeRequest;
  readonly customer: { readonly name: string; readonly phone: string | null };
  readonly onChange: (option: Option) => void;
}

/** The options of a request in their order, with what can be done to each. */
export function OptionList({ id, request, customer, onChange }: OptionListProps) {
  const refused = needsPermission(useMe(), 'orders.write');
  const language = officeLanguage();
  const { options, accepted, unsent, bookings } = request;
  const withdraw = (option: Option, wasSent: boolean) =>
    modals.openConfirmModal({
      title: m.office_fare_withdraw(),
      children: wasSent ? m.office_fare_withdraw_ask_sent() : m.office_fare_withdraw_ask(),
      labels: { confirm: m.office_fare_withdraw(), cancel: m.office_cancel() },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        void runMutation(faresKey, m.office_fare_notify_withdrawn(), () =>
          write('POST /fares/{id}/options/{optionId}/withdraw', { id, optionId: option.id }),
        ),
    });
  return options.map((option, index) => {
    const booking = bookings.find((each) => each.option === option.id);
    const wasSent = index < options.length - unsent;
    const gone = endedLabel(option, options);
    return (
      <section
        key={option.id}
        className="of-panel fare-one"
        aria-labelledby={`fare-${option.id}`}
        data-over={option.isOver || gone !== undefined}
      >
        <h2 id={`fare-${option.id}`}>
          {optionName(options, option.id)}
          <span className="num">{taka(option.total, language)}</span>
        </h2>
        {gone !== undefined && <p className="of-dim num">{gone}</p>}
        <SegmentList segments={option.segments} />
        <p className="num">
          {[cabinNames[option.cabin](), option.baggage, limitLabel(option)]
            .filter((words) => words !== null)
            .join(' · ')}
        </p>
        {booking !== undefined && <PastedBookingFacts booking={booking} />}
        {option.id === accepted && <p>{m.office_fare_chosen()}</p>}
        {accepted === null && gone === undefined && (
          <Group gap={8}>
            {!option.isOver && <AcceptByWord {...{ id, option, booking, customer }} />}
            <MayButton refused={refused} variant="default" size="compact-sm" onClick={() => onChange(option)}>
              {wasSent ? m.office_fare_replace() : m.office_fare_edit()}
            </MayButton>
            {refused === undefined && (
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                onClick={() => withdraw(option, wasSent)}
              >
                {m.office_fare_withdraw()}
              </Button>
            )}
          </Group>
        )}
      </section>
    );
  });
}
