import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pager.rules.ts';

describe('the pager', () => {
  it('shows every page when there are few', () => {
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });
  it('shows the first, the last and those around the page when there are many', () => {
    expect(pageNumbers(8, 20)).toEqual([1, undefined, 7, 8, 9, undefined, 20]);
  });
  it('never hides a single page behind an ellipsis', () => {
    expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, undefined, 20]);
    expect(pageNumbers(17, 20)).toEqual([1, undefined, 16, 17, 18, 19, 20]);
  });
  it('has one page for a short list', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
  });
});
