import { clsx } from 'clsx';
import { documentPath } from '#features/documents/document-path.rules.ts';
import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import type { PostSummary } from '../posts.queries.ts';
import { StoryMeta } from './story-meta.tsx';
import './story.css';

/** The fields of a story in a list. */
export type StoryCard = Omit<PostSummary, 'author' | 'tags' | 'id'>;

interface StoryProps {
  story: StoryCard;
  /** `lead`: first on the page; `pair`: two side by side; `row`: picture left, text right. */
  shape: 'lead' | 'pair' | 'row';
  heading?: 'h2' | 'h3';
  first?: boolean;
}

const sizes = {
  lead: '(max-width: 900px) 92vw, 820px',
  pair: '(max-width: 700px) 92vw, 620px',
  row: '(max-width: 560px) 120px, 232px',
} as const;

/** A story in a list; all of it is one link. */
export function Story({ story, shape, heading: Heading = 'h3', first = false }: StoryProps) {
  const language = usePageLanguage();
  const lang = story.language === language ? undefined : story.language;
  return (
    <article className={clsx('story', `story-${shape}`)}>
      <div className="story-pic">
        {story.cover && <PictureFrame picture={story.cover} sizes={sizes[shape]} first={first} decorative />}
      </div>
      <div className="story-words">
        <Heading lang={lang}>
          <PageLink to={documentPath({ kind: 'post', slug: story.slug, section: story.kind })}>
            {story.title}
          </PageLink>
        </Heading>
        <p className="story-summary" lang={lang}>
          {story.summary}
        </p>
        <StoryMeta post={story} />
      </div>
    </article>
  );
}
