import { ModelSupplier } from '../../model/suppliers.ts';
import type { World } from '../../world.ts';
import { saveTerms } from './vat.ts';

/** What the office of the walk has from its first day: a bank of its own, some suppliers, and what may be written off. */
export async function openOffice(world: World): Promise<void> {
  await saveTerms(world, { own: 0, fee: 0 });
  const bank = { parent: 'bank', name: { en: 'City Bank, Banani' }, number: '1402 7765', key: world.aKey() };
  const { body } = await world.ask('champa', 'POST', '/accounts', bank);
  world.model.books.bank = body.code;
  for (const [name, currency] of [
    ['Dar Al Safa Hotel', 'SAR'],
    ['Bengal Air', 'BDT'],
  ] as const) {
    const card = { name, kind: 'hotel', currency, key: world.aKey() };
    const made = await world.ask('champa', 'POST', '/suppliers', card);
    world.model.books.suppliers.push(new ModelSupplier(made.body.id, currency));
  }
}
