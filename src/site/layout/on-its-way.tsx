import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { m } from '#messages/messages.js';

/** A progress bar while a page is loading, shown only after a short delay. */
export function OnItsWay() {
  const busy = useNavigation().state !== 'idle';
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(busy), busy ? 120 : 0);
    return () => clearTimeout(timer);
  }, [busy]);
  return visible ? (
    <div className="on-its-way" role="status">
      <span className="vh">{m.site_loading()}</span>
    </div>
  ) : null;
}
