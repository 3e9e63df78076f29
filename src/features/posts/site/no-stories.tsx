import { m } from '#messages/messages.js';
import { PageLink } from '#site/page-link.tsx';

/** The empty state of the blog. */
export function NoStories() {
  return (
    <div className="no-stories">
      <h3 className="h3">{m.posts_none()}</h3>
      <p>{m.posts_none_help()}</p>
      <div>
        <PageLink className="btn btn-go" to="/blogs">
          {m.posts_see_all()}
        </PageLink>
        <PageLink className="btn btn-line" to="/contact">
          {m.posts_enquire()}
        </PageLink>
      </div>
    </div>
  );
}
