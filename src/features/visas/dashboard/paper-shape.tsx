import { Button, Popover } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { SwitchField } from '#dashboard/form/fields/choice-fields.tsx';
import { NumberField } from '#dashboard/form/fields/number-field.tsx';
import { useAt, useForm } from '#dashboard/form/form-context.tsx';
import type { Path } from '#dashboard/form/path.ts';
import { isPlain } from '#dashboard/form/plain.ts';
import { officeLanguage } from '#dashboard/language.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { type PaperShape, paperShape } from '../visas.contract.ts';
import { shapeLabel } from './shape-labels.ts';

const shapes = ['original', 'translated', 'notarised', 'scan'] as const;
const copies = ['photocopies', 'prints'] as const;

interface ShapeProps {
  shapeAt: (name: (typeof shapes)[number]) => Path<boolean>;
  copiesAt: (name: (typeof copies)[number]) => Path<number>;
  /** What holds unless it is changed here. */
  usual?: PaperShape;
}

/** The form in which a paper is handed in. */
export function ShapeFields({ shapeAt, copiesAt, usual }: ShapeProps) {
  return (
    <div className="fk-shape">
      {shapes.map((name) => (
        <SwitchField
          key={name}
          unset
          path={shapeAt(name)}
          {...(usual ? { fallback: usual[name] ?? false } : {})}
        />
      ))}
      {copies.map((name) => (
        <NumberField key={name} path={copiesAt(name)} {...(usual ? { fallback: usual[name] ?? 0 } : {})} />
      ))}
    </div>
  );
}

interface PaperShapeProps extends ShapeProps {
  /** The line of the checklist, whose values override the usual ones. */
  line: Path<PaperShape & { paper: string }>;
  usual: PaperShape;
  /** More that can be changed about the line. */
  children?: ReactNode;
}

/** How a paper of a checklist is handed in, in words; a click opens what can be changed about it. */
export function PaperShapeButton({ line, usual, children, ...at }: PaperShapeProps) {
  const { locked } = useForm();
  const value = useAt(line);
  const changed = paperShape
    .partial()
    .strip()
    .safeParse(isPlain(value) ? value : {});
  const words = shapeLabel({ ...usual, ...changed.data }, officeLanguage());
  return (
    <Popover position="bottom-end" width={380} trapFocus withinPortal shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          className="fk-shape-button"
          disabled={locked !== undefined}
          rightSection={<Icon of={ChevronDown} />}
          aria-label={m.writing_paper_shape({ shape: words })}
        >
          {words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ShapeFields {...at} usual={usual} />
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
