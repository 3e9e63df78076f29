import { type DocumentKind, documentKinds } from '#features/documents/kinds/kinds.data.ts';
import { m } from '#messages/messages.js';

const verbs: Readonly<Record<string, () => string>> = {
  create: m.office_act_create,
  duplicate: m.office_act_duplicate,
  save: m.office_act_save,
  'restore-revision': m.office_act_restore_revision,
  publish: m.office_act_publish,
  'publish-all': m.office_act_publish,
  'publish-due': m.office_act_publish_due,
  'set-aside': m.office_act_set_aside,
  unpublish: m.office_act_unpublish,
  'unpublish-all': m.office_act_unpublish,
  schedule: m.office_act_schedule,
  unschedule: m.office_act_unschedule,
  trash: m.office_act_trash,
  restore: m.office_act_bring_back,
  add: m.office_act_add,
  change: m.office_act_change,
  replace: m.office_act_replace,
  delete: m.office_act_delete,
  'change-role': m.office_act_change_role,
  disable: m.office_act_disable,
  enable: m.office_act_enable,
  'sign-out-everywhere': m.office_act_sign_out_everywhere,
  'send-reset': m.office_act_send_reset,
  'sign-up': m.office_act_sign_up,
  'make-key': m.office_act_keys,
  'use-signing-key': m.office_act_keys,
  'make-first-owner': m.office_act_first_owner,
  send: m.office_act_send,
  assign: m.office_act_assign,
  'change-state': m.office_act_change_state,
  'mark-spam': m.office_act_mark_spam,
  'set-due': m.office_act_set_due,
  'add-note': m.office_act_add_note,
  'log-contact': m.office_act_log_contact,
  'add-message': m.office_act_add_message,
  'receive-mail': m.office_act_add_message,
  release: m.office_act_release,
  merge: m.office_act_merge,
  invite: m.office_act_invite,
  'invite-again': m.office_act_invite_again,
  'revoke-invitation': m.office_act_revoke_invitation,
  'accept-invitation': m.office_act_accept_invitation,
  rename: m.office_act_rename,
  'add-contact': m.office_act_add_contact,
  separate: m.office_act_separate,
  'add-relative': m.office_act_relative,
  'remove-relative': m.office_act_relative,
  join: m.office_act_join,
  reply: m.office_act_reply,
  'add-file': m.office_act_add_file,
  'open-file': m.office_act_open_file,
  'remove-file': m.office_act_remove_file,
  'send-again': m.office_act_send_again,
  'send-dead-again': m.office_act_send_again,
  drop: m.office_act_drop,
  retry: m.office_act_retry,
  'retry-dead': m.office_act_retry,
  discard: m.office_act_discard,
  'change-password': m.office_act_change_password,
  'reset-password': m.office_act_reset_password,
  'link-password': m.office_act_link,
  'link-google': m.office_act_link,
  unlink: m.office_act_unlink,
  'sign-in-with-google': m.office_act_google,
  renew: m.office_act_used_twice,
  'send-code': m.office_act_send_code,
  'apply-code': m.office_act_apply_code,
  'change-profile': m.office_act_change_profile,
  'delete-account': m.office_act_delete,
  'admit-foreign': m.office_act_admit,
  'end-session': m.office_act_end_session,
  make: m.office_act_preview,
  move: m.office_act_move,
  close: m.office_act_close,
  open: m.office_act_open,
  cancel: m.office_act_cancel,
  quote: m.office_act_quote,
  accept: m.office_act_accept,
  'accept-by-link': m.office_act_accept,
  amend: m.office_act_amend,
  'accept-amendment': m.office_act_accept,
  'accept-amendment-by-link': m.office_act_accept,
  'withdraw-amendment': m.office_act_withdraw,
  take: m.office_act_take_money,
  settle: m.office_act_take_money,
  approve: m.office_act_approve,
  undo: m.office_act_undo,
  ask: m.office_act_ask_refund,
  pay: m.office_act_pay_refund,
  refuse: m.office_act_refuse,
  export: m.office_act_export,
  lapse: m.office_act_lapse,
  complete: m.office_act_complete,
  remind: m.office_act_remind,
};

/**
 * The past participle of an action: `visa.publish` is "published". In Bangla a person is spoken of with respect (করেছেন), the
 * program isn't (করেছে).
 * @param actor the id of who did it
 */
export function actionWords(action: string, actor: string): string {
  const words = (verbs[action.replace(/^[^.]*\./, '')] ?? m.office_act_other)();
  const isPerson = actor.startsWith('user:') || actor === 'visitor';
  return isPerson ? words : words.replace(/ছেন(?![\u0980-\u09ff])/g, 'ছে');
}

const documents: Readonly<Record<DocumentKind, () => string>> = {
  visa: m.office_kind_visa,
  'tour-package': m.office_kind_package,
  post: m.office_kind_post,
};

const kinds: Readonly<Record<string, () => string>> = {
  ...documents,
  media: m.office_kind_picture,
  settings: m.office_nav_settings,
  user: m.office_column_user,
  account: m.office_column_user,
  enquiry: m.office_kind_enquiry,
  order: m.office_kind_order,
  report: m.office_kind_report,
  invitation: m.office_kind_invitation,
  customer: m.office_kind_customer,
  'enquiry-file': m.office_kind_enquiry_file,
  'visa-papers': m.office_kind_papers,
  departure: m.office_kind_departure,
  destinations: m.office_kind_places,
  mail: m.office_kind_letter,
  outbox: m.office_kind_task,
  'signing-key': m.office_kind_keys,
};

/** The kinds of subject. */
export const subjectWords = (kind: string): string => kinds[kind]?.() ?? m.office_kind_other();

/** Kinds by which the log can be filtered. */
export const subjectKinds = [...documentKinds, 'media', 'user', 'enquiry', 'order', 'settings'] as const;
