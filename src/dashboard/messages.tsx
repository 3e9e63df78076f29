import { Notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';

/**
 * What was done or failed, for some seconds. Beside the places of the office on a wide screen, at the foot of a narrow
 * one; `--of-messages` is their height, by which everything that stays there moves up, so that they cover no button.
 */
export function Messages() {
  const frame = useRef<HTMLDivElement>(null);
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
      <Notifications withinPortal={false} position="bottom-left" containerWidth={300} />
    </div>
  );
}
