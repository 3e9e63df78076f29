import type { LucideIcon } from 'lucide-react';

/** A line icon in the size of its text, hidden from screen readers: it stands beside a text. */
export function Icon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing className="i" strokeWidth={1.75} aria-hidden="true" />;
}
