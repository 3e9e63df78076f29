import type { Market } from '../tour-packages.contract.ts';

/** The English path of a package's page. */
export const packagePath = ({ market, slug }: { readonly market: Market; readonly slug: string }) =>
  `/packages/${market}/${slug}`;
