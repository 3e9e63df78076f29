import { m } from '#messages/messages.js';
import type { PaperData } from '../papers.contract.ts';

/** The QR code of a paper. */
export function PaperCode({ size, path }: PaperData['qr']) {
  return (
    <svg
      className="paper-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={m.papers_code()}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
