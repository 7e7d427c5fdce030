/** What COPY in binary format puts before the rows, before the fields of a row and before a field. */
const HEADER_BYTES = 19;
const FIELD_COUNT_BYTES = 2;
const FIELD_LENGTH_BYTES = 4;

type Step = 'header' | 'row' | 'field' | 'bytes' | 'end';
const STEP_BYTES: Readonly<Partial<Record<Step, number>>> = {
  header: HEADER_BYTES,
  row: FIELD_COUNT_BYTES,
  field: FIELD_LENGTH_BYTES,
};

/**
 * Reads rows of COPY in binary format as they arrive, in parts of any length: the bytes of each field go into its
 * target, and `onRow` gets how many bytes each field had. A field longer than its target is an error.
 */
export const parseCopiedRows = (
  targets: readonly Buffer[],
  onRow: (lengths: readonly number[]) => void,
): ((part: Buffer) => void) => {
  const small = Buffer.alloc(HEADER_BYTES);
  const lengths: number[] = targets.map(() => 0);
  /** `filled`: bytes of the present step that have arrived. */
  const now: { step: Step; field: number; filled: number } = { step: 'header', field: 0, filled: 0 };

  const finish = (): void => {
    now.filled = 0;
    if (now.step === 'header') now.step = 'row';
    else if (now.step === 'row') {
      now.field = 0;
      now.step = small.readInt16BE(0) === -1 ? 'end' : 'field';
    } else if (now.step === 'field') {
      lengths[now.field] = small.readInt32BE(0);
      now.step = 'bytes';
    } else {
      now.field += 1;
      now.step = now.field < targets.length ? 'field' : 'row';
      if (now.step === 'row') onRow(lengths);
    }
  };

  return (part) => {
    let at = 0;
    while (now.step !== 'end') {
      const wanted = STEP_BYTES[now.step] ?? lengths[now.field] ?? 0;
      const target = now.step === 'bytes' ? targets[now.field] : small;
      if (!target || wanted > target.length) throw new RangeError('a copied field does not fit its room');
      const taken = Math.min(wanted - now.filled, part.length - at);
      part.copy(target, now.filled, at, at + taken);
      now.filled += taken;
      at += taken;
      if (now.filled < wanted) return;
      finish();
    }
  };
};
