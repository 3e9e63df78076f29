import { Alert, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { write } from '#dashboard/api/operations.ts';
import { fullMoment } from '#dashboard/documents/moment.tsx';
import { officeLanguage } from '#dashboard/language.ts';
import { runMutation } from '#dashboard/run-mutation.ts';
import { m } from '#messages/messages.js';
import type { OwnPushes } from '../push.contract.ts';
import { findDeviceState, ownDevice, turnOff, turnOn } from './push-device.ts';

export const ownKey = 'push';

/** Turns them on; choices that were never made are kept in the language of the office. */
async function begin({ isSaved, devices: _, ...choices }: OwnPushes): Promise<void> {
  if ((await turnOn()) && !isSaved) {
    await write('PUT /push/choices', { ...choices, language: officeLanguage() });
  }
}

const sendTest = () =>
  void runMutation([ownKey], m.office_push_test_sent(), () => write('POST /push/test', {}));

/** Whether this device shows notifications, why it can't, and the buttons that change it. */
export function DevicePanel({ own }: { readonly own: OwnPushes }) {
  const { devices } = own;
  const ids = devices.map(({ id }) => id).join(' ');
  const { data: state } = useQuery({
    queryKey: [ownKey, 'here', ids],
    queryFn: () => findDeviceState(devices),
  });
  const here = state === 'on' ? ownDevice() : undefined;
  const isFailed = devices.some(({ id, failedAt }) => id === here && failedAt !== null);
  const others = devices.filter(({ id }) => id !== here);
  return (
    <section className="of-panel" aria-labelledby="push-here">
      <h2 id="push-here">{m.office_push_here()}</h2>
      <p className="of-dim">{m.office_push_here_text()}</p>
      {state === 'cannot' && <Alert color="yellow">{m.office_push_cannot()}</Alert>}
      {state === 'denied' && <Alert color="yellow">{m.office_push_denied()}</Alert>}
      {isFailed && <Alert color="yellow">{m.office_push_failed()}</Alert>}
      <p role="status">
        {state === 'on' && m.office_push_on()}
        {state === 'off' && m.office_push_off()}
      </p>
      <Group>
        {state === 'off' && (
          <Button onClick={() => void runMutation([ownKey], undefined, () => begin(own))}>
            {m.office_push_turn_on()}
          </Button>
        )}
        {state === 'on' && (
          <>
            <Button onClick={sendTest}>{m.office_push_send_test()}</Button>
            <Button
              variant="default"
              onClick={() => void runMutation([ownKey], m.office_push_turned_off(), turnOff)}
            >
              {m.office_push_turn_off()}
            </Button>
          </>
        )}
      </Group>
      <OtherDevices others={others} />
    </section>
  );
}

/** One's other devices: one that was lost is turned off from here. */
function OtherDevices({ others }: { readonly others: OwnPushes['devices'] }) {
  if (others.length === 0) {
    return null;
  }
  const forgetOne = (id: string) =>
    void runMutation([ownKey], m.office_push_forgotten(), () =>
      write('DELETE /push/subscriptions/{id}', { id }),
    );
  return (
    <>
      <h3>{m.office_push_others()}</h3>
      <ul className="of-push-devices">
        {others.map(({ id, createdAt }) => {
          const since = m.office_push_other({ when: fullMoment(createdAt) });
          return (
            <li key={id}>
              <span>{since}</span>
              <Button
                variant="default"
                aria-label={`${m.office_push_forget()}: ${since}`}
                onClick={() => forgetOne(id)}
              >
                {m.office_push_forget()}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
