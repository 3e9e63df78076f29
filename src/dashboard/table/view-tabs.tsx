import { ActionIcon, Menu } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { ChevronDown, Trash2, Users } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router';
import { mayRemoveView } from '#features/list-views/list-views.rules.ts';
import { m } from '#messages/messages.js';
import { count } from '#platform/format/numbers.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useMe } from '../api/me.ts';
import { write } from '../api/operations.ts';
import { officeLanguage } from '../language.ts';
import { runMutation } from '../run-mutation.ts';
import { useAddressQuery } from './address-query.ts';
import type { TableSpec } from './table-spec.ts';
import { parseView } from './table-view.ts';
import type { ListViews } from './use-list-views.ts';
import { shapeOf } from './use-table-view.ts';
import { viewQuery } from './view-query.ts';

interface ViewTabsProps<Row> {
  spec: TableSpec<Row>;
  kept: ListViews;
}

/** The views of a list as tabs, each with how many it finds: those of the program, one's own, and those that colleagues share. */
export function ViewTabs<Row>({ spec, kept }: ViewTabsProps<Row>) {
  const me = useMe();
  const { query } = useAddressQuery();
  const { views = [], count: counted, key } = spec;
  const shape = useMemo(() => shapeOf(spec), [spec]);
  const tabs = [
    ...views.map((view) => ({ id: view.key, name: view.label(), query: view.query, own: undefined })),
    ...kept.views.map((view) => ({ id: view.id, name: view.name, query: view.query, own: view })),
  ];
  const counts = useQueries({
    queries: tabs.map((tab) => ({
      queryKey: [key, 'count', tab.query],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        counted?.(parseView(new URLSearchParams(tab.query), shape), signal) ?? 0,
      enabled: counted !== undefined,
      staleTime: 30_000,
    })),
  });
  if (tabs.length === 0) {
    return null;
  }
  const now = viewQuery(query);
  const remove = (id: string) =>
    void runMutation(['list-views'], m.office_view_removed(), () => write('DELETE /list-views/{id}', { id }));
  return (
    <nav className="of-tabs" aria-label={m.office_views()}>
      {tabs.map(({ id, name, query: wanted, own }, place) => {
        const found = counts[place]?.data ?? 0;
        const isNow = viewQuery(new URLSearchParams(wanted)) === now;
        const mayRemove =
          own !== undefined && mayRemoveView({ permissions: me.may('lists.manage') ? owners : nobody }, own);
        return (
          <Fragment key={id}>
            <Link to={`?${wanted}`} aria-current={isNow ? 'page' : undefined} preventScrollReset>
              {own?.shared && <Icon of={Users} />}
              {name} {found > 0 && <span className="of-tab-count num">{count(found, officeLanguage())}</span>}
            </Link>
            {own !== undefined && mayRemove && isNow && (
              <Menu position="bottom-end" withinPortal>
                <Menu.Target>
                  <ActionIcon variant="subtle" aria-label={m.office_view_menu({ name })}>
                    <Icon of={ChevronDown} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  {!own.isOwn && <Menu.Label>{m.office_view_by({ name: own.by })}</Menu.Label>}
                  <Menu.Item color="red" leftSection={<Icon of={Trash2} />} onClick={() => remove(own.id)}>
                    {m.office_view_remove()}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </Fragment>
        );
      })}
    </nav>
  );
}

const owners: ReadonlySet<string> = new Set(['lists.manage']);
const nobody: ReadonlySet<string> = new Set();
