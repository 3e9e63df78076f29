import type { PaymentMark } from '#features/site-settings/look/look.contract.ts';
import { cardMarks } from './card-marks.data.ts';

function Mark({ method, name, picture }: PaymentMark) {
  if (picture !== undefined) {
    return <img src={picture.src} width={picture.width} height={picture.height} alt={name} loading="lazy" />;
  }
  if (method !== 'visa' && method !== 'mastercard') {
    return name;
  }
  const { viewBox, path } = cardMarks[method];
  return (
    <svg role="img" aria-label={name} viewBox={viewBox}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The accepted ways of paying: the owner's mark where there is one, else the name in plain letters. */
export const PaymentMarks = ({ of }: { of: readonly PaymentMark[] }) => (
  <ul>
    {of.map((mark) => (
      <li key={mark.method}>
        <Mark {...mark} />
      </li>
    ))}
  </ul>
);
