import { PageLink } from '../page-link.tsx';
import { useAgency } from './agency.ts';
import { LogoMark } from './logo-mark.tsx';

/** The logo: the sun over a boat, a link to the home page. */
export function Logo({ onChoose }: { onChoose?: () => void }) {
  const { wordmark, wordmarkLine } = useAgency();
  return (
    <PageLink className="logo" to="/" onClick={onChoose}>
      <LogoMark />
      <span>
        {wordmark}
        <small>{wordmarkLine}</small>
      </span>
    </PageLink>
  );
}
