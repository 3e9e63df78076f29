import { m } from '#messages/messages.js';

/** The kinds of account a wallet number can be. */
export const walletKindNames = {
  personal: m.office_set_wallet_personal,
  agent: m.office_set_wallet_agent,
  merchant: m.office_set_wallet_merchant,
};
