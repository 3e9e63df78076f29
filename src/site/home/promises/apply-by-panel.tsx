import { m } from '#messages/messages.js';
import { dateInGenitive, narrowWeekdayName, shortDate } from '#platform/format/dates.ts';
import { digits } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { Promises } from './promises.queries.ts';

interface ApplyByPanelProps {
  calendar: Promises['calendar'];
  country: string;
}

/** The days between papers and flight as a calendar; days off are empty. */
export function ApplyByPanel({ calendar, country }: ApplyByPanelProps) {
  const { days, week, firstColumn, papersBy, fly, closed } = calendar;
  const language = usePageLanguage();
  const closedLabel = ({ name = m.home_promise_embassy_closed(), dates }: (typeof closed)[number]) =>
    `${name} (${dates.map((date) => shortDate(date, language)).join(', ')})`;
  return (
    <article className="c">
      <h3>{m.home_promise_days()}</h3>
      <p>{m.home_promise_days_text()}</p>
      <div className="demo">
        <div className="calrow num" aria-hidden="true">
          {week.map((date) => (
            <b key={date}>{narrowWeekdayName(date, language)}</b>
          ))}
          {days.map(({ date, kind }, index) => (
            <i className={`${kind}${index === 0 ? ` d${firstColumn}` : ''}`} key={date}>
              {digits(String(Number(date.slice(8))), language)}
            </i>
          ))}
        </div>
        <div className="calcap num">
          <span>
            <b>{dateInGenitive(shortDate(papersBy, language), language)}</b> {m.home_promise_papers_by()}
          </span>
          <span>{m.home_promise_fly({ date: shortDate(fly, language), country })}</span>
        </div>
        {closed.length > 0 && (
          <p className="small num">
            {m.home_promise_holidays({ names: closed.map(closedLabel).join(', ') })}
          </p>
        )}
      </div>
    </article>
  );
}
