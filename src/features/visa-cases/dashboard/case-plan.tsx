import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useMe } from '#dashboard/api/me.ts';
import { read, write } from '#dashboard/api/operations.ts';
import { DateInput } from '#dashboard/form/fields/date-input.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { permissionsOf, roles } from '#features/identity/roles/roles.rules.ts';
import { m } from '#messages/messages.js';
import { appointmentOf } from '../plan/appointment.rules.ts';
import type { casePlan } from '../plan/plan.contract.ts';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { CaseAppointment } from './case-appointment.tsx';
import { casesKey } from './cases-client.ts';

/** Who looks after a case, and its days. */
export function CasePlan({ of }: { readonly of: OfficeCase }) {
  const me = useMe();
  const shut = needsPermission(me, 'visa-cases.write') !== undefined;
  const { data: staff = [] } = useQuery({
    queryKey: ['enquiries', 'owners'],
    queryFn: async ({ signal }) => (await read('GET /enquiries/owners', {}, signal)).items,
    enabled: me.may('enquiries.read'),
  });
  const owners = staff.filter(({ role }) =>
    roles.some((each) => each === role && permissionsOf[each].has('visa-cases.write')),
  );
  const plan = (part: z.input<typeof casePlan>) =>
    void runMutation(casesKey, m.office_case_notify_planned(), () =>
      write('POST /visa-cases/{id}/plan', { id: of.id, ...part }),
    );
  return (
    <section className="of-panel vc-plan" aria-labelledby="vc-plan">
      <h2 id="vc-plan">{m.office_case_plan()}</h2>
      <NativeSelect
        label={m.office_case_owner()}
        disabled={shut}
        value={of.owner ?? ''}
        data={[
          { value: '', label: m.office_case_owner_nobody() },
          ...owners.map(({ uid, name }) => ({ value: uid, label: name })),
          // Who may no longer be staff.
          ...(of.owner === null || owners.some(({ uid }) => uid === of.owner)
            ? []
            : [{ value: of.owner, label: '…' }]),
        ]}
        onChange={({ currentTarget: { value } }) => plan({ owner: value === '' ? null : value })}
      />
      <CaseAppointment key={JSON.stringify(appointmentOf(of))} of={of} shut={shut} save={plan} />
      <DateInput
        label={m.office_case_decision_on()}
        disabled={shut}
        value={of.decisionOn ?? ''}
        onChange={(next) => next !== undefined && plan({ decisionOn: next === '' ? null : next })}
      />
      <FileNumber
        key={of.fileNumber}
        value={of.fileNumber ?? ''}
        shut={shut}
        save={(fileNumber) => plan({ fileNumber })}
      />
    </section>
  );
}

interface FileNumberProps {
  readonly value: string;
  readonly shut: boolean;
  readonly save: (fileNumber: string | null) => void;
}

/** The number that the embassy or the centre gave: saved by Enter, or when it is left. */
function FileNumber({ value, shut, save }: FileNumberProps) {
  const [typed, setTyped] = useState(value);
  const keep = () => {
    const said = typed.trim();
    if (said !== value && said.length !== 1) {
      save(said === '' ? null : said);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextInput
        label={m.office_case_file_number()}
        description={m.office_case_file_number_help()}
        maxLength={60}
        autoComplete="off"
        disabled={shut}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={keep}
      />
    </form>
  );
}
