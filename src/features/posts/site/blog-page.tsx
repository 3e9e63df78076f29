import { PictureFrame } from '#features/media/site/picture-frame.tsx';
import { m } from '#messages/messages.js';
import { pageContext } from '#platform/http/page-context.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { Contents } from '#site/contents.tsx';
import { usePageLanguage } from '#site/page-language.ts';
import { PageLink } from '#site/page-link.tsx';
import { categoryName } from '../category.rules.ts';
import type { Route } from './+types/blog-page.ts';
import { blogsPath } from './blogs-path.ts';
import { BodyView } from './body-view.tsx';
import { loadPost } from './load-post.server.ts';
import { OnlyInOther, PostByline } from './post-head.tsx';
import { postMeta } from './post-meta.ts';
import { ShareLinks } from './share-links.tsx';
import { Story } from './story.tsx';
import './post-page.css';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPost(context.get(pageContext), 'blog', params.id);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { id, loaderData: site } = matches[1];
  return site === undefined || loaderData === undefined
    ? []
    : postMeta(loaderData, {
        path: `/blogs/${loaderData.slug}`,
        language: id === 'bn/site' ? 'bn' : 'en',
        site,
      });
}

export default function BlogPage({ loaderData: post }: Route.ComponentProps) {
  const language = usePageLanguage();
  const lang = post.language === language ? undefined : post.language;
  return (
    <main id="main">
      <article className="wrap">
        <Breadcrumbs items={[{ name: m.site_blog(), path: '/blogs' }, { name: post.title }]} />
        <header className="post-head">
          <PageLink className="pill soft" to={blogsPath({ category: post.category })}>
            {categoryName[post.category]()}
          </PageLink>
          <h1 lang={lang}>{post.title}</h1>
          <p className="lede" lang={lang}>
            {post.summary}
          </p>
          <PostByline post={post} />
          <OnlyInOther post={post} />
        </header>
        {post.cover && (
          <div className="post-cover">
            <PictureFrame picture={post.cover} sizes="(max-width: 1440px) 92vw, 1280px" first />
          </div>
        )}
        <div className="post-cols">
          {post.contents.length > 1 && (
            <div className="post-side">
              <Contents lines={post.contents} lang={lang} />
            </div>
          )}
          <div className="post-text">
            <BodyView parts={post.parts} lang={lang} />
            {post.tags.length > 0 && (
              <ul className="post-tags" aria-label={m.posts_tags()}>
                {post.tags.map(({ key, name }) => (
                  <li key={key}>
                    <PageLink to={blogsPath({ tag: key })}>{name}</PageLink>
                  </li>
                ))}
              </ul>
            )}
            <ShareLinks title={post.title} path={`/blogs/${post.slug}`} />
          </div>
        </div>
      </article>
      <section className="post-end on-dark">
        <div className="wrap">
          <div>
            <h2 className="h3">{m.posts_end_title()}</h2>
            <p>{m.posts_end_text()}</p>
          </div>
          <PageLink className="btn btn-go" to="/contact?about=general">
            {m.posts_end_contact()}
          </PageLink>
        </div>
      </section>
      {post.related.length > 0 && (
        <section className="wrap section post-more" aria-labelledby="related">
          <div className="head">
            <h2 className="h2" id="related">
              {m.posts_related()}
            </h2>
            <PageLink className="link" to="/blogs">
              {m.posts_all_stories()}
            </PageLink>
          </div>
          <div className="post-related">
            {post.related.map((story) => (
              <Story key={story.slug} story={story} shape="pair" />
            ))}
          </div>
        </section>
      )}
    </main>
  );
}
