import { useEffect, useState } from 'react';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { ownPath } from '../account/next-path.rules.ts';

interface ComeBack {
  /** `?next=...` for links between the account pages; empty when there is none. */
  readonly query: string;
  /** Where to go after signing in. */
  readonly path: string;
}

/** The page to return to after signing in. Read in the browser only: the HTML is the same for everybody. */
export function useComeBack(): ComeBack {
  const account = pageHref(usePageLanguage(), '/account');
  const [next, setNext] = useState<string>();
  useEffect(() => setNext(ownPath(new URLSearchParams(location.search).get('next'))), []);
  return next === undefined
    ? { query: '', path: account }
    : { query: `?next=${encodeURIComponent(next)}`, path: next };
}
