import { Form, useSubmit } from 'react-router';
import { m } from '#messages/messages.js';
import { count, taka } from '#platform/format/numbers.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import type { GuideView } from '../visa-guide/visa-guide.rules.ts';
import { isAppliedFor } from '../visas.rules.ts';
import { EnquireLinks } from './enquire-links.tsx';
import type { VisaChoice } from './visa-choice.ts';
import { feeLabel } from './visa-labels.ts';
import '#site/price-card.css';
import './price-card.css';
import { visaPath } from '#features/documents/document-path.rules.ts';

const applicantCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The link to the planner, where there is no date to name. */
const dueLabels = {
  'no-date': m.visas_papers_due_prompt,
  tight: m.visas_tight,
  'too-late': m.visas_too_late,
  past: m.visas_past,
} as const;

interface PriceCardProps {
  guide: GuideView;
  choice: VisaChoice;
  slug: string;
}

/** The price for all applicants, the due date of the papers, and the link to enquire. */
export function PriceCard({ guide, choice, slug }: PriceCardProps) {
  const language = usePageLanguage();
  const submit = useSubmit();
  const { kind, applicants } = choice;
  const { applyBy } = kind;
  return (
    <div className="price-card vcard">
      <p className="price-card-big num">
        <b>{feeLabel(kind.total, language)}</b>
        {kind.total > 0 && <span>{m.visas_per_person()}</span>}
      </p>
      <p className="vcard-kind">{kind.name}</p>
      {guide.feeReasons.besides !== undefined && (
        <p className="price-card-note">
          {m.visas_fee_besides()} {guide.feeReasons.besides}
        </p>
      )}
      <Form action={pageHref(language, visaPath(slug))} preventScrollReset replace>
        {choice.others('applicants').map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="price-card-choice vcard-field">
          <b>{m.visas_applicants()}</b>
          <select
            name="applicants"
            className="num"
            value={applicants}
            onChange={(event) => {
              const { form, value } = event.currentTarget;
              const formData = form ? new FormData(form) : new FormData();
              formData.set('applicants', value);
              void submit(formData, {
                action: pageHref(language, visaPath(slug)),
                replace: true,
                preventScrollReset: true,
              });
            }}
          >
            {applicantCounts.map((each) => (
              <option key={each} value={each}>
                {m.visas_applicant_count({ count: each, shown: count(each, language) })}
              </option>
            ))}
          </select>
        </label>
        <button className="btn btn-line btn-sm btn-block vcard-count" type="submit">
          {m.visas_apply_count()}
        </button>
      </Form>
      <table className="ledger num" aria-live="polite">
        <tbody>
          {applicants > 1 && kind.total > 0 && (
            <tr>
              <th scope="row">
                {count(applicants, language)} × {taka(kind.total, language)}
              </th>
              <td>{taka(kind.total * applicants, language)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{m.visas_papers_due()}</th>
            <td>
              {applyBy.state === 'in-time' ? (
                applyBy.plan.papersBy
              ) : (
                <a href="#when">{dueLabels[applyBy.state]()}</a>
              )}
            </td>
          </tr>
        </tbody>
      </table>
      <EnquireLinks guide={guide} choice={choice} slug={slug} className="btn-block" />
      <p className="price-card-note">
        {isAppliedFor(kind) ? m.visas_start_note() : m.package_nothing_to_pay()}
      </p>
    </div>
  );
}
