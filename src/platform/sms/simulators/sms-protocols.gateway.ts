import { z } from 'zod';
import { fieldsOf, jsonOf } from '../../simulators/simulator.gateway.ts';
import type { SmsProtocol } from './sms-simulator.gateway.ts';

/** The account at each simulated provider: it protects nothing. */
export const practiceAccount = { key: 'practice-key', sender: 'Shofor', sid: 'SHOFOR', username: 'practice' };
const { key, sender, sid, username } = practiceAccount;

const text = z.string().catch('');

export const sslwirelessProtocol: SmsProtocol = {
  method: 'POST',
  path: '/api/v3/send-sms',
  read: async (context) => {
    const body = await jsonOf(context);
    const id = text.parse(body.csms_id);
    return {
      to: text.parse(body.msisdn),
      text: text.parse(body.sms),
      id,
      isAllowed: body.api_token === key && body.sid === sid && /^[a-zA-Z0-9]{1,20}$/.test(id),
    };
  },
  taken: (context, { reference, id, to, text: body, encoding }) =>
    context.json({
      status: 'SUCCESS',
      status_code: 200,
      error_message: '',
      smsinfo: [
        {
          sms_status: 'SUCCESS',
          status_message: 'Success',
          msisdn: to,
          sms_type: encoding === 'ucs2' ? 'BN' : 'EN',
          sms_body: body,
          csms_id: id,
          reference_id: reference,
        },
      ],
    }),
  refused: (context, refusal) => {
    const words = {
      'no-balance': 'Insufficient Balance',
      'bad-number': 'Invalid MSISDN',
      'masking-must-be-bangla': 'Masking SMS must be in Bangla',
      'bad-fields': 'Required parameter is missing',
      'bad-key': 'Unauthorized',
      'bad-sender': 'Invalid SID',
      busy: 'Internal Error, try again',
      'id-used': 'csms_id already used',
    }[refusal];
    return context.json({ status: 'FAILED', status_code: 4001, error_message: words, smsinfo: [] });
  },
};

export const bulksmsbdProtocol: SmsProtocol = {
  method: 'POST',
  path: '/api/smsapi',
  read: async (context) => {
    const fields = await fieldsOf(context);
    return {
      to: fields.number ?? '',
      text: fields.message ?? '',
      isAllowed: fields.api_key === key && fields.senderid === sender && fields.type === 'text',
    };
  },
  taken: (context, { reference }) =>
    context.json({
      response_code: 202,
      message_id: reference,
      success_message: 'SMS Submitted Successfully 1',
      error_message: '',
    }),
  refused: (context, refusal) => {
    const code = {
      'no-balance': 1007,
      'bad-number': 1001,
      'masking-must-be-bangla': 1012,
      'bad-fields': 1003,
      'bad-key': 1011,
      'bad-sender': 1002,
      busy: 1005,
      'id-used': 1003,
    }[refusal];
    return context.json({ response_code: code, success_message: '', error_message: 'It was not submitted' });
  },
};

export const mimsmsProtocol: SmsProtocol = {
  method: 'POST',
  path: '/api/SmsSending/SMS',
  read: async (context) => {
    const body = await jsonOf(context);
    return {
      to: text.parse(body.MobileNumber),
      text: text.parse(body.Message),
      isAllowed:
        body.UserName === username &&
        body.Apikey === key &&
        body.SenderName === sender &&
        body.CampaignId === 'null' &&
        body.TransactionType === 'T',
    };
  },
  taken: (context, { reference }) =>
    context.json({
      statusCode: '200',
      status: 'Success',
      trxnId: reference,
      responseResult: 'SMS Send Successfuly',
    }),
  refused: (context, refusal) => {
    const [code, words] = {
      'no-balance': ['216', 'Insufficient Balance'],
      'bad-number': ['206', 'Invalid Mobile Number'],
      'masking-must-be-bangla': ['205', 'Masking SMS must be in Bangla'],
      'bad-fields': ['205', 'Message is required'],
      'bad-key': ['401', 'Invalid Username Or ApiKey'],
      'bad-sender': ['208', 'Invalid Sender ID'],
      busy: ['210', 'Something went wrong, try again'],
      'id-used': ['205', 'Message is required'],
    }[refusal];
    return context.json({ statusCode: code, status: 'Failed', trxnId: '', responseResult: words });
  },
};

export const alphaProtocol: SmsProtocol = {
  method: 'POST',
  path: '/sendsms',
  read: async (context) => {
    const fields = await fieldsOf(context);
    return { to: fields.to ?? '', text: fields.msg ?? '', isAllowed: fields.api_key === key };
  },
  taken: (context, { reference }) =>
    context.json({ error: 0, msg: 'Request successfully submitted', data: { request_id: reference } }),
  refused: (context, refusal) => {
    const error = {
      'no-balance': 417,
      'bad-number': 416,
      'masking-must-be-bangla': 420,
      'bad-fields': 400,
      'bad-key': 405,
      'bad-sender': 413,
      busy: 409,
      'id-used': 400,
    }[refusal];
    return context.json({ error, msg: refusal === 'masking-must-be-bangla' ? 'Use Bangla' : 'Refused' });
  },
};

export const urlProtocol: SmsProtocol = {
  method: 'GET',
  path: '/send',
  read: async (context) => {
    const { to = '', text: body = '', id, key: given } = context.req.query();
    return { to, text: body, id, isAllowed: given === key };
  },
  taken: (context) => context.text('OK'),
  refused: (context, refusal) => {
    switch (refusal) {
      case 'no-balance':
        return context.text('No balance', 402);
      case 'bad-key':
      case 'bad-sender':
        return context.text('Not allowed', 403);
      case 'busy':
        return context.text('Later', 429);
      default:
        return context.text('Refused', 422);
    }
  },
};
