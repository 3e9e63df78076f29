import type { FamilyFilter } from '../list/list.contract.ts';

/** Carries who travels along in a form that asks for something else. */
export function FamilyInputs({ filter: { adults, age, travellers } }: { filter: FamilyFilter }) {
  return (
    <>
      {adults !== undefined && <input type="hidden" name="adults" value={adults} />}
      {age.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age are two fields.
        <input type="hidden" name="age" value={each} key={index} />
      ))}
      {travellers !== undefined && <input type="hidden" name="travellers" value={travellers} />}
    </>
  );
}
