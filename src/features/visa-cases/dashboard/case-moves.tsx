import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { openCancellation } from '#features/orders/dashboard/cancel-form.tsx';
import { m } from '#messages/messages.js';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { type CaseState, type Decision, decisions } from '../visa-cases.rules.ts';
import { openPassportMove } from './case-passports.tsx';
import { casesKey } from './cases-client.ts';
import { handInRefusal, openHandIn } from './hand-in.tsx';
import { caseStateLabels, decisionLabels } from './office-case-labels.ts';

/** Withdrawing asks for a reason, and shows the money first. */
const isStep = ({ to }: OfficeCase['moves'][number]) => to !== 'withdrawn';

/** What stands in the way of a move: before they are returned a passport that its holder doesn’t have, else papers. */
const blockedLabel = (to: CaseState) =>
  to === 'closed' || to === 'returned' ? m.office_refused_case_passports() : m.office_case_blocked();

/** Whether the passports’ next move comes before the case’s. */
const waitsForPassports = ({ moves }: OfficeCase) =>
  moves.some(({ to, isBlocked }) => (to === 'returned' || to === 'closed') && isBlocked);

/** Where the case can go from here; with the decision, what was decided of each applicant. */
export function CaseMoves({ of }: { readonly of: OfficeCase }) {
  const me = useMe();
  const [chosen, setChosen] = useState<Readonly<Record<string, Decision>>>({});
  const may = needsPermission(me, 'visa-cases.write');
  const decides = of.moves.some(({ to }) => to === 'decided');
  const named = of.applicants.map(({ id, name }) => ({ id, name: name ?? m.office_case_nameless() }));
  const decided = of.applicants.flatMap(({ id }) => {
    const decision = chosen[id];
    return decision === undefined ? [] : [{ applicant: id, decision }];
  });
  return (
    <div className="vc-moves">
      {decides &&
        named.map(({ id, name }) => (
          <NativeSelect
            key={id}
            aria-label={m.office_case_decision_of({ name })}
            data={[
              { value: '', label: m.office_case_decision_of({ name }) },
              ...decisions.map((value) => ({ value, label: `${name}: ${decisionLabels[value]()}` })),
            ]}
            value={chosen[id] ?? ''}
            onChange={({ currentTarget }) => {
              const decision = decisions.find((each) => each === currentTarget.value);
              if (decision !== undefined) {
                setChosen({ ...chosen, [id]: decision });
              }
            }}
          />
        ))}
      {waitsForPassports(of) && (
        <MayButton refused={may} color="marigold.5" onClick={() => openPassportMove(of)}>
          {m.office_case_passport_move()}
        </MayButton>
      )}
      {of.moves.filter(isStep).map(({ to, isBlocked }, index) => (
        <MayButton
          key={to}
          refused={
            may ??
            (to === 'submitted' ? handInRefusal(me, of) : undefined) ??
            (isBlocked ? blockedLabel(to) : undefined) ??
            (to === 'decided' && decided.length < of.applicants.length
              ? m.office_case_decide_first()
              : undefined)
          }
          {...(index === 0 && !waitsForPassports(of) ? { color: 'marigold.5' } : { variant: 'default' })}
          onClick={() =>
            to === 'submitted' && of.guarding.guards.length > 0
              ? openHandIn(of)
              : void runMutation(casesKey, m.office_case_notify_moved({ state: caseStateLabels[to]() }), () =>
                  write('POST /visa-cases/{id}/state', {
                    id: of.id,
                    to,
                    ...(to === 'decided' ? { decisions: decided } : {}),
                  }),
                )
          }
        >
          {m.office_case_to({ state: caseStateLabels[to]() })}
        </MayButton>
      ))}
      {!of.moves.every(isStep) && (
        <MayButton
          refused={may}
          variant="default"
          onClick={() =>
            openCancellation({
              title: m.office_case_withdraw_title({ reference: of.reference }),
              send: m.office_case_withdraw(),
              leave: m.office_case_withdraw_keep(),
              keys: casesKey,
              why: m.office_case_withdraw_why(),
              told: m.office_case_notify_withdrawn({ reference: of.reference }),
              cancel: (request) => write('POST /visa-cases/{id}/withdraw', { id: of.id, ...request }),
            })
          }
        >
          {m.office_case_withdraw()}
        </MayButton>
      )}
    </div>
  );
}
