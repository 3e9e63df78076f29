import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#messages/runtime.js';

// A change of language is a new document, so the language of this one never changes.
const language = document.documentElement.lang === 'bn' ? 'bn' : 'en';
overwriteGetLocale(() => language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
