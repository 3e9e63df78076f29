import { Alert, Select, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { read, write } from '#dashboard/api/operations.ts';
import { refusedFields } from '#dashboard/api/refusal-texts.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { DateSeriesDialog } from '#dashboard/form/fields/date-series-dialog.tsx';
import { unreadInput } from '#dashboard/form/fields/parsed-input.tsx';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { m } from '#messages/messages.js';
import { addDays } from '#platform/calendar-date.ts';
import { dhakaToday } from '#platform/clock.ts';
import type { OfficeDeparture } from '../departures.contract.ts';
import { movedTo } from '../departures.rules.ts';
import { DepartureFields } from './departure-fields.tsx';
import { errorsOf, packageLabel } from './departure-labels.ts';
import { putOn, startOf, type TypedDeparture } from './departure-start.ts';
import { loadWholePlan, planKey } from './departures-client.ts';
import { SeasonNotice, seasonNames } from './season-notice.tsx';

interface DepartureFormProps {
  /** The departure being edited, or the one to copy. */
  departure?: OfficeDeparture | undefined;
  mode: 'new' | 'repeat' | 'change';
  /** The id of the preselected package. */
  packageId?: string | undefined;
}

/** Creates, repeats or edits a departure. */
export function DepartureForm({ departure, mode, packageId }: DepartureFormProps) {
  const today = dhakaToday();
  const [chosen, setChosen] = useState(departure?.package.id ?? packageId ?? null);
  const query = { tab: 'coming', package: chosen ?? undefined } as const;
  const { data: plan } = useQuery({
    queryKey: [...planKey, 'package', query],
    queryFn: ({ signal }) =>
      chosen === null
        ? read('GET /departures/plan', { ...query, limit: 1 }, signal)
        : loadWholePlan(query, signal),
    placeholderData: keepPreviousData,
  });
  const [base, setBase] = useState(departure);
  const [typed, setTyped] = useState(() => {
    const start = startOf(departure, today);
    return start.departsOn < today && mode === 'repeat' ? movedTo(start, addDays(today, 30)) : start;
  });
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isOutdated, setOutdated] = useState(false);
  const { isPending, send: sendForm } = useDialogSend();
  const [series, setSeries] = useState(false);
  const packages = (plan?.packages ?? []).filter(({ live, id }) => live || id === departure?.package.id);
  const sold = packages.find(({ id }) => id === chosen);
  const bands = sold?.bands ?? [];
  const { en, bn } = typed.note;
  const body = {
    ...typed,
    band: bands.includes(typed.band) ? typed.band : (bands[0] ?? ''),
    note: { ...(en?.trim() ? { en } : {}), ...(bn?.trim() ? { bn } : {}) },
  };
  const faults = { ...refused, ...errorsOf(typed, today) };
  const set = (part: Partial<TypedDeparture>) => {
    setTyped((before) => ({ ...before, ...part }));
    setRefused({});
  };

  /** Takes over what somebody else saved meanwhile, under what was typed here. */
  async function takeOver(before: OfficeDeparture) {
    const now = await read('GET /departures/{id}', { id: before.id });
    setTyped(putOn(typed, before, now, today));
    setBase(now);
    setOutdated(true);
  }
  const send = (told: string, act: () => Promise<unknown>) =>
    sendForm(planKey, told, async () => {
      try {
        await act();
      } catch (cause) {
        if (cause instanceof ApiProblem && cause.code === 'departures.changed' && base) {
          await takeOver(base);
        } else if (cause instanceof ApiProblem) {
          setRefused(Object.fromEntries(refusedFields(cause).map(({ path, message }) => [path, message])));
        }
        throw cause;
      }
    });
  function submit(event: FormEvent) {
    event.preventDefault();
    const unread = event.currentTarget.querySelector<HTMLElement>(unreadInput);
    if (unread !== null) {
      unread.focus();
    } else if (Object.keys(errorsOf(typed, today)).length > 0) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else if (mode === 'repeat') {
      setSeries(true);
    } else if (mode === 'change' && base) {
      const { id, version: basedOn } = base;
      void send(m.office_dep_notify_changed(), () =>
        write('PUT /departures/{id}', { id, ...body }, { basedOn }),
      );
    } else if (sold) {
      void send(m.office_dep_notify_new(), () => write('POST /departures', { package: sold.slug, ...body }));
    }
  }
  const repeat = (dates: readonly string[]) => {
    const [first] = dates;
    if (sold && first !== undefined) {
      const { decidedOn: _, ...each } = movedTo(body, first);
      void send(m.office_dep_notify_repeated(), () =>
        write('POST /departures/repeat', { package: sold.slug, ...each, dates: [...dates] }),
      );
    }
  };
  const known = (plan?.items ?? []).filter((each) => each.package.id === chosen);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {isOutdated && (
          <Alert className="of-alert" color="marigold" role="alert">
            {m.office_dep_outdated_text()}
          </Alert>
        )}
        <Select
          label={m.office_dep_package()}
          placeholder={m.office_dep_choose_package()}
          searchable
          required
          data-autofocus={chosen === null || undefined}
          disabled={mode === 'change'}
          data={packages.map((each) => ({ value: each.id, label: packageLabel(each) }))}
          value={chosen}
          onChange={setChosen}
          error={faults.package}
        />
        <DepartureFields
          typed={{ ...typed, band: body.band }}
          set={set}
          faults={faults}
          bands={bands}
          decides={mode !== 'repeat'}
        />
        <div className="dep-end dep-end-long">
          <SeasonNotice departsOn={typed.departsOn} returnsOn={typed.returnsOn} />
          <DialogEnd
            send={mode === 'repeat' ? m.office_dep_choose_days() : m.office_save()}
            isPending={isPending}
            disabled={sold === undefined}
          />
        </div>
      </Stack>
      {series && (
        <DateSeriesDialog
          opened
          onClose={() => setSeries(false)}
          known={new Set(known.map(({ departsOn }) => departsOn))}
          noteOf={(date) => seasonNames(movedTo(typed, date))}
          onAdd={repeat}
        />
      )}
    </form>
  );
}
