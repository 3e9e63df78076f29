import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { pageHref, usePageLanguage } from '#site/page-language.ts';

interface ChoiceLinkProps {
  /** The English path of the page with this chosen. */
  to: string;
  /** Where the reader is put when the page has to be loaded anew. */
  anchor: string;
  chosen: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * One of several choices that the address holds. Without JavaScript it is a link that comes back to the same place;
 * with it the page only changes, and nothing is added to the history.
 */
export function ChoiceLink({ to, anchor, chosen, className, children }: ChoiceLinkProps) {
  const navigate = useNavigate();
  const href = pageHref(usePageLanguage(), to);
  return (
    <a
      href={`${href}#${anchor}`}
      className={className}
      aria-current={chosen ? 'true' : undefined}
      onClick={(event) => {
        if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
          event.preventDefault();
          void navigate(href, { replace: true, preventScrollReset: true });
        }
      }}
    >
      {children}
    </a>
  );
}
