import { ActionIcon, Menu } from '@mantine/core';
import { MoreHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import type { RowAction } from './table-spec.ts';

interface RowMenuProps<Row> {
  row: Row;
  name: string;
  actionsOf: (row: Row) => readonly RowAction<Row>[];
}

/** The actions on one row; disabled ones with their reason. */
export function RowMenu<Row>({ row, name, actionsOf }: RowMenuProps<Row>) {
  return (
    <Menu position="bottom-end" withinPortal width={260}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={36} aria-label={m.office_row_menu({ name })}>
          <Icon of={MoreHorizontal} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <RowMenuItems row={row} actionsOf={actionsOf} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** A component of its own, so that the actions are only computed for the open menu. */
function RowMenuItems<Row>({ row, actionsOf }: Omit<RowMenuProps<Row>, 'name'>) {
  return actionsOf(row).map((action) => <RowMenuItem key={action.key} row={row} action={action} />);
}

function RowMenuItem<Row>({ row, action }: { row: Row; action: RowAction<Row> }) {
  const { label, icon, refused, to, leaves, run, danger: grave } = action;
  const look = { leftSection: <Icon of={icon} />, ...(grave ? { color: 'red' } : {}) };
  if (refused !== undefined) {
    return (
      <Menu.Item {...look} aria-disabled="true" className="of-menu-refused" closeMenuOnClick={false}>
        {label}
        <small>{refused}</small>
      </Menu.Item>
    );
  }
  if (to !== undefined && leaves) {
    return (
      <Menu.Item {...look} component="a" href={to} target="_blank" rel="noopener">
        {label}
      </Menu.Item>
    );
  }
  if (to !== undefined) {
    return (
      <Menu.Item {...look} component={Link} to={to}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...look} onClick={() => void run?.(row)}>
      {label}
    </Menu.Item>
  );
}
