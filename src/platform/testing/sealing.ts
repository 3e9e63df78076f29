import { sealWith } from '../sealed-columns/seal-text.ts';

/** The data key of tests. */
export const testDataKey = Buffer.alloc(32, 7);

// Also in the processes that tests start. A test that starts a program of its own may have changed it.
sealWith(testDataKey);
