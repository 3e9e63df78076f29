import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import type { FeePart } from '#features/visas/visas.rules.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count, taka } from '#platform/format/numbers.ts';
import type { GuideChange, RequestedPaper } from '../guide-changes/guide-changes.contract.ts';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { casesKey, guideChangeOf } from './cases-client.ts';

/** The guide of a case as it was, what it asks otherwise by now, and taking that over. */
export function CaseGuide({ of }: { readonly of: OfficeCase }) {
  const me = useMe();
  const { data } = useQuery(guideChangeOf(of.id));
  const changes = data?.applicants ?? [];
  const shown = (number: number) => count(number, officeLanguage());
  const all = changes.flatMap(({ added, dropped, changed }) => [...added, ...dropped, ...changed]).length;
  return (
    <section className="of-panel vc-guide" aria-labelledby="vc-guide">
      <h2 id="vc-guide">
        {all === 0 ? m.office_case_guide() : m.office_case_guide_changed()}{' '}
        {all > 0 && (
          <Badge color="marigold.5" autoContrast>
            {shown(all)}
          </Badge>
        )}
      </h2>
      <p className="num">
        {m.office_case_as_of({
          day: fullDate(of.asOf, officeLanguage()),
          revision: shown(of.revision),
        })}
      </p>
      {changes.map((change) => (
        <ApplicantChange key={change.applicant} change={change} />
      ))}
      <FeeChanges fees={data?.fees ?? []} />
      {all > 0 && (
        <MayButton
          refused={needsPermission(me, 'visa-cases.write')}
          variant="default"
          hint={m.office_case_take_over_hint()}
          onClick={() =>
            void runMutation(casesKey, m.office_case_notify_taken(), () =>
              write('POST /visa-cases/{id}/take-over', { id: of.id, revision: data?.revision.to ?? 0 }),
            )
          }
        >
          {m.office_case_take_over()}
        </MayButton>
      )}
    </section>
  );
}

function ApplicantChange({ change }: { readonly change: GuideChange['applicants'][number] }) {
  return (
    <div className="vc-change">
      <h3>{change.name ?? m.office_case_nameless()}</h3>
      <PaperChanges {...change} />
    </div>
  );
}

type Changes = Pick<GuideChange['applicants'][number], 'added' | 'dropped' | 'changed'>;

/** What is asked newly, otherwise and no more. */
export function PaperChanges({ added, dropped, changed }: Changes) {
  return (
    <dl>
      {added.map((paper) => (
        <Line key={paper.key} head={m.office_case_guide_added()} after={paper} />
      ))}
      {changed.map(({ from, to }) => (
        <Line key={to.key} head={m.office_case_guide_other()} before={from} after={to} />
      ))}
      {dropped.map((paper) => (
        <Line key={paper.key} head={m.office_case_guide_dropped()} before={paper} />
      ))}
    </dl>
  );
}

const feeNames: Readonly<Record<FeePart, () => string>> = {
  embassy: m.writing_f_embassy,
  centre: m.writing_f_centre,
  service: m.writing_f_service,
};

/** The parts of the fee that the guide states otherwise; the order keeps what was sold. */
export function FeeChanges({ fees }: Pick<GuideChange, 'fees'>) {
  const sum = (poisha: number) => taka(poisha, officeLanguage());
  return fees.length === 0 ? null : (
    <>
      <dl className="num">
        {fees.map(({ part, from, to }) => (
          <div key={part}>
            <dt>{feeNames[part]()}</dt>
            <dd>
              <del>{sum(from)}</del> <ins>{sum(to)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <p>{m.office_case_guide_fee_agreed()}</p>
    </>
  );
}

interface LineProps {
  readonly head: string;
  readonly before?: RequestedPaper;
  readonly after?: RequestedPaper;
}

const said = ({ name, detail }: RequestedPaper) => (detail === null ? name : `${name}: ${detail}`);

function Line({ head, before, after }: LineProps) {
  return (
    <div>
      <dt>{head}</dt>
      {before !== undefined && (
        <dd>
          <del>{said(before)}</del>
        </dd>
      )}
      {after !== undefined && (
        <dd>
          <ins>{said(after)}</ins>
        </dd>
      )}
    </div>
  );
}
