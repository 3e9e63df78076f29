/** What of an address is the view of a list: all but its page, and the columns, which are somebody's own. */
export function viewQuery(address: URLSearchParams): string {
  const query = new URLSearchParams(address);
  for (const name of ['page', 'size', 'columns']) {
    query.delete(name);
  }
  query.sort();
  return query.toString();
}
