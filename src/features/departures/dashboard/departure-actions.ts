import { modals } from '@mantine/modals';
import { CalendarSync, CircleSlash, DoorClosed, DoorOpen, Pencil, Repeat } from 'lucide-react';
import { createElement } from 'react';
import type { Me } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { openForm } from '#dashboard/form/form-frame.tsx';
import { needsPermission, type RefusalReason } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import type { RowAction } from '#dashboard/table/table-spec.ts';
import { m } from '#messages/messages.js';
import type { OfficeDeparture } from '../departures.contract.ts';
import { DepartureForm } from './departure-form.tsx';
import { nameOf, stateLabel } from './departure-labels.ts';
import { planKey } from './departures-client.ts';
import { MoveForm } from './move-form.tsx';

function openMove(departure: OfficeDeparture): void {
  openForm(m.office_dep_move_title({ name: nameOf(departure) }), createElement(MoveForm, { departure }));
}

function openPlan(departure: OfficeDeparture, mode: 'change' | 'repeat'): void {
  const name = nameOf(departure);
  openForm(
    mode === 'change' ? name : m.office_dep_repeat_title({ name }),
    createElement(DepartureForm, { departure, mode }),
    { size: 'lg' },
  );
}

const reverse = { open: 'close', close: 'open' } as const;

/** Cancelling is for good; the other two undo each other. */
const turn = ({ id }: OfficeDeparture, to: 'open' | 'close' | 'cancel', text: string) => {
  const turnTo = (state: typeof to) => write(`POST /departures/{id}/${state}`, { id });
  const told = to === 'cancel' ? text : { text, undo: () => turnTo(reverse[to]) };
  return runMutation(planKey, told, () => turnTo(to));
};

/** The actions on a departure, with reasons for disabled ones. */
export function departureActions(departure: OfficeDeparture, me: Me): readonly RowAction<OfficeDeparture>[] {
  const { state } = departure;
  const may = needsPermission(me, 'departures.write');
  const over: RefusalReason =
    state === 'cancelled' || state === 'departed'
      ? m.office_dep_over({ state: stateLabel(departure) })
      : undefined;
  const refused = may ?? over;
  const seated = departure.held + departure.booked > 0 ? m.office_refused_seated() : undefined;
  return [
    {
      key: 'change',
      label: m.office_dep_change(),
      icon: Pencil,
      refused,
      run: () => openPlan(departure, 'change'),
    },
    {
      key: 'move',
      label: m.office_dep_move(),
      icon: CalendarSync,
      refused: refused ?? seated,
      run: () => openMove(departure),
    },
    {
      key: 'repeat',
      label: m.office_dep_repeat(),
      icon: Repeat,
      refused: may,
      run: () => openPlan(departure, 'repeat'),
    },
    state === 'closed'
      ? {
          key: 'open',
          label: m.office_dep_reopen(),
          icon: DoorOpen,
          refused,
          run: () => turn(departure, 'open', m.office_dep_notify_opened({ name: nameOf(departure) })),
        }
      : {
          key: 'close',
          label: m.office_dep_close(),
          icon: DoorClosed,
          refused,
          run: () => turn(departure, 'close', m.office_dep_notify_closed({ name: nameOf(departure) })),
        },
    {
      key: 'cancel',
      label: m.office_dep_cancel(),
      icon: CircleSlash,
      danger: true,
      refused: refused ?? seated,
      run: () => {
        modals.openConfirmModal({
          title: m.office_dep_cancel(),
          children: m.office_dep_confirm_cancel({ name: nameOf(departure) }),
          labels: { confirm: m.office_dep_cancel(), cancel: m.office_cancel() },
          confirmProps: { color: 'red' },
          onConfirm: () =>
            void turn(departure, 'cancel', m.office_dep_notify_cancelled({ name: nameOf(departure) })),
        });
      },
    },
  ];
}
