import { randomInt } from 'node:crypto';

/** A telephone number of a customer of one journey alone: what one customer pays and gets back in a day counts together. */
export const aPhone = (): string => `0171${String(randomInt(10_000_000)).padStart(7, '0')}`;
