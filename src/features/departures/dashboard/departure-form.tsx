import { Select, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { read, write } from '#dashboard/api/operations.ts';
import { ApiProblem } from '#dashboard/api/request.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { DateSeriesDialog } from '#dashboard/form/fields/date-series-dialog.tsx';
import { FormError, FormFrame } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { WordedError } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import { dhakaToday } from '#platform/clock.ts';
import { newDeparture, type OfficeDeparture } from '../departures.contract.ts';
import { movedTo } from '../departures.rules.ts';
import { DepartureFields } from './departure-fields.tsx';
import { errorsOf, packageLabel } from './departure-labels.ts';
import { meetingOf, putOn, repeatOf, startOf, type TypedDeparture } from './departure-start.ts';
import { loadWholePlan, planKey } from './departures-client.ts';
import { SeasonNotice, seasonNames } from './season-notice.tsx';

const doneLabels = {
  new: m.office_dep_notify_new,
  repeat: m.office_dep_notify_repeated,
  change: m.office_dep_notify_changed,
} as const;

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
  const [series, setSeries] = useState(false);
  const [dates, setDates] = useState<string[]>();
  const packages = (plan?.packages ?? []).filter(({ live, id }) => live || id === departure?.package.id);
  const sold = packages.find(({ id }) => id === chosen);
  const bands = sold?.bands ?? [];
  const bandOf = ({ band }: TypedDeparture) => (bands.includes(band) ? band : (bands[0] ?? ''));
  const form = useOfficeForm({
    start: (mode === 'repeat' ? repeatOf : startOf)(departure, today),
    schema: newDeparture,
    request: (typed) => ({
      ...typed,
      package: sold?.slug,
      band: bandOf(typed),
      meeting: meetingOf(typed.meeting),
      meetingBack: meetingOf(typed.meetingBack),
    }),
    check: (typed) => errorsOf(typed, today),
    look: mode === 'repeat' && dates === undefined ? async () => setSeries(true) : undefined,
    send: async ({ package: slug, ...body }) => {
      try {
        if (dates !== undefined) {
          const { decidedOn: _, ...each } = body;
          await write('POST /departures/repeat', { package: slug, ...each, dates });
        } else if (mode === 'change' && base) {
          const { id, version: basedOn } = base;
          await write('PUT /departures/{id}', { id, ...body }, { basedOn });
        } else {
          await write('POST /departures', { package: slug, ...body });
        }
      } catch (cause) {
        setDates(undefined);
        throw await refusalOf(cause);
      }
    },
    changes: planKey,
    told: doneLabels[mode](),
  });
  const typed = form.values;
  /** Takes over what somebody else saved meanwhile, under what was typed here. */
  async function refusalOf(cause: unknown): Promise<unknown> {
    if (!(cause instanceof ApiProblem && cause.code === 'departures.changed' && base)) {
      return cause;
    }
    const now = await read('GET /departures/{id}', { id: base.id });
    form.set(putOn(form.values, base, now, today));
    setBase(now);
    return new WordedError(m.office_dep_outdated_text());
  }
  // What is sent is what was rendered.
  function repeat(on: readonly string[]) {
    flushSync(() => setDates([...on]));
    form.ref.current?.requestSubmit();
  }
  const known = (plan?.items ?? []).filter((each) => each.package.id === chosen);
  return (
    <FormFrame form={form}>
      <Stack gap="sm">
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
          error={form.errors.package}
        />
        <DepartureFields
          typed={{ ...typed, band: bandOf(typed) }}
          set={form.set}
          faults={{ ...form.errors, ...errorsOf(typed, today) }}
          bands={bands}
          decides={mode !== 'repeat'}
        />
        <div className="dep-end dep-end-long">
          <div>
            <FormError form={form} />
            <SeasonNotice departsOn={typed.departsOn} returnsOn={typed.returnsOn} />
          </div>
          <DialogEnd
            onLeave={form.kept.forget}
            send={mode === 'repeat' ? m.office_dep_choose_days() : m.office_save()}
            isPending={form.isPending}
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
    </FormFrame>
  );
}
