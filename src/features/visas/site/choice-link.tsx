import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { pageHref, usePageLanguage } from '#site/page-language.ts';

interface ChoiceLinkProps {
  /** The English path of the page with this choice. */
  to: string;
  /** The fragment to scroll to after a full page load. */
  anchor: string;
  chosen: boolean;
  className?: string;
  children: ReactNode;
}

/** One of several choices held in the URL. A link without JavaScript; with it, a navigation that replaces the entry. */
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
