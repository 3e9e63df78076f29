import { z } from 'zod';

// Zod tests whether it may compile code with eval. The site's policy forbids it, and the browser would report the test
// as a violation. The server has no such policy. This runs before any schema is made: see dashboard-layout.tsx.
if (typeof document !== 'undefined') {
  z.config({ jitless: true });
}
