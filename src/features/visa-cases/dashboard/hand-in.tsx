import type { Me } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { DialogForm, openForm } from '#dashboard/form/form-frame.tsx';
import { useOfficeForm } from '#dashboard/form/use-office-form.ts';
import type { RefusalReason } from '#dashboard/permission-check.ts';
import { goesOnUnpaid } from '#features/orders/terms/unpaid.policy.ts';
import { m } from '#messages/messages.js';
import { guarding } from '../guards/guards.contract.ts';
import { needsApprover } from '../guards/guards.rules.ts';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { casesKey } from './cases-client.ts';
import { guardTexts, refusedText } from './guard-labels.ts';
import { caseStateLabels } from './office-case-labels.ts';

/** Why the papers can't be handed in by somebody: money is open, which only who approves payments may pass over. */
export const handInRefusal = (me: Me, { guarding: asked }: OfficeCase): RefusalReason =>
  needsApprover(asked) && !me.may(goesOnUnpaid) ? refusedText(asked) : undefined;

/** Says what is open, and hands the papers in all the same. */
export const openHandIn = (of: OfficeCase): void => openForm(m.office_case_hand_in(), <HandInForm of={of} />);

function HandInForm({ of }: { readonly of: OfficeCase }) {
  const { guards, open } = of.guarding;
  const form = useOfficeForm({
    start: { guards, open },
    schema: guarding,
    request: (asked) => asked,
    send: (despite) => write('POST /visa-cases/{id}/state', { id: of.id, to: 'submitted', despite }),
    changes: casesKey,
    told: m.office_case_notify_moved({ state: caseStateLabels.submitted() }),
  });
  return (
    <DialogForm form={form} send={m.office_case_hand_in_send()}>
      <ul className="num">
        {guardTexts(of.guarding).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{m.office_case_hand_in_sure()}</p>
    </DialogForm>
  );
}
