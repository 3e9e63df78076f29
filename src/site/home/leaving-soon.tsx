import { PackageCard } from '#features/tour-packages/site/package-card.tsx';
import { m } from '#messages/messages.js';
import { monthOnly } from '#platform/format/dates.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import type { MonthRail } from './home.queries.ts';
import { SectionHead } from './section-head.tsx';

const all = '/packages/international';

/** International packages of the coming month, soonest first, and links to the months after it. */
export function LeavingSoon({ rail: { month, months, packages } }: { rail: MonthRail }) {
  const language = usePageLanguage();
  if (month === undefined) {
    return null;
  }
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={m.home_leaving({ month: monthOnly(month, language) })}
          text={m.home_leaving_text()}
          more={{ words: m.home_international_all(), to: all }}
        />
        <nav className="months num" aria-label={m.home_months()}>
          {months.map((each) => (
            <PageLink
              to={`${all}?month=${each}`}
              aria-current={each === month ? 'true' : undefined}
              key={each}
            >
              {monthOnly(each, language)}
            </PageLink>
          ))}
        </nav>
        <div className="rail home-rail">
          {packages.map((item) => (
            <PackageCard
              item={item}
              sizes="(max-width: 1000px) min(545px, 139vw), (max-width: 1440px) 40vw, 560px"
              key={item.slug}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
