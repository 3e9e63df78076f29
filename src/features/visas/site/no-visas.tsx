import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';
import type { VisaBoardRow } from './flags.server.ts';
import { VisaBoard } from './visa-board.tsx';
import type { visaListLinks } from './visa-list-links.ts';

interface NoVisasProps {
  like: readonly VisaBoardRow[];
  links: ReturnType<typeof visaListLinks>;
}

/** The empty state: similar country names, filters to remove, and contact; without filters, there is no guide yet. */
export function NoVisas({ like, links }: NoVisasProps) {
  const isFiltered = links.chips.length > 0;
  return (
    <div className="empty">
      <svg className="empty-river" viewBox="0 0 320 96" aria-hidden="true">
        <path d="M0 62c40-22 70-22 106-4s72 20 108 2 66-20 106-4" />
        <path d="M0 82c40-22 70-22 106-4s72 20 108 2 66-20 106-4" />
        <circle cx="234" cy="26" r="15" />
      </svg>
      <h3 className="h3">{isFiltered ? m.visas_nothing() : m.visas_none_yet()}</h3>
      {like.length > 0 ? (
        <>
          <p className="muted">{m.visas_nothing_like()}</p>
          <div className="empty-ways vlist-like">
            <VisaBoard visas={like} />
          </div>
        </>
      ) : (
        links.chips.length > 1 && <p className="muted">{m.visas_nothing_filters()}</p>
      )}
      <p className="muted vlist-ask">{m.visas_nothing_enquire()}</p>
      <p className="empty-else">
        {isFiltered && (
          <PageLink className="link" to={links.clear}>
            {m.visas_all()}
          </PageLink>
        )}
        <PageLink className="link" to="/contact?about=visa">
          {m.visas_enquire()}
        </PageLink>
      </p>
    </div>
  );
}
