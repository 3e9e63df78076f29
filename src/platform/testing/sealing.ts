import { sealWith } from '../sealed-columns/seal-text.ts';
import { testDataKey } from './test.ts';

// A test that starts a program of its own may have changed it.
sealWith(testDataKey);
