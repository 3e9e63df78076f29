import { type ComponentType, useEffect, useState } from 'react';
import { isMarked } from '#features/identity/browser/account-marker.ts';

/** Loads the account menu only if somebody has signed in here. */
export function AccountPlace() {
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    const look = () => {
      if (isMarked()) {
        void import('./account-menu.tsx').then(({ AccountMenu }) => setMenu(() => AccountMenu));
      }
    };
    look();
    // A sign-in or sign-out in this or another tab.
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return Menu && <Menu />;
}
