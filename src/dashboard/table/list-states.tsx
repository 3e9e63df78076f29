import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { ApiProblem } from '../api/request.ts';

interface NoticeProps {
  title: string;
  text: string;
  action?: ReactNode;
}

/** The empty state of a list: what it is for, and the first step. */
export function ListNothing({ title, text, action }: NoticeProps) {
  return (
    <div className="of-notice">
      <h2>{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}

export function ListNothingFound({ onClear }: { onClear: () => void }) {
  return (
    <ListNothing
      title={m.office_nothing_found()}
      text={m.office_nothing_found_text()}
      action={
        <Button variant="default" onClick={onClear}>
          {m.office_show_all()}
        </Button>
      }
    />
  );
}

/** An error message with something that the user can do. */
export function errorLabel(cause: Error): string {
  if (!(cause instanceof ApiProblem)) {
    return m.office_error_ours();
  }
  if (cause.status === 0) {
    return m.office_error_network();
  }
  if (cause.status === 401) {
    return m.identity_error_signed_out();
  }
  if (cause.status === 403) {
    return m.office_error_forbidden();
  }
  return cause.status === 503 ? m.office_error_busy() : m.office_error_ours();
}

export function ListError({ cause, onRetry }: { cause: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <ListNothing
        title={m.office_list_error()}
        text={errorLabel(cause)}
        action={
          <Button color="marigold.5" onClick={onRetry}>
            {m.office_try_again()}
          </Button>
        }
      />
    </div>
  );
}
