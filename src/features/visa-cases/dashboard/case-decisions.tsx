import { Alert, NativeSelect } from '@mantine/core';
import { PencilLine } from 'lucide-react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { caseMove, type OfficeCase } from '../visa-cases.contract.ts';
import { type Decision, decisions } from '../visa-cases.rules.ts';
import { casesKey } from './cases-client.ts';
import { decisionLabels } from './office-case-labels.ts';

type Applicant = OfficeCase['applicants'][number];

const nameOf = ({ name }: Applicant) => name ?? m.office_case_nameless();
/** Of what isn't decided `''`, as a list of choices has it. */
const decisionOf = ({ decision }: Applicant) => decision ?? '';
const wordsOf = (decision: Decision | '') =>
  decision === '' ? m.office_case_undecided() : decisionLabels[decision]();

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
            {nameOf(applicant)}: <strong>{wordsOf(decisionOf(applicant))}</strong>
          </li>
        ))}
      </ul>
      {of.state === 'decided' && (
        <MayButton
          refused={may}
          variant="default"
          leftSection={<Icon of={PencilLine} />}
          onClick={() =>
            openForm(m.office_case_correct_title({ reference: of.reference }), <CorrectionForm of={of} />)
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

/** Decisions by applicant. */
type Chosen = Readonly<Record<string, Decision | ''>>;

function CorrectionForm({ of }: { readonly of: OfficeCase }) {
  const start: Chosen = Object.fromEntries(of.applicants.map((each) => [each.id, decisionOf(each)]));
  const changedIn = (chosen: Chosen) =>
    of.applicants.flatMap((applicant) => {
      const decision = chosen[applicant.id] ?? '';
      return decision === '' || decision === applicant.decision ? [] : [{ applicant, decision }];
    });
  const form = useOfficeForm({
    start,
    schema: caseMove,
    request: (typed) => ({
      to: 'decided',
      decisions: changedIn(typed).map(({ applicant: { id }, decision }) => ({ applicant: id, decision })),
    }),
    send: (move) => write('POST /visa-cases/{id}/state', { id: of.id, ...move }),
    changes: casesKey,
    told: m.office_case_notify_corrected(),
  });
  const changed = changedIn(form.values);
  const isCorrection = changed.some(({ applicant }) => applicant.decision !== null);
  return (
    <DialogForm form={form} send={m.office_case_correct_send()} disabled={changed.length === 0}>
      {of.applicants.map((applicant) => (
        <NativeSelect
          key={applicant.id}
          label={nameOf(applicant)}
          data={[
            ...(applicant.decision === null ? [{ value: '', label: wordsOf('') }] : []),
            ...decisions.map((value) => ({ value, label: wordsOf(value) })),
          ]}
          {...form.field(applicant.id)}
        />
      ))}
      {changed.length > 0 && (
        <Alert role="status" color="marigold" title={m.office_case_correct_sure()}>
          <ul className="ord-facts">
            {changed.map(({ applicant, decision }) => (
              <li key={applicant.id}>
                {nameOf(applicant)}: {wordsOf(decisionOf(applicant))} → <strong>{wordsOf(decision)}</strong>
              </li>
            ))}
          </ul>
          <p>{noticeOf(of, isCorrection)}</p>
        </Alert>
      )}
    </DialogForm>
  );
}
