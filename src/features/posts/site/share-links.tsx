import { m } from '#messages/messages.js';
import { useAgency } from '#site/layout/agency.ts';
import { pageHref, usePageLanguage } from '#site/page-language.ts';
import { ShareWays } from '#site/share-ways.tsx';
import './share-links.css';

/** The line below a post that shares it. */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const { siteUrl } = useAgency();
  return (
    <div className="share">
      <b id="share">{m.site_share()}</b>
      <ShareWays
        title={title}
        address={`${siteUrl}${pageHref(usePageLanguage(), path)}`}
        labelledBy="share"
      />
    </div>
  );
}
