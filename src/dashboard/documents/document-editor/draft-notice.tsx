import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';

interface DraftNoticeProps {
  title: string;
  color: 'red' | 'marigold';
  children: ReactNode;
}

/** A notice above the form about the document that is open, with what can be done. */
export function DraftNotice({ title, color, children }: DraftNoticeProps) {
  return (
    <Alert className="of-alert fk-kept" color={color} title={title} role="group" aria-label={title}>
      {children}
    </Alert>
  );
}
