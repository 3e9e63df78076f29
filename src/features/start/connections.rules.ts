import type { StartService } from './start.contract.ts';

/** The variables that set a service up, as the README has them; of several providers those that all of them want. */
export const variablesOf: Readonly<Record<StartService, readonly string[]>> = {
  mail: ['SMTP_URL', 'MAIL_FROM'],
  sms: ['SMS_PROVIDER', 'SMS_API_KEY'],
  whatsapp: ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  bkash: ['BKASH_APP_KEY', 'BKASH_APP_SECRET', 'BKASH_USERNAME', 'BKASH_PASSWORD'],
  nagad: ['NAGAD_MERCHANT_ID', 'NAGAD_PRIVATE_KEY', 'NAGAD_GATEWAY_KEY'],
  sslcommerz: ['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'],
};
