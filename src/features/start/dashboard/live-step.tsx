import { Button } from '@mantine/core';
import { Check, RefreshCw, TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { LiveCheck, StartDetails, StartStep } from '../start.contract.ts';
import { counted } from './counted.ts';
import { lookAgain, sayDone } from './start-client.ts';
import { StepBox } from './step-box.tsx';
import { stepNumber, stepPath } from './step-labels.ts';

type Checked = StartDetails['checks'][number];

const good: Readonly<Partial<Record<LiveCheck, () => string>>> = {
  https: m.office_start_good_https,
  samples: m.office_start_good_samples,
  legal: m.office_start_good_legal,
  phone: m.office_start_good_phone,
  licence: m.office_start_good_licence,
  money: m.office_start_good_money,
  paying: m.office_start_good_paying,
  sale: m.office_start_good_sale,
  backups: m.office_start_good_backups,
  'second-person': m.office_start_good_second_person,
};

const wrong: Readonly<Record<LiveCheck, () => string>> = {
  https: m.office_start_not_https,
  samples: m.office_start_not_samples,
  legal: m.office_start_not_legal,
  phone: m.office_start_not_phone,
  licence: m.office_start_not_licence,
  money: m.office_start_not_money,
  paying: m.office_start_not_paying,
  sale: m.office_start_not_sale,
  backups: m.office_start_not_backups,
  'mail-signed': m.office_start_not_mail_signed,
  'second-person': m.office_start_not_second_person,
  twice: m.office_start_not_twice,
};

/** The step on which a check is mended; those of the server are on none. */
const mendedAt: Readonly<Partial<Record<LiveCheck, StartStep>>> = {
  samples: 'samples',
  phone: 'name',
  licence: 'licences',
  money: 'accounts',
  paying: 'accounts',
  sale: 'sells',
  'second-person': 'colleagues',
};

const marks = { good: Check, warning: TriangleAlert, bad: X };
const levels = {
  good: m.office_start_level_good,
  warning: m.office_start_level_warning,
  bad: m.office_start_level_bad,
};

/** The pages of the law, and that somebody has read them: nobody else can know it. */
function Reading({ details }: { readonly details: StartDetails }) {
  const pages = [
    ['/terms', m.office_start_read_terms],
    ['/privacy', m.office_start_read_privacy],
    ['/cookies', m.office_start_read_cookies],
  ] as const;
  return (
    <span className="start-reading">
      {pages.map(([path, name]) => (
        <a key={path} href={path} target="_blank" rel="noopener">
          {name()}
        </a>
      ))}
      <Button variant="default" onClick={() => void sayDone(details, 'live')}>
        {m.office_start_have_read()}
      </Button>
    </span>
  );
}

function CheckLine({ check, details }: { readonly check: Checked; readonly details: StartDetails }) {
  const { check: name, state, text } = check;
  const at = mendedAt[name];
  return (
    <li>
      <i data-state={state}>
        <Icon of={marks[state]} />
        <span className="vh">{levels[state]()}</span>
      </i>
      <span>
        <b>{((state === 'good' ? good[name] : undefined) ?? wrong[name])()}</b>
        <small className="num">{text}</small>
      </span>
      {name === 'legal' && state === 'bad' && <Reading details={details} />}
      {at !== undefined && state !== 'good' && (
        <Button variant="default" component={Link} to={stepPath(at)}>
          {m.office_start_to_step({ step: counted(stepNumber(at)) })}
        </Button>
      )}
    </li>
  );
}

/** How much of the list is right, as a ring. */
function Ring({ checks }: Pick<StartDetails, 'checks'>) {
  const right = checks.filter(({ state }) => state === 'good').length;
  const words = m.office_start_live_ring({ good: counted(right), total: counted(checks.length) });
  return (
    <div className="start-ring" role="img" aria-label={words}>
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <circle cx="36" cy="36" r="30" pathLength={checks.length} />
        <circle
          cx="36"
          cy="36"
          r="30"
          pathLength={checks.length}
          strokeDasharray={`${right} ${checks.length}`}
          transform="rotate(-90 36 36)"
        />
      </svg>
      <b className="num" aria-hidden="true">
        {counted(right)}
        <small>{m.office_start_live_of({ total: counted(checks.length) })}</small>
      </b>
    </div>
  );
}

/** The list that checks itself. */
export function LiveStep({ details }: { readonly details: StartDetails }) {
  const { checks } = details;
  const bad = checks.filter(({ state }) => state === 'bad').length;
  return (
    <StepBox
      step="live"
      missing={[]}
      onward={
        bad === 0 && (
          <Button color="marigold.5" component={Link} to="/dashboard/home">
            {m.office_start_finish()}
          </Button>
        )
      }
    >
      <div className="start-live-head">
        <Ring checks={checks} />
        <div role="status">
          <h3>
            {bad === 0
              ? m.office_start_live_ready()
              : m.office_start_live_bad({ count: bad, number: counted(bad) })}
          </h3>
          <p className="of-dim">{m.office_start_live_text()}</p>
        </div>
        <Button variant="default" leftSection={<Icon of={RefreshCw} />} onClick={() => void lookAgain()}>
          {m.office_start_look_again()}
        </Button>
      </div>
      <ul className="start-checks">
        {checks.map((check) => (
          <CheckLine key={check.check} check={check} details={details} />
        ))}
      </ul>
    </StepBox>
  );
}
