import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import './copy-button.css';

const never = () => () => {};

interface CopyButtonProps {
  readonly text: string;
  /** What it copies, where no words are beside its icon. */
  readonly label?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Copies a text; without JavaScript, and where browsers don't let it, it isn't there. */
export function CopyButton({ text, label, className, children }: CopyButtonProps) {
  const canCopy = useSyncExternalStore(
    never,
    () => navigator.clipboard !== undefined,
    () => false,
  );
  const [copied, setCopied] = useState(false);
  return (
    canCopy && (
      <button
        className={clsx(children === undefined ? 'copy-button' : 'btn', className)}
        type="button"
        aria-label={label}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        <Icon of={copied ? Check : Copy} />
        {children}
        <span className="vh" role="status">
          {copied ? m.site_copied() : ''}
        </span>
      </button>
    )
  );
}
