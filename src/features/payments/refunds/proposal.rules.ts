import type { RefundProposal } from './proposal.contract.ts';

type Way = RefundProposal['ways'][number];

interface Beginning {
  readonly method: Way['method'];
  /** Poisha; undefined while nothing is due back. */
  readonly amount: number | undefined;
  readonly to: string;
}

/**
 * What the form of a refund holds at first: what is due back, on the way on which the latest money came, and at most what came on
 * it. The rest is proposed when the form is opened again.
 */
export function beginningOf({ due, ways }: RefundProposal): Beginning {
  const [way] = ways;
  const amount = way === undefined ? due : Math.min(due, way.left);
  return { method: way?.method ?? 'cash', amount: amount > 0 ? amount : undefined, to: way?.to ?? '' };
}

/** Whether whoever pays a refund needs to know where to: cash is handed over, a gateway knows it. */
export const needsTo = (method: Way['method']): boolean =>
  method === 'bank' ||
  method === 'bkash' ||
  method === 'nagad' ||
  method === 'rocket' ||
  method === 'upay' ||
  method === 'bangla-qr';
