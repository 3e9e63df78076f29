import { Loader } from '@mantine/core';
import { m } from '#messages/messages.js';

export function GateWaiting() {
  return (
    <main className="of-gate" id="main" aria-busy="true">
      <Loader color="ink" aria-hidden="true" />
      <p className="vh" role="status">
        {m.office_loading()}
      </p>
    </main>
  );
}
