import { Button, Checkbox, TextInput } from '@mantine/core';
import { BookmarkPlus } from 'lucide-react';
import { newListView, type ViewedList } from '#features/list-views/list-views.contract.ts';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { write } from '../api/operations.ts';
import { DialogForm, openForm } from '../form/form-frame.tsx';
import { useOfficeForm } from '../form/use-office-form.ts';
import { queryNow } from './address-query.ts';
import { viewQuery } from './view-query.ts';

interface Looked {
  readonly list: ViewedList;
  /** The view that is seen, as it is kept. */
  readonly query: string;
}

/** Keeps what is seen of a list under a name, for oneself or for all. */
function ViewForm({ list, query }: Looked) {
  const form = useOfficeForm({
    start: { name: '', shared: false },
    schema: newListView,
    request: (typed) => ({ ...typed, query }),
    send: (view) => write('POST /lists/{list}/views', { list, ...view }),
    changes: ['list-views'],
    told: m.office_view_saved(),
  });
  return (
    <DialogForm form={form} send={m.office_view_keep()}>
      <TextInput
        data-autofocus
        label={m.office_view_name()}
        maxLength={60}
        autoComplete="off"
        {...form.field('name')}
      />
      <Checkbox label={m.office_view_shared()} {...form.checkbox('shared')} />
    </DialogForm>
  );
}

/** The button that keeps what is searched, filtered and sorted as a view. */
export const SaveView = ({ list }: Pick<Looked, 'list'>) => (
  <Button
    variant="default"
    leftSection={<Icon of={BookmarkPlus} />}
    onClick={() => openForm(m.office_view_save(), <ViewForm list={list} query={viewQuery(queryNow())} />)}
  >
    {m.office_view_save()}
  </Button>
);
