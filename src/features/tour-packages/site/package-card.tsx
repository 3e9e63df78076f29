import { clsx } from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { seatState } from '#features/departures/departures.rules.ts';
import { packagePath } from '#features/documents/document-path.rules.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageSummary } from '../summaries/summaries.contract.ts';
import { nightsLabel } from './nights-labels.ts';
import { PriceFrom } from './price-from.tsx';
import { seatsLeftLabel } from './seats-labels.ts';

interface PackageCardProps {
  item: PackageSummary;
  /** Its width as a `sizes` attribute; the default is a list of three columns. */
  sizes?: string;
  /** Loads the picture eagerly, for the first cards of a page. */
  first?: boolean;
  /** The label of the pill when every departure is full; a month's list names the month. */
  fullLabel?: string;
  /** Its link with earlier choices; an English path. */
  to?: string;
}

// A 3:2 poster that fills a 4:5 frame is drawn nearly twice as wide as the frame; on phones the frame is 5:4.
const listSizes = '(max-width: 560px) 108vw, (max-width: 1080px) 84vw, 560px';

/** A package's card: picture, nights, destination, price with what it includes, next date and seats. One link. */
export function PackageCard({ item, sizes = listSizes, first = false, fullLabel, to }: PackageCardProps) {
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
            (fullLabel ?? m.packages_full())
          ) : (
            <>
              <Icon of={item.nights === 0 ? Sun : Moon} />
              {nightsLabel(item.nights, language)}
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
                {full ? m.packages_waiting_list() : seatsLeftLabel(next.seatsLeft, language)}
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
