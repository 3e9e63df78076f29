import { BedDouble, Utensils } from 'lucide-react';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { m } from '#messages/messages.js';
import { addDays, type CalendarDate } from '#platform/calendar-date.ts';
import { weekdayName } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageDay } from '../package/package.contract.ts';
import { transportIcons } from './package-glance.tsx';
import './package-days.css';

interface PackageDaysProps {
  days: readonly PackageDay[];
  /** The date of the chosen departure, for the weekdays. */
  departsOn: CalendarDate | undefined;
}

/** The itinerary along a river; the last day returns home. */
export function PackageDays({ days, departsOn }: PackageDaysProps) {
  const language = usePageLanguage();
  return (
    <section id="days" aria-labelledby="days-title">
      <h2 id="days-title">{m.package_days_title()}</h2>
      <ol className="days">
        {days.map((day, index) => (
          // Two days may have the same title.
          // biome-ignore lint/suspicious/noArrayIndexKey: days never change their order
          <li key={index}>
            <div className="dnum num">
              <b>
                <span className="vh">{m.package_day()} </span>
                {count(index + 1, language)}
              </b>
              {departsOn && <small>{weekdayName(addDays(departsOn, index), language)}</small>}
            </div>
            <div>
              <h3>{day.title}</h3>
              {day.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <ul className="chips">
                {day.by.map(({ transport, name }) => (
                  <li key={transport}>
                    <Icon of={transportIcons[transport]} />
                    {name}
                  </li>
                ))}
                {day.meals !== '' && (
                  <li>
                    <Icon of={Utensils} />
                    {day.meals}
                  </li>
                )}
                {day.stay !== undefined && (
                  <li>
                    <Icon of={BedDouble} />
                    {day.stay}
                  </li>
                )}
              </ul>
              {day.picture && (
                <div className="days-picture">
                  <PictureFrame picture={day.picture} sizes="(max-width: 760px) 75vw, 640px" />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
