import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RefusalReason } from './permission-check.ts';

interface MayButtonProps extends Omit<ButtonProps, 'disabled' | 'children'> {
  /** Why it can't be used; the button then stands there, can be reached, and says so. */
  refused: RefusalReason;
  /** Said when it can be used. */
  hint?: string;
  /** Leads to a page of the office instead of doing something. */
  to?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A button that a role may not use is disabled and says why; the keyboard reaches the reason, too. */
export function MayButton({ refused, hint, to, onClick, children, ...look }: MayButtonProps) {
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
      <Button {...look} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <Tooltip label={words} disabled={words === undefined} maw={320}>
      {button}
    </Tooltip>
  );
}
