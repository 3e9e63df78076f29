import { Check, X } from 'lucide-react';
import { visaPath } from '#features/documents/document-path.rules.ts';
import { workingDays } from '#features/visas/site/working-days.ts';
import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { PackageView } from '../package/package.contract.ts';
import { PackageHotels } from './package-hotels.tsx';

/** What the price includes and excludes, and the visa where one is needed. */
export function PackageHolds({ view }: { view: PackageView }) {
  const language = usePageLanguage();
  const { visa } = view;
  return (
    <section className="pholds" aria-labelledby="holds-title">
      <h2 id="holds-title">{m.package_holds_title()}</h2>
      <div className="inout">
        <div>
          <h3>{m.package_included()}</h3>
          <ul className="num">
            {view.included.map((each) => (
              <li key={each}>
                <Icon of={Check} />
                <span>{each}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="no">
          <h3>{m.package_excluded()}</h3>
          <ul className="num">
            {view.excluded.map((each) => (
              <li key={each}>
                <Icon of={X} />
                <span>{each}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <PackageHotels view={view} />
      {visa && (
        <PageLink className="visabeside num" to={visaPath(visa.slug)}>
          <span>
            <b>{m.package_visa({ country: visa.country })}</b>
            <small>
              {visa.workingDaysMax === 0
                ? m.package_visa_at_once()
                : m.package_visa_days({
                    days: workingDays(visa.workingDaysMin, visa.workingDaysMax, language),
                  })}
            </small>
          </span>
          <b>
            {visa.feeFrom === 0
              ? m.package_visa_free()
              : visa.severalFees
                ? m.package_visa_from({ fee: taka(visa.feeFrom, language) })
                : m.package_visa_fee({ fee: taka(visa.feeFrom, language) })}
          </b>
        </PageLink>
      )}
    </section>
  );
}
