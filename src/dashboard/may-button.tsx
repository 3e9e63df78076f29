import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RefusalReason } from './permission-check.ts';

interface MayButtonProps extends Omit<ButtonProps, 'disabled' | 'children'> {
  /** Why it is disabled; the button can still be focused and shows the reason. */
  refused: RefusalReason;
  /** Shown when it is enabled. */
  hint?: string;
  /** A link to a page of the office instead of an action. */
  to?: string;
  /** Sends the form that it stands in, by Enter too. */
  type?: 'submit';
  onClick?: () => void;
  children: ReactNode;
}

/** A button that is disabled with a reason when the role doesn't allow it; the reason is accessible by keyboard. */
export function MayButton({ refused, hint, to, type, onClick, children, ...look }: MayButtonProps) {
  const words = refused ?? hint;
  const button =
    refused !== undefined ? (
      <Button {...look} variant="default" className="of-refused" aria-disabled="true">
        {children}
      </Button>
    ) : to !== undefined ? (
      <Button {...look} component={Link} to={to}>
        {children}
      </Button>
    ) : (
      <Button {...look} {...(type ? { type } : {})} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <Tooltip label={words} disabled={words === undefined} maw={320}>
      {button}
    </Tooltip>
  );
}
