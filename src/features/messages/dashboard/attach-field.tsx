import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { read } from '#dashboard/api/operations.ts';
import type { FieldProps } from '#dashboard/form/field-path.ts';
import { paperName } from '#features/papers/paper-labels.rules.ts';
import { drawnKinds } from '#features/papers/papers.rules.ts';
import { m } from '#messages/messages.js';
import type { AboutKind } from '#platform/messages/messages.rules.ts';
import type { Attachment } from '../attachments/attachments.contract.ts';

/** What can go along, as a choice: `file:<id>`, or the kind and number of a paper. */
const choiceOf = ({ file, paper, number }: Attachment) =>
  file === null ? `${paper}:${number}` : `file:${file}`;

/** What a choice sends. */
export function attachedOf(chosen: string) {
  const [kind = '', rest = ''] = chosen.split(':');
  const paper = drawnKinds.find((each) => each === kind);
  return paper === undefined ? (kind === 'file' ? { file: rest } : {}) : { paper, number: rest };
}

interface AttachFieldProps {
  readonly kind: AboutKind;
  readonly id: string;
  readonly field: FieldProps<string>;
}

/** Which e-ticket or paper goes along by WhatsApp; nothing where there is none. */
export function AttachField({ kind, id, field }: AttachFieldProps) {
  const { data } = useQuery({
    queryKey: ['message-attachments', kind, id],
    queryFn: ({ signal }) => read('GET /messages/attachments', { kind, id }, signal),
  });
  const items = data?.items ?? [];
  return items.length === 0 ? null : (
    <NativeSelect
      label={m.outbox_attach()}
      data={[
        { value: '', label: m.outbox_attach_nothing() },
        ...items.map((each) => ({
          value: choiceOf(each),
          label: each.paper === null ? each.name : `${paperName[each.paper]()} ${each.number}`,
        })),
      ]}
      {...field}
    />
  );
}
