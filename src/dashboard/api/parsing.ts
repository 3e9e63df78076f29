import { z } from 'zod';

// To be quick, zod tries whether it may make code of text. The site's policy says no, and the browser would report the
// try as an attack. The server has no such policy. This stands before any schema is made: see dashboard-layout.tsx.
if (typeof document !== 'undefined') {
  z.config({ jitless: true });
}
