import { clsx } from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { seatState } from '#features/departures/departures.rules.ts';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageSummary } from '../summaries/summaries.contract.ts';
import { PriceFrom } from './price-from.tsx';
import { seatsLeftWords } from './seats-words.ts';

interface PackageCardProps {
  item: PackageSummary;
  /** How wide it is shown; the default is a list of three columns. */
  sizes?: string;
  /** Set on the first cards of a page: their pictures are loaded at once. */
  first?: boolean;
  /** What the pill says when every departure that counts is full; a month's list names the month. */
  fullWords?: string;
  /** Where it leads, when something was chosen on the way here; an English path. */
  to?: string;
}

// A poster of 3:2 that fills a frame of 4:5 is drawn nearly twice as wide as the frame; on a phone the frame is 5:4.
const listSizes = '(max-width: 560px) 108vw, (max-width: 1080px) 84vw, 560px';

/** A package as a poster: picture, nights, place, price with what is in it, next date and seats. One link. */
export function PackageCard({ item, sizes = listSizes, first = false, fullWords, to }: PackageCardProps) {
  const language = usePageLanguage();
  const { next } = item;
  const state = next && seatState(next.seatsLeft);
  const full = state === 'full';
  return (
    <article className={clsx('pcard', full && 'sold')}>
      <div className="pic">
        {item.cover && <PictureFrame picture={item.cover} sizes={sizes} first={first} decorative />}
        <span className={clsx('pill num', full && 'ink')}>
          {full ? (
            (fullWords ?? m.packages_full())
          ) : (
            <>
              <Icon of={item.nights === 0 ? Sun : Moon} />
              {item.nights === 0
                ? m.packages_day_trip()
                : m.packages_nights({ count: item.nights, shown: count(item.nights, language) })}
            </>
          )}
        </span>
      </div>
      <div className="card-caption">
        <h3 lang={item.language === language ? undefined : item.language}>
          <PageLink to={to ?? packagePath(item)}>{item.title}</PageLink>
        </h3>
        <p className="where">{item.place}</p>
        <div className="row num">
          <PriceFrom item={item} />
          <p className={clsx('seats', state === 'few' && 'few')}>
            {next ? (
              <>
                {shortDate(next.departsOn, language)}
                <br />
                {full ? m.packages_waiting_list() : seatsLeftWords(next.seatsLeft, language)}
              </>
            ) : (
              m.packages_dates_on_request()
            )}
          </p>
        </div>
      </div>
    </article>
  );
}
