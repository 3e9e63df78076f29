import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import { categoryName } from '../category.rules.ts';
import type { PostSummary } from '../posts.queries.ts';

export function StoryMeta({
  post,
}: {
  post: Pick<PostSummary, 'category' | 'publishedOn' | 'readingMinutes'>;
}) {
  const language = usePageLanguage();
  const { category, publishedOn, readingMinutes } = post;
  return (
    <p className="story-meta num">
      <span className="story-category">{categoryName[category]()}</span>
      <time dateTime={publishedOn}>{longDate(publishedOn, language)}</time>
      <span>
        {m.posts_reading_minutes({ count: readingMinutes, shown: count(readingMinutes, language) })}
      </span>
    </p>
  );
}
