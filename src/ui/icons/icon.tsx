import type { LucideIcon } from 'lucide-react';

/** A line icon in the size of its text. It says nothing to screen readers: the words beside it do. */
export function Icon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing className="i" strokeWidth={1.75} aria-hidden="true" />;
}
