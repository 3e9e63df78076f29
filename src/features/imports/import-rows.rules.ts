import type { ImportFault } from './faults.contract.ts';

/** How many rows a reader is shown as they were read. */
export const previewRows = 7;

/** The rows that have a fault. */
export const faultyRows = (faults: readonly ImportFault[]): Set<number> =>
  new Set(faults.map(({ row }) => row));
