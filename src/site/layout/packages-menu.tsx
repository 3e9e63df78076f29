import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';

/** The packages dropdown, by mouse, touch and keyboard. Without JavaScript, CSS opens it on hover and focus. */
export function PackagesMenu({ current, children }: { current: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const item = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={item}
      className="drop"
      data-open={open || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          setOpen(false);
        }
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setOpen(false);
          item.current?.querySelector('button')?.focus();
        }
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          setOpen(true);
          const links = [...(item.current?.querySelectorAll('a') ?? [])];
          const at = links.findIndex((link) => link === document.activeElement);
          requestAnimationFrame(() => links[(at + 1) % links.length]?.focus());
        }
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) {
          setOpen(false);
          item.current?.querySelector('a')?.blur();
        }
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={list}
        aria-current={current ? 'page' : undefined}
        onClick={(event) =>
          setOpen(event.detail === 0 || !matchMedia('(hover: hover)').matches ? !open : true)
        }
      >
        {m.site_packages()}
        <Icon of={ChevronDown} />
      </button>
      <ul id={list}>{children}</ul>
    </li>
  );
}
