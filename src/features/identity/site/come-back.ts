import { useEffect, useState } from 'react';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { ownPath } from '../account/next-path.rules.ts';

interface ComeBack {
  /** `?next=...` for links between the account pages; empty when there is none. */
  readonly query: string;
  /** Where a customer goes after signing in. */
  readonly path: string;
  /** Goes there after signing in; staff who came for no page go to the office, where their work is. */
  readonly go: () => Promise<void>;
}

/** The page to return to after signing in. Read in the browser only: the HTML is the same for everybody. */
export function useComeBack(): ComeBack {
  const account = pageHref(usePageLanguage(), '/account');
  const [next, setNext] = useState<string>();
  useEffect(() => setNext(ownPath(new URLSearchParams(location.search).get('next'))), []);
  if (next !== undefined) {
    return {
      query: `?next=${encodeURIComponent(next)}`,
      path: next,
      go: async () => location.assign(next),
    };
  }
  const go = async () => {
    const { mayOpenOffice } = await import('../browser/own-role.ts');
    location.assign((await mayOpenOffice()) ? '/dashboard/home' : account);
  };
  return { query: '', path: account, go };
}
