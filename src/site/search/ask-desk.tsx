import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { useAgency } from '../layout/agency.ts';
import { PageLink } from '../page-link.tsx';
import { WhatsappLink } from '../whatsapp-link.tsx';

/** The way to a person, with the search as the question: the answer where nothing was found, and the last line otherwise. */
export function AskDesk({ query, isAnswer }: { query: string; isAnswer: boolean }) {
  const agency = useAgency();
  const text = m.site_search_desk_text({ agency: agency.name, query });
  return (
    <section className={clsx('search-desk', isAnswer && 'is-answer')} aria-labelledby="search-desk">
      <h2 className="h3" id="search-desk">
        {isAnswer ? m.site_search_desk_none() : m.site_search_desk_else()}
      </h2>
      <p>{isAnswer ? m.site_search_desk_none_help({ query }) : m.site_search_desk_else_help()}</p>
      {isAnswer && <blockquote>{text}</blockquote>}
      <p className="search-desk-ways">
        <WhatsappLink text={text}>{m.site_search_desk_whatsapp()}</WhatsappLink>
        <a className="btn btn-line num" href={`tel:${agency.phone}`}>
          <Icon of={Phone} />
          <PhoneNumber of={agency.phone} />
        </a>
        <PageLink className="link" to="/contact?about=general">
          {m.site_search_desk_write()}
        </PageLink>
      </p>
    </section>
  );
}
