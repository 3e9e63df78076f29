import { Alert, Checkbox } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { z } from 'zod';
import type { Removal, subjects } from '#features/personal-data/personal-data.contract.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { read, write } from '../api/operations.ts';
import { DialogForm } from '../form/form-frame.tsx';
import { useOfficeForm } from '../form/use-office-form.ts';
import { officeLanguage } from '../language.ts';
import { MayButton } from '../may-button.tsx';
import { needsPermission } from '../permission-check.ts';
import { errorLabel } from '../table/list-states.tsx';
import './remove-personal-data.css';

interface RemoveProps {
  /** An enquiry, or a customer with all enquiries. */
  readonly whose: (typeof subjects)[number];
  readonly id: string;
  /** Of the responses in the cache that show it. */
  readonly keys: readonly string[];
  readonly onRemoved: () => void;
}

/** Opens the dialog that removes what the agency knows of somebody who asked for it. */
export function RemovePersonalData(props: RemoveProps) {
  const refused = needsPermission(useMe(), 'personal-data.remove');
  return (
    <MayButton
      refused={refused}
      variant="outline"
      color="red"
      leftSection={<Icon of={UserX} />}
      onClick={() => modals.open({ title: m.office_forget_title(), children: <RemovalForm {...props} /> })}
    >
      {m.office_forget()}
    </MayButton>
  );
}

/** What goes, as lines for people. */
function goingOf(removal: Removal): string[] {
  const { enquiries, files, unsold, cases, waiting, travelled, ended, flown, reviewed, card } = removal;
  const language = officeLanguage();
  return [
    ...(enquiries.length > 0
      ? [m.office_forget_enquiries({ references: enquiries.join(', ') }), m.office_forget_words()]
      : []),
    ...(files > 0 ? [m.office_forget_files({ count: count(files, language) })] : []),
    ...(unsold.length > 0 ? [m.office_forget_unsold({ references: unsold.join(', ') })] : []),
    ...(cases.length > 0 ? [m.office_forget_cases({ references: cases.join(', ') })] : []),
    ...(waiting.length > 0 ? [m.office_forget_waiting({ references: waiting.join(', ') })] : []),
    ...(travelled.length > 0 ? [m.office_forget_travelled({ references: travelled.join(', ') })] : []),
    ...(ended.length > 0 ? [m.office_forget_ended({ references: ended.join(', ') })] : []),
    ...(flown.length > 0 ? [m.office_forget_flown({ references: flown.join(', ') })] : []),
    ...(reviewed.length > 0 ? [m.office_forget_reviewed({ references: reviewed.join(', ') })] : []),
    ...(card === 'removed' ? [m.office_forget_card()] : []),
    ...(card === 'emptied' ? [m.office_forget_card_notes()] : []),
  ];
}

/** What stays, and why. */
const stayingOf = ({ enquiries, orders, others, card }: Removal): string[] => [
  ...(orders.length > 0 ? [m.office_forget_orders({ references: orders.join(', ') })] : []),
  ...(others.length > 0 ? [m.office_forget_others({ references: others.join(', ') })] : []),
  ...(card === 'kept' ? [m.office_forget_card_stays()] : []),
  enquiries.length > 0 ? m.office_forget_log() : m.office_forget_log_only(),
];

function RemovalForm({ whose, id, keys, onRemoved }: RemoveProps) {
  const form = useOfficeForm({
    start: { isSure: false },
    schema: z.object({ isSure: z.literal(true) }),
    request: (typed) => typed,
    send: () =>
      whose === 'enquiry'
        ? write('POST /enquiries/{id}/personal-data/remove', { id })
        : write('POST /customers/{id}/personal-data/remove', { id }),
    changes: keys,
    told: m.office_forget_notify(),
    after: () => {
      modals.closeAll();
      onRemoved();
    },
  });
  const { data, error } = useQuery({
    queryKey: ['personal-data', whose, id],
    queryFn: ({ signal }) =>
      whose === 'enquiry'
        ? read('GET /enquiries/{id}/personal-data', { id }, signal)
        : read('GET /customers/{id}/personal-data', { id }, signal),
    staleTime: 0,
  });
  if (data === undefined) {
    return <p role="status">{error === null ? m.office_loading() : errorLabel(error)}</p>;
  }
  return (
    <DialogForm form={form} waits send={m.office_forget()} danger>
      <section aria-labelledby="forget-goes">
        <h3 id="forget-goes">{m.office_forget_goes()}</h3>
        <ul className="pd-list">
          {goingOf(data).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="forget-stays">
        <h3 id="forget-stays">{m.office_forget_stays()}</h3>
        <ul className="pd-list">
          {stayingOf(data).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Alert color="red" title={m.office_forget_final()}>
        {m.office_forget_final_text()}
      </Alert>
      <Checkbox label={m.office_forget_sure()} {...form.checkbox('isSure')} />
    </DialogForm>
  );
}
