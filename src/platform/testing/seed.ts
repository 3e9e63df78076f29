import fc from 'fast-check';

/** What tests draw at random is drawn from this: the same in every run, unless SEED_OF_FAULTS is another number. */
export const seed = Number(process.env.SEED_OF_FAULTS ?? 20_261_128);

fc.configureGlobal({ seed });
