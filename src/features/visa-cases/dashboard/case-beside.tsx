import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { write } from '#dashboard/api/operations.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { CustomerLink } from '#features/customers/dashboard/customer-link.tsx';
import { CorrectContact } from '#features/enquiries/dashboard/correct-contact.tsx';
import { RenewLink } from '#features/enquiries/dashboard/renew-link.tsx';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import type { OfficeCase } from '../visa-cases.contract.ts';
import { casePath } from '../visa-cases.rules.ts';
import { casesKey } from './cases-client.ts';
import { caseStateLabels } from './office-case-labels.ts';
import { SaveBundle } from './save-bundle.tsx';

/** Whom the case is for, its days and its files. */
export function CaseBeside({ of }: { readonly of: OfficeCase }) {
  const me = useMe();
  const may = needsPermission(me, 'visa-cases.write');
  const day = (on: string) => fullDate(on, officeLanguage());
  const hasFiles = of.applicants.some(({ papers }) => papers.some(({ files }) => files.length > 0));
  return (
    <>
      <section className="of-panel" aria-labelledby="vc-about">
        <h2 id="vc-about">{caseStateLabels[of.state]()}</h2>
        <ul className="ord-facts num">
          <li>{of.kind}</li>
          {[of.phone, ...of.otherPhones].map((number) => (
            <li key={number}>
              <a href={`tel:${number}`}>{number}</a>
            </li>
          ))}
          {of.email !== null && (
            <li>
              <a href={`mailto:${of.email}`}>{of.email}</a>
            </li>
          )}
          <li>
            <CorrectContact at="POST /visa-cases/{id}/contact" of={of} about={casesKey} refused={may} />
          </li>
          <li>
            <CustomerLink phone={of.phone} email={of.email} />
          </li>
          {of.departsOn !== null && <li>{m.office_order_travels({ day: day(of.departsOn) })}</li>}
          {of.applyBy !== null && <li>{m.office_case_apply_by({ day: day(of.applyBy) })}</li>}
          <li>
            <Link to={`/dashboard/orders/${of.orderId}`}>
              {m.office_case_order({ reference: of.order.reference })}
            </Link>
            {of.orderIsLapsed && <strong> {m.office_case_order_lapsed()}</strong>}
            {of.orderIsCancelled && <strong> {m.office_case_order_cancelled()}</strong>}
          </li>
          {of.token !== null && (
            <li>
              <a href={casePath(of.language, of.token)} target="_blank" rel="noreferrer">
                {m.office_case_customers_page()}
              </a>
            </li>
          )}
        </ul>
        <RenewLink at="POST /visa-cases/{id}/link" id={of.id} about={casesKey} refused={may} />
      </section>
      <section className="of-panel" aria-labelledby="vc-files">
        <h2 id="vc-files">{m.office_case_files()}</h2>
        <p className="num">
          {of.purgedAt !== null
            ? m.office_case_purged()
            : of.deletedOn === null
              ? m.office_case_stored({
                  count: of.filesKeptDays,
                  days: count(of.filesKeptDays, officeLanguage()),
                })
              : hasFiles
                ? m.office_case_stored_until({ day: day(of.deletedOn) })
                : m.office_case_no_files()}
        </p>
        {hasFiles && <SaveBundle {...{ of, refused: may }}>{m.office_case_save_all()}</SaveBundle>}
        {hasFiles && (
          <MayButton
            refused={may}
            color="red"
            variant="outline"
            onClick={() => {
              if (window.confirm(m.office_case_purge_sure())) {
                void runMutation(casesKey, m.office_case_purged(), () =>
                  write('POST /visa-cases/{id}/purge', { id: of.id }),
                );
              }
            }}
          >
            {m.office_case_purge()}
          </MayButton>
        )}
      </section>
    </>
  );
}
