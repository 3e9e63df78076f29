import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { RefObject } from 'react';
import { useNavigation } from 'react-router';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { FilterChips } from '#site/list/filter-chips.tsx';
import { FilterSheetButton } from '#site/list/filter-sheet.tsx';
import { Pager } from '#site/list/pager.tsx';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { VisaListParams } from '../visa-list/visa-list.contract.ts';
import type { VisaBoardRow } from './flags.server.ts';
import { NoVisas } from './no-visas.tsx';
import { VisaBoard } from './visa-board.tsx';
import type { visaListLinks } from './visa-list-links.ts';

const sortName: Readonly<Record<NonNullable<VisaListParams['sort']> | 'agency', () => string>> = {
  agency: m.visas_sort_agency,
  name: m.visas_sort_name,
  fee: m.visas_sort_fee,
  fastest: m.visas_sort_fastest,
};

export interface VisasFoundProps {
  filter: VisaListParams;
  found: {
    total: number;
    visas: readonly VisaBoardRow[];
    like: readonly VisaBoardRow[];
    page: number;
    pages: number;
  };
  links: ReturnType<typeof visaListLinks>;
  sheet: RefObject<HTMLDialogElement | null>;
}

/** The results of a page of the list, with their number, the active filters and the order. */
export function VisasFound({ filter, found, links, sheet }: VisasFoundProps) {
  const language = usePageLanguage();
  const { location } = useNavigation();
  const isComing = location?.pathname === pageHref(language, '/visaservices');
  const { total, visas, like, page, pages } = found;
  return (
    <section
      id="results"
      className={clsx('list-results', isComing && 'is-coming')}
      aria-labelledby="results-count"
    >
      <div className="lbar">
        <h2 id="results-count" className="found-count num" aria-live="polite">
          {m.visas_found({ count: total, shown: count(total, language) })}
        </h2>
        <FilterChips chips={links.chips} clearPath={links.clear} />
        {total > 1 && (
          <details className="sort" key={filter.sort}>
            <summary>
              <span>{m.visas_sort()}</span> <b>{sortName[filter.sort ?? 'agency']()}</b>
              <Icon of={ChevronDown} />
            </summary>
            <ul>
              {links.sorts.map(({ sort, path }) => (
                <li key={path}>
                  <PageLink
                    to={path}
                    aria-current={sort === filter.sort ? 'true' : undefined}
                    preventScrollReset
                    replace
                  >
                    {sortName[sort ?? 'agency']()}
                  </PageLink>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {total === 0 ? <NoVisas like={like} links={links} /> : <VisaBoard visas={visas} />}
      <Pager page={page} pages={pages} pathOf={(to) => `${links.pages}${to}`} />
      <FilterSheetButton
        set={filter.region.length + filter.form.length + (filter.days ? 1 : 0)}
        sheet={sheet}
      />
    </section>
  );
}
