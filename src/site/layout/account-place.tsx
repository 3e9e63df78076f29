import { type ComponentType, useEffect, useState } from 'react';
import { isMarked } from '#features/identity/browser/account-marker.ts';

/** Where the account menu stands once somebody has signed in here; for everybody else nothing more is loaded. */
export function AccountPlace() {
  const [Menu, setMenu] = useState<ComponentType>();
  useEffect(() => {
    const look = () => {
      if (isMarked()) {
        void import('./account-menu.tsx').then(({ AccountMenu }) => setMenu(() => AccountMenu));
      }
    };
    look();
    // Somebody signs in or out in another tab; this tab's own sign-in says so too.
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  return Menu && <Menu />;
}
