/** Company id -> place in the columns: an open hash table, a sixth of the memory of a `Map`. */
export interface Slots {
  get(companyId: number): number | undefined;
  set(companyId: number, slot: number): void;
}

const EMPTY = -1;
/** Spreads ids, which are mostly consecutive, over the table. */
const SPREAD = 0x9e3779b1;

const sizeFor = (capacity: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, capacity * 2)));

export const makeSlots = (capacity: number): Slots => {
  let keys = new Float64Array(sizeFor(capacity));
  let slots = new Int32Array(keys.length).fill(EMPTY);
  let used = 0;
  const find = (companyId: number): number => {
    const mask = keys.length - 1;
    let at = (Math.imul(companyId | 0, SPREAD) >>> 0) & mask;
    while (slots[at] !== EMPTY && keys[at] !== companyId) at = (at + 1) & mask;
    return at;
  };
  const grow = (): void => {
    const [oldKeys, oldSlots] = [keys, slots];
    keys = new Float64Array(oldKeys.length * 2);
    slots = new Int32Array(keys.length).fill(EMPTY);
    oldSlots.forEach((slot, at) => {
      if (slot === EMPTY) return;
      const place = find(oldKeys[at] ?? 0);
      keys[place] = oldKeys[at] ?? 0;
      slots[place] = slot;
    });
  };
  return {
    get: (companyId) => {
      const slot = slots[find(companyId)];
      return slot === EMPTY ? undefined : slot;
    },
    set: (companyId, slot) => {
      if (used * 2 >= keys.length) grow();
      const at = find(companyId);
      if (slots[at] === EMPTY) used += 1;
      keys[at] = companyId;
      slots[at] = slot;
    },
  };
};
