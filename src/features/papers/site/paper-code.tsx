import { m } from '#messages/messages.js';
import { QrCode } from '#ui/qr-code.tsx';
import type { PaperData } from '../papers.contract.ts';

/** The QR code of a paper. */
export const PaperCode = (qr: PaperData['qr']) => (
  <QrCode {...qr} className="paper-qr" label={m.papers_code()} />
);
