import type { Logo as OwnLogo } from '#features/site-settings/look/look.contract.ts';
import { PageLink } from '../page-link.tsx';
import { useAgency } from './agency.ts';
import { LogoMark } from './logo-mark.tsx';

interface WordmarkProps {
  readonly logo?: OwnLogo | undefined;
  readonly wordmark: string;
  readonly wordmarkLine: string;
}

/** The agency's logo with its name; one that is wide holds the name itself. */
export function Wordmark({ logo, wordmark, wordmarkLine }: WordmarkProps) {
  const name = `${wordmark} ${wordmarkLine}`;
  return (
    <>
      {logo === undefined ? (
        <LogoMark />
      ) : (
        <img src={logo.src} width={logo.width} height={logo.height} alt={logo.isWide ? name : ''} />
      )}
      {!logo?.isWide && (
        <span>
          {wordmark}
          <small>{wordmarkLine}</small>
        </span>
      )}
    </>
  );
}

/** The logo, a link to the home page. */
export const Logo = ({ onChoose }: { onChoose?: () => void }) => (
  <PageLink className="logo" to="/" onClick={onChoose}>
    <Wordmark {...useAgency()} />
  </PageLink>
);
