import { useQuery } from '@tanstack/react-query';
import { Eraser, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useMe } from '#dashboard/api/me.ts';
import { read } from '#dashboard/api/operations.ts';
import { openForm } from '#dashboard/form/form-frame.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { MayButton } from '#dashboard/may-button.tsx';
import { needsPermission } from '#dashboard/permission-check.ts';
import { PageFrame } from '#dashboard/shell/page-frame.tsx';
import { ListError } from '#dashboard/table/list-states.tsx';
import { RowsWaiting } from '#dashboard/table/rows-waiting.tsx';
import { formatTaka } from '#features/orders/dashboard/order-labels.ts';
import { m } from '#messages/messages.js';
import { dhakaDate } from '#platform/calendar-date.ts';
import { dayAndTime, fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { Samples } from '../samples.contract.ts';
import { RemoveSamplesForm } from './remove-samples-form.tsx';
import { RestoreSamplesForm } from './restore-samples-form.tsx';
import { addedLine, heldTitles, kindLabels, kinds, titleIn, titlesIn } from './samples-labels.ts';
import '#dashboard/table/sums-table.css';
import './samples.css';

/** Whether anything would go. */
const isAny = ({ life, packages, posts }: Samples): boolean =>
  packages + posts > 0 || Object.values(life).some((many) => many > 0);

/** /dashboard/samples: what of the office is a sample, and sending it away. */
export default function SamplesPage() {
  const refused = needsPermission(useMe(), 'samples.manage');
  const { data, error, refetch } = useQuery({
    queryKey: ['samples', 'all'],
    queryFn: ({ signal }) => read('GET /samples', {}, signal),
  });
  if (data === undefined) {
    return (
      <PageFrame title={m.office_samples()} text={m.office_samples_text()}>
        <div className="of-list-sheet">
          {error === null ? (
            <RowsWaiting columns={2} />
          ) : (
            <ListError cause={error} onRetry={() => void refetch()} />
          )}
        </div>
      </PageFrame>
    );
  }
  const { removed } = data;
  return (
    <PageFrame
      title={m.office_samples()}
      text={removed === null ? m.office_samples_text() : sentLabel(removed)}
      actions={
        <>
          {removed !== null && (
            <MayButton
              refused={refused}
              variant="default"
              leftSection={<Icon of={Undo2} />}
              onClick={() =>
                openForm(m.office_samples_restore_title(), <RestoreSamplesForm removed={removed} />)
              }
            >
              {m.office_samples_restore()}
            </MayButton>
          )}
          {isAny(data) && (
            <MayButton
              refused={refused}
              leftSection={<Icon of={Eraser} />}
              onClick={() => openForm(m.office_samples_dialog(), <RemoveSamplesForm samples={data} />)}
            >
              {m.office_samples_send()}
            </MayButton>
          )}
        </>
      }
    >
      <div className="sa-page">
        <div>
          <Taken samples={data} />
          <Staying samples={data} />
          <ToCheck samples={data} />
        </div>
        <Left samples={data} />
      </div>
    </PageFrame>
  );
}

function sentLabel({ by, at, until }: NonNullable<Samples['removed']>): string {
  const language = officeLanguage();
  return m.office_samples_sent_by({
    name: by,
    day: dayAndTime(new Date(at), language),
    until: fullDate(dhakaDate(new Date(until)), language),
  });
}

/** What was taken on samples by hand: first of all. */
function Taken({ samples }: { readonly samples: Samples }) {
  const added = addedLine(samples);
  if (samples.taken.length === 0 && added === '') {
    return null;
  }
  return (
    <section className="of-panel sa-taken" aria-labelledby="samples-taken">
      <h2 id="samples-taken">{m.office_samples_taken()}</h2>
      <p>{m.office_samples_taken_text()}</p>
      <ul>
        {samples.taken.map(({ paymentId, orderId, reference, name, amount }) => (
          <li key={paymentId}>
            <span>
              <Link to={`/dashboard/orders/${orderId}`}>{reference}</Link> {name}
            </span>
            <b className="num">{formatTaka(amount)}</b>
          </li>
        ))}
      </ul>
      {added !== '' && <p>{m.office_samples_added({ what: added })}</p>}
    </section>
  );
}

function Staying({ samples }: { readonly samples: Samples }) {
  const { guides, changed, stays } = samples;
  if (!isAny(samples)) {
    return <p className="of-panel">{m.office_samples_nothing()}</p>;
  }
  const lines = [
    ...(stays.length > 0 ? [m.office_samples_held({ titles: heldTitles(stays) })] : []),
    ...(changed.packages.length > 0
      ? [m.office_samples_changed_packages({ titles: titlesIn(changed.packages) })]
      : []),
    ...(changed.posts.length > 0
      ? [m.office_samples_changed_posts({ titles: titlesIn(changed.posts) })]
      : []),
    ...(guides > 0 ? [m.office_samples_guides_stay({ count: count(guides, officeLanguage()) })] : []),
    ...(changed.guides.length > 0
      ? [m.office_samples_changed_guides({ titles: titlesIn(changed.guides) })]
      : []),
    m.office_samples_pictures(),
    m.office_samples_settings(),
  ];
  return (
    <section className="of-panel" aria-labelledby="samples-stay">
      <h2 id="samples-stay">{m.office_samples_stays()}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function ToCheck({ samples: { toCheck } }: { readonly samples: Samples }) {
  if (toCheck.length === 0) {
    return null;
  }
  return (
    <section className="of-panel" aria-labelledby="samples-check">
      <h2 id="samples-check">{m.office_samples_to_check()}</h2>
      <ul>
        {toCheck.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/dashboard/updatevisa/${id}`}>{titleIn(title)}</Link>
            <span className="of-state">{m.office_samples_to_check_mark()}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How much there is now, and what is left when all samples have gone. */
function Left({ samples }: { readonly samples: Samples }) {
  const { life, packages, posts, guides, now, moneyThen } = samples;
  const language = officeLanguage();
  const rows = [
    ...kinds.map((kind) => ({ label: kindLabels[kind](), is: now[kind], goes: life[kind] })),
    { label: m.office_samples_kind_packages(), is: now.packages, goes: packages },
    { label: m.office_samples_kind_posts(), is: now.posts, goes: posts },
    { label: m.office_samples_kind_guides(), is: now.guides, goes: guides },
  ];
  return (
    <section className="of-panel" aria-labelledby="samples-left">
      <h2 id="samples-left">{m.office_samples_left()}</h2>
      <table className="of-sums num">
        <thead>
          <tr>
            <td />
            <th scope="col">{m.office_samples_now()}</th>
            <th scope="col">{m.office_samples_then()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, is, goes }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count(is, language)}</td>
              <td>{count(is - goes, language)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{m.office_samples_kind_money()}</th>
            <td>{formatTaka(now.money)}</td>
            <td>{formatTaka(moneyThen)}</td>
          </tr>
        </tbody>
      </table>
      <p className="of-dim">{m.office_samples_mark()}</p>
    </section>
  );
}
