import { useEffect, useState } from 'react';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { ownPath } from '../account/next-path.rules.ts';

interface ComeBack {
  /** `?next=...` for links between the pages of the account; empty when nothing was asked for. */
  readonly query: string;
  /** Where to go when somebody has signed in. */
  readonly path: string;
}

/** The page that was asked for before signing in. Read in the browser only: the page is the same for everybody. */
export function useComeBack(): ComeBack {
  const account = pageHref(usePageLanguage(), '/account');
  const [next, setNext] = useState<string>();
  useEffect(() => setNext(ownPath(new URLSearchParams(location.search).get('next'))), []);
  return next === undefined
    ? { query: '', path: account }
    : { query: `?next=${encodeURIComponent(next)}`, path: next };
}
