import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';

export interface PopularFare {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** Poisha. */
  readonly fareFrom: number;
}

/** Routes that prefill the form, each with a recent fare. */
export function PopularRoutes({
  fares,
  chosen,
}: {
  fares: readonly PopularFare[];
  chosen: string | undefined;
}) {
  const language = usePageLanguage();
  return (
    <nav className="months popular num" aria-label={m.air_popular()}>
      {fares.map(({ from, to, name, fareFrom }) => (
        <PageLink
          to={`/airticket?from=${from}&to=${to}`}
          aria-current={to === chosen ? 'true' : undefined}
          preventScrollReset
          key={to}
        >
          {name}
          <small>{taka(fareFrom, language)}</small>
        </PageLink>
      ))}
    </nav>
  );
}
