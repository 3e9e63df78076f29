import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { m } from '#messages/messages.js';
import { queryClient } from './api/query-client.ts';
import { Leaving } from './form/leaving.tsx';
import { Gate } from './gate/gate.tsx';
import { officeLanguage } from './language.ts';
import { Messages } from './messages.tsx';
import { Shell } from './shell/shell.tsx';
import { officeTheme } from './theme/office-theme.ts';
import { adoptOfficeVariables } from './theme/office-variables.ts';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import 'dayjs/locale/bn-bd';
import './theme/office.css';

adoptOfficeVariables();

/** The office as rendered in the browser: providers, gate, shell and page. */
export default function Office() {
  return (
    <MantineProvider
      theme={officeTheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        {/* In Bangladesh the week begins on Sunday; Friday and Saturday are the weekend. */}
        <DatesProvider
          settings={{
            locale: officeLanguage() === 'bn' ? 'bn-bd' : 'en',
            firstDayOfWeek: 0,
            weekendDays: [5, 6],
          }}
        >
          <ModalsProvider labels={{ confirm: m.office_confirm(), cancel: m.office_cancel() }}>
            <Messages />
            <Gate>
              <Shell>
                <Outlet />
              </Shell>
              <Leaving />
            </Gate>
          </ModalsProvider>
        </DatesProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
