import {
  ActionIcon,
  Button,
  Kbd,
  Tooltip,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { spotlight } from '@mantine/spotlight';
import { Moon, Search, Sun } from 'lucide-react';
import { m } from '#messages/messages.js';
import { Icon } from '#ui/icons/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function TopBar() {
  const scheme = useComputedColorScheme('light');
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const other = scheme === 'dark' ? 'light' : 'dark';
  const otherName = other === 'dark' ? m.office_dark() : m.office_light();
  return (
    <header className="of-top">
      <Button
        className="of-top-search"
        variant="default"
        justify="start"
        leftSection={<Icon of={Search} />}
        rightSection={<Kbd size="xs">Ctrl K</Kbd>}
        onClick={spotlight.open}
      >
        {m.office_search()}
      </Button>
      <div className="of-top-end">
        <LanguageSwitch />
        <Tooltip label={otherName}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={otherName}
            onClick={() => setColorScheme(other)}
          >
            <Icon of={other === 'dark' ? Moon : Sun} />
          </ActionIcon>
        </Tooltip>
        <AccountMenu />
      </div>
    </header>
  );
}
