import { m } from '#messages/messages.js';
import { taka } from '#platform/format/numbers.ts';
import { usePageLanguage } from '#site/page-language.ts';
import type { FeeShare } from '../visas.rules.ts';

interface FeeBarProps {
  shares: readonly FeeShare[];
  /** The label of the second part where there is no visa centre. */
  centreName?: string | undefined;
}

/** The three parts of a fee as one bar: ink for the embassy, pale ink for the centre, marigold for the agency. */
export function FeeBar({ shares, centreName = m.visas_fee_centre() }: FeeBarProps) {
  const language = usePageLanguage();
  const drawn = shares.filter(({ width }) => width > 0);
  const words = Object.fromEntries(shares.map(({ part, fee }) => [part, taka(fee.poisha, language)]));
  const { embassy = '', centre = '', service = '' } = words;
  return (
    <svg
      className="vfeebar"
      role="img"
      aria-label={m.visas_fee_bar({ embassy, centreName, centre, service })}
    >
      {drawn.map(({ part, from, width }) => (
        <rect key={part} className={`vfee-${part}`} x={`${from}%`} width={`${width}%`} height="100%" />
      ))}
      {drawn.slice(1).map(({ part, from }) => (
        <line key={part} x1={`${from}%`} x2={`${from}%`} y2="100%" />
      ))}
    </svg>
  );
}
