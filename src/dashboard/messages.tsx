import { Notifications, notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';

/**
 * What was done or failed, for some seconds: in the free part of the head where there is one, else above the places at the foot;
 * `--of-messages` is their height, by which everything that stays there moves up. The newest takes the room of the one before.
 */
export function Messages() {
  const frame = useRef<HTMLDivElement>(null);
  const { notifications: told } = useNotifications();
  useEffect(() => {
    for (const { id } of told.slice(0, -1)) {
      if (id !== undefined) {
        notifications.hide(id);
      }
    }
  }, [told]);
  useEffect(() => {
    const list = frame.current?.querySelector('[data-position="bottom-left"]');
    const watch = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.contentRect.height ?? 0);
      document.documentElement.style.setProperty('--of-messages', `${height}px`);
    });
    if (list) {
      watch.observe(list);
    }
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={frame} className="of-messages">
      <Notifications
        withinPortal={false}
        position="bottom-left"
        containerWidth="auto"
        transitionDuration={150}
      />
    </div>
  );
}
