import { Button, Group, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '#dashboard/api/request.ts';
import { doing } from '#dashboard/doing.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { DateSeriesDialog } from '#dashboard/form/fields/date-series-dialog.tsx';
import { m } from '#messages/messages.js';
import { addDays, dhakaDate } from '#platform/calendar-date.ts';
import type { OfficeDeparture } from '../departures.contract.ts';
import { movedTo } from '../departures.rules.ts';
import { bandName, packageWords } from './departure-words.ts';
import { changeDeparture, createDeparture, loadPlan, planKey, repeatDeparture } from './departures-client.ts';

interface DepartureFormProps {
  /** The departure being edited, or the one to copy. */
  departure?: OfficeDeparture | undefined;
  mode: 'new' | 'repeat' | 'change';
  /** The id of the preselected package. */
  packageId?: string | undefined;
}

function startOf(departure: OfficeDeparture | undefined) {
  const departsOn = departure?.departsOn ?? addDays(dhakaDate(new Date()), 30);
  return {
    departsOn,
    returnsOn: departure?.returnsOn ?? addDays(departsOn, 3),
    cutOff: departure?.cutOff ?? addDays(departsOn, -7),
    seats: departure?.seats ?? 20,
    keptBack: departure?.keptBack ?? 0,
    band: departure?.band ?? '',
    leastToRun: departure?.leastToRun ?? null,
    decidedOn: departure?.decidedOn ?? null,
    note: departure?.note ?? {},
  };
}

/** Creates, repeats or edits a departure. A new first day shifts the other days. */
export function DepartureForm({ departure, mode, packageId }: DepartureFormProps) {
  const { data: plan } = useQuery({
    queryKey: [...planKey, 'packages'],
    queryFn: ({ signal }) => loadPlan({ tab: 'decide' }, signal),
  });
  const [chosen, setChosen] = useState(departure?.package.id ?? packageId ?? null);
  const [typed, setTyped] = useState(() => startOf(departure));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [series, setSeries] = useState(false);
  const packages = (plan?.packages ?? []).filter(({ live, id }) => live || id === departure?.package.id);
  const sold = packages.find(({ id }) => id === chosen);
  const bands = sold?.bands ?? [];
  const band = bands.includes(typed.band) ? typed.band : (bands[0] ?? '');
  const set = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const { en, bn } = typed.note;
  const body = {
    ...typed,
    band,
    note: { ...(en?.trim() ? { en } : {}), ...(bn?.trim() ? { bn } : {}) },
  };

  async function send(told: string, act: () => Promise<unknown>) {
    setBusy(true);
    setFaults({});
    const done = await doing(planKey, told, async () => {
      try {
        await act();
      } catch (cause) {
        if (cause instanceof ApiProblem) {
          setFaults(Object.fromEntries(cause.fields.map(({ path, message }) => [path, message])));
        }
        throw cause;
      }
    });
    setBusy(false);
    if (done) {
      modals.closeAll();
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (mode === 'repeat') {
      setSeries(true);
    } else if (mode === 'change' && departure) {
      void send(m.office_dep_told_changed(), () => changeDeparture(departure, body));
    } else if (sold) {
      void send(m.office_dep_told_new(), () => createDeparture({ package: sold.slug, ...body }));
    }
  }
  const repeat = (dates: readonly string[]) => {
    const [first] = dates;
    if (sold && first !== undefined) {
      const { decidedOn: _, ...each } = movedTo(body, first);
      void send(m.office_dep_told_repeated(), () =>
        repeatDeparture({ package: sold.slug, ...each, dates: [...dates] }),
      );
    }
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Select
          label={m.office_dep_package()}
          searchable
          required
          disabled={mode === 'change'}
          data={packages.map((each) => ({ value: each.id, label: packageWords(each) }))}
          value={chosen}
          onChange={setChosen}
          error={faults.package}
        />
        <div className="dep-three">
          <DateInput
            label={m.office_dep_leaves()}
            value={typed.departsOn}
            onChange={(next) => next && setTyped((before) => movedTo(before, next))}
            error={faults.departsOn}
          />
          <DateInput
            label={m.office_dep_returns()}
            value={typed.returnsOn}
            onChange={(next) => next && set({ returnsOn: next })}
            error={faults.returnsOn}
          />
          <DateInput
            label={m.office_dep_cutoff()}
            value={typed.cutOff}
            onChange={(next) => next && set({ cutOff: next })}
            error={faults.cutOff}
          />
          <NumberInput
            label={m.office_dep_seats()}
            required
            min={1}
            max={500}
            allowDecimal={false}
            value={typed.seats}
            onChange={(next) => set({ seats: Number(next) })}
            error={faults.seats}
          />
          <NumberInput
            label={m.office_dep_keptback()}
            min={0}
            max={500}
            allowDecimal={false}
            value={typed.keptBack}
            onChange={(next) => set({ keptBack: Number(next) })}
            error={faults.keptBack}
          />
          <Select
            label={m.office_dep_band()}
            data={bands.map((value) => ({ value, label: bandName(value) }))}
            value={band}
            allowDeselect={false}
            onChange={(next) => set({ band: next ?? band })}
            error={faults.band}
          />
          <NumberInput
            label={m.office_dep_least()}
            min={1}
            max={500}
            allowDecimal={false}
            value={typed.leastToRun ?? ''}
            onChange={(next) => set({ leastToRun: next === '' ? null : Number(next) })}
            error={faults.leastToRun}
          />
          {mode !== 'repeat' && (
            <DateInput
              label={m.office_dep_decided()}
              value={typed.decidedOn ?? ''}
              onChange={(next) => next !== undefined && set({ decidedOn: next === '' ? null : next })}
              error={faults.decidedOn}
            />
          )}
        </div>
        <div className="dep-two">
          <TextInput
            label={m.office_dep_note_en()}
            lang="en"
            maxLength={60}
            value={en ?? ''}
            onChange={({ currentTarget }) => set({ note: { ...typed.note, en: currentTarget.value } })}
          />
          <TextInput
            label={m.office_dep_note_bn()}
            lang="bn"
            maxLength={60}
            value={bn ?? ''}
            onChange={({ currentTarget }) => set({ note: { ...typed.note, bn: currentTarget.value } })}
          />
        </div>
        <Group justify="end">
          <Button variant="default" onClick={() => modals.closeAll()}>
            {m.office_cancel()}
          </Button>
          <Button type="submit" color="marigold.5" loading={busy} disabled={sold === undefined}>
            {mode === 'repeat' ? m.office_dep_choose_days() : m.office_save()}
          </Button>
        </Group>
      </Stack>
      {series && (
        <DateSeriesDialog opened onClose={() => setSeries(false)} known={new Set()} onAdd={repeat} />
      )}
    </form>
  );
}
