import { documentPath } from '#features/documents/document-path.rules.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { m } from '#messages/messages.js';
import { shortDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import type { Story } from './home.queries.ts';
import { SectionHead } from './section-head.tsx';
import './journal.css';

const pathOf = ({ kind, slug }: Story) => documentPath({ kind: 'post', slug, section: kind });

function Meta({ story }: { story: Story }) {
  const language = usePageLanguage();
  return (
    <span className="meta num">
      <span>{story.kind === 'news' ? m.site_news() : m.site_blog()}</span>
      <time dateTime={story.publishedOn}>{shortDate(story.publishedOn, language)}</time>
      <span>
        {m.posts_reading_minutes({
          count: story.readingMinutes,
          shown: count(story.readingMinutes, language),
        })}
      </span>
    </span>
  );
}

/** The newest blog post, large, and three more beside it. */
export function Journal({ main, beside }: { main: Story | undefined; beside: readonly Story[] }) {
  const language = usePageLanguage();
  if (!main) {
    return null;
  }
  const langOf = (story: Story) => (story.language === language ? undefined : story.language);
  return (
    <section className="section home-joined">
      <div className="wrap">
        <SectionHead title={m.home_journal()} more={{ words: m.home_journal_all(), to: '/blogs' }} />
        <div className="journal">
          <PageLink className="jmain" to={pathOf(main)} lang={langOf(main)}>
            <div className="pic">
              {main.cover && (
                <PictureFrame
                  picture={main.cover}
                  sizes="(max-width: 1000px) 92vw, (max-width: 1440px) 56vw, 740px"
                  decorative
                />
              )}
            </div>
            <h3>{main.title}</h3>
            <p className="muted">{main.summary}</p>
            <Meta story={main} />
          </PageLink>
          <ul className="jlist">
            {beside.map((story) => (
              <li key={story.slug}>
                <PageLink to={pathOf(story)} lang={langOf(story)}>
                  <span className="thumb">
                    {story.cover && <PictureFrame picture={story.cover} sizes="170px" decorative />}
                  </span>
                  <span>
                    <h3>{story.title}</h3>
                    <Meta story={story} />
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
