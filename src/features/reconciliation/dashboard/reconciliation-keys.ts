import { showKeys } from '#dashboard/keys-dialog.tsx';
import { m } from '#messages/messages.js';

/** The list of the keys of a reconciliation. */
export const showReconciliationKeys = () =>
  showKeys(m.office_recon_keys(), [
    [['j', '↓'], m.office_recon_keys_next()],
    [['k', '↑'], m.office_recon_keys_before()],
    [['Enter'], m.office_recon_match()],
    [['?'], m.inbox_keys_list()],
  ]);
