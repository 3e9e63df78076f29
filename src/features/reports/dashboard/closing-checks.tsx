import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { fullDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { ClosingCheck, ClosingCheckName } from '../closing-checks/closing-checks.contract.ts';

interface Words {
  readonly question: () => string;
  /** What to do, in words of somebody who never kept books. */
  readonly help: () => string;
  /** The page on which it is done. */
  readonly path: string;
}

const words: Readonly<Record<ClosingCheckName, Words>> = {
  arrivals: {
    question: m.office_check_arrivals,
    help: m.office_check_arrivals_help,
    path: '/dashboard/money?tab=arrivals',
  },
  bank: {
    question: m.office_check_bank,
    help: m.office_check_bank_help,
    path: '/dashboard/accounts',
  },
  clearing: {
    question: m.office_check_clearing,
    help: m.office_check_clearing_help,
    path: '/dashboard/reports?report=clearing',
  },
  tills: { question: m.office_check_tills, help: m.office_check_tills_help, path: '/dashboard/till' },
  approvals: {
    question: m.office_check_approvals,
    help: m.office_check_approvals_help,
    path: '/dashboard/money?tab=waiting',
  },
  'bills-late': {
    question: m.office_check_bills_late,
    help: m.office_check_bills_late_help,
    path: '/dashboard/suppliers',
  },
  'bills-missing': {
    question: m.office_check_bills_missing,
    help: m.office_check_bills_missing_help,
    path: '/dashboard/reports?report=profit',
  },
  monthly: {
    question: m.office_check_monthly,
    help: m.office_check_monthly_help,
    path: '/dashboard/expenses',
  },
  certificates: {
    question: m.office_check_certificates,
    help: m.office_check_certificates_help,
    path: '/dashboard/deductions',
  },
  vat: {
    question: m.office_check_vat,
    help: m.office_check_vat_help,
    path: '/dashboard/expenses',
  },
};

/** What to look at before a period is closed: each line says that it is good, or what is open, since when, and where to do it. */
export function ClosingChecks({ items }: { readonly items: readonly ClosingCheck[] }) {
  return (
    <ol className="rep-checks" aria-label={m.office_check_list()}>
      {items.map(({ name, count: open, oldest }) => (
        <li key={name} data-open={open > 0 || undefined}>
          <Icon of={open > 0 ? CircleAlert : CircleCheck} />
          <div>
            <b>{words[name].question()}</b>
            <p>
              {open === 0
                ? m.office_check_good()
                : m.office_check_open({
                    count: count(open, officeLanguage()),
                    day: oldest === null ? '–' : fullDate(oldest, officeLanguage()),
                  })}
            </p>
            {open > 0 && <p className="of-dim">{words[name].help()}</p>}
          </div>
          {open > 0 && (
            <Link to={words[name].path} aria-label={`${m.office_check_look()}: ${words[name].question()}`}>
              {m.office_check_look()}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
