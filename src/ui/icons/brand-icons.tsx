import type { ReactNode } from 'react';

const drawings: Readonly<Record<'facebook' | 'instagram' | 'youtube' | 'linkedin' | 'whatsapp', ReactNode>> =
  {
    facebook: (
      <path d="M14 8.5h2.5V5H14c-2.3 0-3.8 1.5-3.8 3.9V11H8v3.4h2.2V21h3.5v-6.6h2.5L17 11h-3.3V9.2c0-.5.2-.7.3-.7Z" />
    ),
    instagram: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.6" />
        <path d="M16.6 7.4h.01" />
      </>
    ),
    youtube: (
      <>
        <rect x="3" y="6" width="18" height="12.5" rx="4" />
        <path d="m10.5 9.5 4.5 2.7-4.5 2.8Z" />
      </>
    ),
    linkedin: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="3" />
        <path d="M8 11v5.5M8 7.8v.01M11.7 16.5V11M11.7 13.5c0-1.5 1-2.5 2.3-2.5s2.2 1 2.2 2.5v3" />
      </>
    ),
    whatsapp: (
      <>
        <path d="M4 20l1.3-4A8 8 0 1 1 8.3 19Z" />
        <path d="M9.2 8.5c-.8 3 3 6.8 6.2 6.2l.4-1.8-2-.9-1 .9c-.9-.4-1.7-1.2-2.1-2.1l.9-1-.9-2Z" />
      </>
    ),
  };

export type Brand = keyof typeof drawings;

/** The mark of a network, drawn as a line icon like all the others. */
export function BrandIcon({ of }: { of: Brand }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
