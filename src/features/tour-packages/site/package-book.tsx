import { Armchair } from 'lucide-react';
import { m } from '#messages/messages.js';
import type { CalendarDate } from '#platform/calendar-date.ts';
import { shortDate } from '#platform/format/dates.ts';
import { taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageView } from '../package/package.contract.ts';
import { EnquireButton, QuestionLink } from './enquire-links.tsx';
import type { Choice } from './package-choice.ts';
import './package-book.css';

/** What is due when, for the departure and party that are chosen, and until when the seats can be held unpaid. */
export interface DueOfChoice {
  /** The first part is due at once; sums in poisha. */
  readonly parts: readonly { readonly amount: number; readonly due: CalendarDate }[];
  /** As people say it; absent where seats aren't held without paying. */
  readonly laterUntil: string | undefined;
}

interface BookProps {
  readonly view: PackageView;
  readonly choice: Choice;
  readonly due: DueOfChoice;
  /** At the lower edge of a phone, where it says the price of what can't be booked, too. */
  readonly isBar?: boolean;
}

/** The one button: what is due now and later above it, below it until when the seats are held without paying. */
export function PackageBook({ view, choice, due, isBar = false }: BookProps) {
  const language = usePageLanguage();
  const { bookPath, problems, departure } = choice;
  const [now, later] = due.parts;
  const isHalf = later !== undefined && now !== undefined && Math.abs(now.amount - later.amount) <= 100;
  const question = isBar && <QuestionLink view={view} choice={choice} />;
  if (departure === undefined || bookPath === undefined) {
    return (
      <div className="pbook-acts">
        {question}
        <EnquireButton view={view} choice={choice} />
      </div>
    );
  }
  const fits = problems.length === 0;
  const [beforeTime, afterTime] = m.package_hold_until({ until: '|' }).split('|');
  return (
    <>
      {fits && now && (
        <dl className="pbook-due num">
          <div data-now>
            <dt>
              {later === undefined
                ? m.package_due_all()
                : isHalf
                  ? m.package_due_half()
                  : m.package_due_part()}
            </dt>
            <dd>{taka(now.amount, language)}</dd>
          </div>
          {later && (
            <div>
              <dt>{m.package_due_later({ date: shortDate(later.due, language) })}</dt>
              <dd>{taka(later.amount, language)}</dd>
            </div>
          )}
        </dl>
      )}
      <div className="pbook-acts">
        {question}
        <PageLink className="btn btn-go" to={bookPath} prefetch="none">
          {fits
            ? m.package_book()
            : departure.seatsLeft > 0
              ? m.package_too_few()
              : m.packages_waiting_list()}
        </PageLink>
      </div>
      {fits && due.laterUntil !== undefined && (
        <PageLink className="pbook-hold num" to={bookPath} prefetch="none">
          <Icon of={Armchair} />
          <span>
            {beforeTime}
            <b>{due.laterUntil}</b>
            {afterTime}
          </span>
        </PageLink>
      )}
    </>
  );
}
