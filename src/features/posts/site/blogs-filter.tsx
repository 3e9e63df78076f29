import { m } from '#messages/messages.js';
import { FilterForm } from '#site/list/filter-form.tsx';
import { PageLink } from '#site/page-link.tsx';
import { SearchField } from '#site/search/search-field.tsx';
import { categoryName } from '../category.rules.ts';
import type { TagChoice } from '../list/list.queries.ts';
import type { Category } from '../posts.contract.ts';
import { blogsPath, type BlogsFilter as Filter } from './blogs-path.ts';

interface BlogsFilterProps {
  filter: Filter;
  categories: readonly Category[];
  tags: readonly TagChoice[];
}

/** The blog's title, search, and its categories and tags as links. */
export function BlogsFilter({ filter, categories, tags }: BlogsFilterProps) {
  return (
    <>
      <div className="blogs-head">
        <div className="list-head">
          <h1>{m.posts_blog_title()}</h1>
          <p className="lede">{m.posts_blog_lede()}</p>
        </div>
        <FilterForm label={m.posts_search()} className="blogs-search">
          {filter.category && <input type="hidden" name="category" value={filter.category} />}
          {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
          <SearchField
            className="search-form-field"
            label={m.posts_search()}
            query={filter.q}
            placeholder={m.posts_search_hint()}
            autoComplete="off"
          />
          <button className="btn btn-ink btn-sm blogs-search-go" type="submit">
            {m.posts_show()}
          </button>
        </FilterForm>
      </div>
      <nav className="blogs-rail" aria-label={m.posts_categories()}>
        <RailLink here={filter.category === undefined} to={blogsPath({ ...filter, category: undefined })}>
          {m.posts_category_all()}
        </RailLink>
        {categories.map((category) => (
          <RailLink
            key={category}
            here={filter.category === category}
            to={blogsPath({ ...filter, category })}
          >
            {categoryName[category]()}
          </RailLink>
        ))}
      </nav>
      {tags.length > 0 && (
        <nav className="blogs-tags" aria-label={m.posts_tags()}>
          <b aria-hidden="true">{m.posts_tags()}</b>
          {tags.map(({ key, name }) => (
            <PageLink
              key={key}
              to={blogsPath({ ...filter, tag: key })}
              aria-current={filter.tag === key ? 'true' : undefined}
              preventScrollReset
            >
              {name}
            </PageLink>
          ))}
        </nav>
      )}
    </>
  );
}

function RailLink({ here, to, children }: { here: boolean; to: string; children: string }) {
  return (
    <PageLink to={to} aria-current={here ? 'true' : undefined} preventScrollReset>
      {children}
    </PageLink>
  );
}
