import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';

/** The empty state of the blog. @param isSearch Whether something was searched for; else nothing is written yet. */
export function NoStories({ isSearch }: { isSearch: boolean }) {
  return (
    <div className="no-stories">
      <h3 className="h3">{isSearch ? m.posts_none() : m.posts_none_yet()}</h3>
      {isSearch && <p>{m.posts_none_help()}</p>}
      <div>
        {isSearch && (
          <PageLink className="btn btn-go" to="/blogs">
            {m.posts_see_all()}
          </PageLink>
        )}
        <PageLink className="btn btn-line" to="/contact">
          {m.posts_enquire()}
        </PageLink>
      </div>
    </div>
  );
}
