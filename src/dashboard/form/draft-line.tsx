import { Button } from '@mantine/core';
import { m } from '#messages/messages.js';
import { clockTime } from '#platform/format/dates.ts';
import { officeLanguage } from '../language.ts';
import './draft-line.css';

interface DraftLineProps {
  /** When it was typed, in milliseconds. */
  readonly at: number;
  readonly onDrop: () => void;
}

/** Says that a form shows what was typed earlier. */
export const DraftLine = ({ at, onDrop }: DraftLineProps) => (
  <p className="fk-draft" role="status">
    <span>{m.office_draft_taken({ time: clockTime(new Date(at), officeLanguage()) })}</span>
    <Button size="compact-sm" variant="default" onClick={onDrop}>
      {m.office_draft_drop()}
    </Button>
  </p>
);
