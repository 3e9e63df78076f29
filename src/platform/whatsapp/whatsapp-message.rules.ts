import type { WhatsappContent, WhatsappMessage } from './whatsapp.contract.ts';

/** WhatsApp refuses a parameter with a line break, a tab or several blanks in a row. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const textParameter = (text: string) => ({ type: 'text', text: inOneLine(text) });

type Template = Extract<WhatsappContent, { type: 'template' }>;

function templateOf({ name, language, parameters, button }: Template) {
  const body = { type: 'body', parameters: parameters.map(textParameter) };
  const link = { type: 'button', sub_type: 'url', index: '0', parameters: [textParameter(button ?? '')] };
  const components = [...(parameters.length > 0 ? [body] : []), ...(button === undefined ? [] : [link])];
  return { name, language: { code: language }, ...(components.length > 0 ? { components } : {}) };
}

function partOf(content: WhatsappContent) {
  switch (content.type) {
    case 'template':
      return { template: templateOf(content) };
    case 'text':
      return { text: { body: content.text } };
    case 'document':
      return { document: { id: content.media, filename: content.name, ...captionOf(content) } };
    case 'image':
      return { image: { id: content.media, ...captionOf(content) } };
  }
}

const captionOf = ({ caption }: { readonly caption?: string | undefined }) =>
  caption === undefined ? {} : { caption };

/** A message as Graph takes it. */
export const graphMessage = ({ id, to, content }: WhatsappMessage) => ({
  messaging_product: 'whatsapp',
  to: to.replace(/^\+/, ''),
  type: content.type,
  ...partOf(content),
  // It comes back with each status.
  biz_opaque_callback_data: id,
});
