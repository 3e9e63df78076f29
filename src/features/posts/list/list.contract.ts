import { m } from '#messages/messages.js';
import { oneOf, type QueryField, query, text, wholeNumber } from '#platform/http/query.ts';
import { categories } from '../posts.contract.ts';

/** A large story, two beside each other and six rows. */
export const postsPerPage = 9;

export const newsPerPage = 20;

/** A key, such as that of a tag. */
const oneKey: QueryField<string | undefined> = {
  read: (values) => {
    const key = text(60).read(values);
    if (key !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) {
      throw new RangeError(m.posts_query_tag());
    }
    return key;
  },
  write: (value) => (value === undefined ? [] : [value]),
};

const page = wholeNumber({ min: 1, max: 10_000 });

/** The parameters of the blog. */
export const blogList = query({ q: text(80), category: oneOf(categories), tag: oneKey, page });

/** The parameters of the news. */
export const newsList = query({ page });
