import { gatewayErrorText } from './payment-labels.ts';

/** What is wrong with a refund. */
export function GatewayErrorText({ of }: { readonly of: string }) {
  const { words, language } = gatewayErrorText(of);
  return <span lang={language}>{words}</span>;
}
