/** The page numbers of a pager: first, last, and those around the current one; `undefined` for a gap. */
export function pageNumbers(page: number, pages: number): readonly (number | undefined)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const gap = each - (sorted[index - 1] ?? 0);
    // A gap of one page is as short as its number.
    return gap === 2 ? [each - 1, each] : gap > 2 ? [undefined, each] : [each];
  });
}
