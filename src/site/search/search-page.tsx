import { data } from 'react-router';
import { documentPath } from '#features/documents/document-path.rules.ts';
import { type DocumentKind, shelves } from '#features/documents/kinds/kinds.data.ts';
import { listTag } from '#features/documents/page-tags.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { pageContext } from '#platform/http/page-context.ts';
import { languages } from '#platform/language.ts';
import { usePageLanguage } from '../page-language.ts';
import { PageLink } from '../page-link.tsx';
import type { Route } from './+types/search-page.ts';
import { answerSearch } from './answer.queries.ts';
import { AskDesk } from './ask-desk.tsx';
import { siteSearch } from './search.contract.ts';
import { SearchForm } from './search-form.tsx';
import { SearchPackages, Understood } from './search-packages.tsx';
import type { TicketHit } from './ticket-hit.queries.ts';
import './search-page.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const parsed = siteSearch.parse(new URL(request.url).searchParams);
  if (!parsed.ok) {
    throw data({ fields: parsed.fields }, { status: 400 });
  }
  // Texts of the other language are searched, too.
  page.shows(...shelves.flatMap(({ name }) => languages.map((language) => listTag(name, language))));
  if (parsed.value.q === undefined) {
    return { query: '', answer: undefined };
  }
  const { found, ...answer } = await answerSearch(page.db, page.language, parsed.value.q, page.today);
  return {
    query: parsed.value.q,
    answer: {
      ...answer,
      found: found.map(({ title, summary, ...document }) => ({
        place: document.section === 'news' ? ('news' as const) : document.kind,
        title,
        summary,
        path: documentPath(document),
      })),
    },
  };
}

export function meta() {
  return [{ title: m.site_search() }, { name: 'robots', content: 'noindex' }];
}

const placeNames: Readonly<Record<DocumentKind | 'news', () => string>> = {
  visa: m.site_visa_service,
  'tour-package': m.site_tour_packages,
  post: m.site_blog,
  news: m.site_news,
};

function Result({ to, place, title, text }: { to: string; place: string; title: string; text: string }) {
  return (
    <li>
      <PageLink to={to}>
        <small>{place}</small>
        <b>{title}</b>
        <span>{text}</span>
      </PageLink>
    </li>
  );
}

const ticketTitle = ({ from, to }: TicketHit) =>
  from !== undefined && to !== undefined
    ? m.site_search_ticket_between({ from, to })
    : to === undefined
      ? m.site_search_ticket()
      : m.site_search_ticket_to({ to });

type Shown = NonNullable<Route.ComponentProps['loaderData']['answer']>;

/** Pages of the site: of the agency, the air tickets, guides, packages and posts. */
function PagesFound({ topic, ticket, found }: Shown) {
  return (
    <ol className="search-results">
      {topic && <Result to={topic.path} place={m.site_about()} title={topic.title} text={topic.about} />}
      {ticket && (
        <Result
          to={ticket.path}
          place={m.site_air_ticket()}
          title={ticketTitle(ticket)}
          text={m.site_search_ticket_about()}
        />
      )}
      {found.map(({ path, place, title, summary }) => (
        <Result key={path} to={path} place={placeNames[place]()} title={title} text={summary} />
      ))}
    </ol>
  );
}

function AnswerFound({ query, answer }: { query: string; answer: Shown }) {
  const language = usePageLanguage();
  const { asked, packages, over, topic, ticket, found, isNamed } = answer;
  const pages = found.length + (ticket ? 1 : 0) + (topic ? 1 : 0);
  const sold = packages.reduce((sum, { total }) => sum + total, 0) + over.length;
  const total = pages + sold;
  const tours = asked && sold > 0 && <SearchPackages packages={packages} over={over} asked={asked} />;
  return (
    <>
      <p className="muted num" aria-live="polite">
        {total > 0 && m.site_search_found({ count: total, shown: count(total, language), query })}
      </p>
      {asked && <Understood asked={asked} />}
      {!isNamed && tours}
      {!isNamed && tours && pages > 0 && <h2 className="h3">{m.site_search_more()}</h2>}
      <PagesFound {...answer} />
      {isNamed && tours}
      <AskDesk query={query} isAnswer={total === 0} />
    </>
  );
}

export default function SearchPage({ loaderData: { query, answer } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap search-page">
      <h1>{m.site_search()}</h1>
      <SearchForm query={query} />
      {answer && <AnswerFound query={query} answer={answer} />}
    </main>
  );
}
