import { ChevronLeft, ChevronRight } from 'lucide-react';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { usePageLanguage } from '../page-language.ts';
import { PageLink } from '../page-link.tsx';
import { pageNumbers } from './pager.rules.ts';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** The English path of a page of the list, with its filters. */
  pathOf: (page: number) => string;
}

/** Links to the other pages of a list; nothing when there is only one. */
export function Pager({ page, pages, pathOf }: PagerProps) {
  const language = usePageLanguage();
  if (pages < 2) {
    return null;
  }
  return (
    <nav className="pager num" aria-label={m.site_pages()}>
      {page > 1 && (
        <PageLink to={pathOf(page - 1)} rel="prev" aria-label={m.site_previous_page()}>
          <Icon of={ChevronLeft} />
        </PageLink>
      )}
      {pageNumbers(page, pages).map((each, index, all) =>
        each === undefined ? (
          <span key={`after-${all[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <PageLink
            key={each}
            to={pathOf(each)}
            aria-current={each === page ? 'page' : undefined}
            aria-label={m.site_page_number({ page: count(each, language) })}
          >
            {count(each, language)}
          </PageLink>
        ),
      )}
      {page < pages && (
        <PageLink to={pathOf(page + 1)} rel="next" aria-label={m.site_next_page()}>
          <Icon of={ChevronRight} />
        </PageLink>
      )}
    </nav>
  );
}
