import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '#messages/runtime.js';

// Changing the language loads a new document, so this one's language is constant.
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
