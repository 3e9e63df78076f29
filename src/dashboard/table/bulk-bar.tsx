import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { X } from 'lucide-react';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { queryClient } from '../api/query-client.ts';
import { officeLanguage } from '../language.ts';
import { MayButton } from '../may-button.tsx';
import { notifyDone } from '../run-mutation.ts';
import { errorLabel } from './list-states.tsx';
import type { BulkAction, BulkOutcome, TableSpec } from './table-spec.ts';

interface BulkBarProps<Row> {
  spec: TableSpec<Row>;
  /** The selected rows. */
  rows: readonly Row[];
  /** Selects everything that was found, when that is more than the page, which is selected. */
  chooseFound: { readonly total: number; readonly choose: () => Promise<void> } | undefined;
  onDone: () => void;
}

/** How many rows one request of the API changes. */
const rowsAtOnce = 100;

/** Acts on all rows, so many at once as a request takes, one request after the other. */
async function inParts<Found>(
  ids: readonly string[],
  act: (some: readonly string[]) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let first = 0; first < ids.length; first += rowsAtOnce) {
    found.push(await act(ids.slice(first, first + rowsAtOnce)));
  }
  return found;
}

/** Actions on all selected rows; shown at the bottom while there are any. */
export function BulkBar<Row>({ spec, rows, chooseFound, onDone }: BulkBarProps<Row>) {
  const [pending, setPending] = useState<string>();
  if (rows.length === 0) {
    return null;
  }
  const names = new Map(rows.map((row) => [spec.idOf(row), spec.nameOf(row)]));

  async function act(action: BulkAction<Row>) {
    setPending(action.key);
    try {
      const ids = rows.filter(action.fits).map(spec.idOf);
      const outcomes = (await inParts(ids, action.run)).flat();
      tell(action, outcomes, names, [spec.key]);
      onDone();
    } catch (cause) {
      notifications.show({ color: 'red', message: errorLabel(cause instanceof Error ? cause : new Error()) });
    }
    setPending(undefined);
    await queryClient.invalidateQueries({ queryKey: [spec.key] });
  }

  function start(action: BulkAction<Row>) {
    if (action.question === undefined) {
      void act(action);
      return;
    }
    modals.openConfirmModal({
      title: action.label,
      children: action.question(rows.filter(action.fits).length),
      labels: { confirm: action.label, cancel: m.office_cancel() },
      confirmProps: { color: action.danger ? 'red' : 'ink' },
      lockScroll: false,
      onConfirm: () => void act(action),
    });
  }

  return (
    <section className="of-bulk" aria-label={m.office_bulk()}>
      <strong className="num">{m.office_chosen({ count: count(rows.length, officeLanguage()) })}</strong>
      {chooseFound && (
        <Button
          variant="subtle"
          loading={pending === 'choose-found'}
          onClick={() => {
            setPending('choose-found');
            void chooseFound.choose().finally(() => setPending(undefined));
          }}
        >
          {m.office_choose_found({ count: count(chooseFound.total, officeLanguage()) })}
        </Button>
      )}
      {(spec.bulk ?? [])
        .filter(({ fits }) => rows.some(fits))
        .map((action) => (
          <MayButton
            key={action.key}
            refused={action.refused}
            variant="default"
            leftSection={<Icon of={action.icon} />}
            loading={pending === action.key}
            onClick={() => start(action)}
          >
            {action.label}
          </MayButton>
        ))}
      <Button variant="subtle" leftSection={<Icon of={X} />} onClick={onDone}>
        {m.office_choose_none()}
      </Button>
    </section>
  );
}

/** Says how many succeeded, and names each failure with its reason. */
function tell<Row>(
  action: BulkAction<Row>,
  outcomes: readonly BulkOutcome[],
  names: ReadonlyMap<string, string>,
  key: readonly string[],
): void {
  const failed = outcomes.filter(({ ok }) => !ok);
  const done = outcomes.filter(({ ok }) => ok).map(({ id }) => id);
  if (done.length > 0) {
    const text = action.told(done.length);
    const { undo } = action;
    notifyDone(key, undo === undefined ? text : { text, undo: () => inParts(done, undo) });
  }
  if (failed.length > 0) {
    modals.open({
      title: m.office_bulk_failed({ count: count(failed.length, officeLanguage()) }),
      lockScroll: false,
      children: (
        <ul className="of-outcomes">
          {failed.map(({ id, why, reasons = [] }) => (
            <li key={id}>
              <strong>{names.get(id) ?? id}</strong>
              <span>{why}</span>
              {reasons.length > 0 && (
                <ul className="of-reasons">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      ),
    });
  }
}
