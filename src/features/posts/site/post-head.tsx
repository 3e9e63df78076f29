import { m } from '#messages/messages.js';
import { longDate } from '#platform/format/dates.ts';
import { count } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { PostTexts } from './load-post.server.ts';

/** Author, date and reading time. */
export function PostByline({ post }: { post: PostTexts }) {
  const language = usePageLanguage();
  const { author, publishedOn, changedOn, readingMinutes } = post;
  return (
    <p className="byline num">
      <b>{m.posts_by({ author })}</b>
      <time dateTime={publishedOn}>{longDate(publishedOn, language)}</time>
      <span>
        {m.posts_reading_minutes({ count: readingMinutes, shown: count(readingMinutes, language) })}
      </span>
      {changedOn !== undefined && <span>{m.posts_updated({ date: longDate(changedOn, language) })}</span>}
    </p>
  );
}

/** A note when the post isn't available in the page's language. */
export function OnlyInOther({ post }: { post: PostTexts }) {
  const language = usePageLanguage();
  return post.language === language ? null : (
    <p className="only-in-other">
      {post.language === 'en' ? m.site_only_in_english() : m.site_only_in_bangla()}
    </p>
  );
}
