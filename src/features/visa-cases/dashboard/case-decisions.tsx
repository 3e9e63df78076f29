import { Alert, NativeSelect, Stack } from '@mantine/core';
import { modals } from '@mantine/modals';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { DialogEnd } from '#dashboard/form/dialog-end.tsx';
import { useDialogSend } from '#dashboard/form/use-dialog-send.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { type Decision, decisions } from '../visa-cases.rules.ts';
import { casesKey } from './cases-client.ts';
import { decisionLabels } from './office-case-labels.ts';

const nameOf = ({ name }: OfficeCase['applicants'][number]) => name ?? m.office_case_nameless();
const wordsOf = (decision: Decision | null) =>
  decision === null ? m.office_case_undecided() : decisionLabels[decision]();

/** What the embassy decided of each applicant. While the case stands there, a wrong one is put right. */
export function CaseDecisions({ of }: { readonly of: OfficeCase }) {
  const may = needsPermission(useMe(), 'visa-cases.write');
  if (of.applicants.every(({ decision }) => decision === null)) {
    return null;
  }
  return (
    <section className="of-panel" aria-labelledby="vc-decisions">
      <h2 id="vc-decisions">{m.office_case_decisions()}</h2>
      <ul className="ord-facts">
        {of.applicants.map((applicant) => (
          <li key={applicant.id}>
            {nameOf(applicant)}: <strong>{wordsOf(applicant.decision)}</strong>
          </li>
        ))}
      </ul>
      {of.state === 'decided' && (
        <MayButton
          refused={may}
          variant="default"
          leftSection={<Icon of={PencilLine} />}
          onClick={() =>
            modals.open({
              title: m.office_case_correct_title({ reference: of.reference }),
              children: <CorrectionForm of={of} />,
            })
          }
        >
          {m.office_case_correct()}
        </MayButton>
      )}
    </section>
  );
}

/** What the customer is told of a change: of a correction by a letter too, for the first letter sent them to the wrong decision. */
function noticeOf({ email, phone }: OfficeCase, isCorrection: boolean): string {
  if (!isCorrection) {
    return m.office_case_correct_page();
  }
  return email === null ? m.office_case_correct_call({ phone }) : m.office_case_correct_mail({ email });
}

function CorrectionForm({ of }: { readonly of: OfficeCase }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Decision>>>({});
  const { isPending, send } = useDialogSend();
  const changed = of.applicants.flatMap((applicant) => {
    const decision = chosen[applicant.id];
    return decision === undefined || decision === applicant.decision ? [] : [{ applicant, decision }];
  });
  const isCorrection = changed.some(({ applicant }) => applicant.decision !== null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const noted = changed.map(({ applicant, decision }) => ({ applicant: applicant.id, decision }));
        void send(casesKey, m.office_case_notify_corrected(), () =>
          write('POST /visa-cases/{id}/state', { id: of.id, to: 'decided', decisions: noted }),
        );
      }}
    >
      <Stack>
        {of.applicants.map((applicant) => (
          <NativeSelect
            key={applicant.id}
            label={nameOf(applicant)}
            data={[
              ...(applicant.decision === null ? [{ value: '', label: wordsOf(null) }] : []),
              ...decisions.map((value) => ({ value, label: wordsOf(value) })),
            ]}
            value={chosen[applicant.id] ?? applicant.decision ?? ''}
            onChange={({ currentTarget }) => {
              const decision = decisions.find((each) => each === currentTarget.value);
              if (decision !== undefined) {
                setChosen({ ...chosen, [applicant.id]: decision });
              }
            }}
          />
        ))}
        {changed.length > 0 && (
          <Alert role="status" color="marigold" title={m.office_case_correct_sure()}>
            <ul className="ord-facts">
              {changed.map(({ applicant, decision }) => (
                <li key={applicant.id}>
                  {nameOf(applicant)}: {wordsOf(applicant.decision)} → <strong>{wordsOf(decision)}</strong>
                </li>
              ))}
            </ul>
            <p>{noticeOf(of, isCorrection)}</p>
          </Alert>
        )}
        <DialogEnd send={m.office_case_correct_send()} {...{ isPending, disabled: changed.length === 0 }} />
      </Stack>
    </form>
  );
}
