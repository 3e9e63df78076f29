import { showKeys } from '#dashboard/keys-dialog.tsx';
import { m } from '#messages/messages.js';

/** The list of the inbox's keys. */
export const showMoneyKeys = () =>
  showKeys(m.office_money_keys_title(), [
    [['j', '↓'], m.office_money_keys_next()],
    [['k', '↑'], m.office_money_keys_before()],
    [['Enter'], m.office_money_accept()],
    [['1', '2', '3'], m.office_money_keys_option()],
    [['o'], m.office_money_for_order()],
    [['n'], m.office_money_not_this()],
    [['p'], m.office_money_slip()],
    [['a'], m.office_money_ask()],
    [['/'], m.inbox_keys_search()],
    [['?'], m.inbox_keys_list()],
  ]);
