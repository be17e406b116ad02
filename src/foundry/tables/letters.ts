/** The code that seals and opens envelopes is loaded with the first table, like the referee's: nobody sends one before. */
import type * as envelopes from '../../table/wire/envelopes';
import type { letterBox } from '../../table/record/sitting';
import type { parseLeft } from '../../table/wire/envelopes';

type Letters = Pick<
  typeof envelopes,
  'newMessageId' | 'openReply' | 'parseEnvelope' | 'sealEnvelope' | 'sealLetter'
> & {
  readonly letterBox: typeof letterBox;
  readonly parseLeft: typeof parseLeft;
};
let loaded: Letters | undefined;

export const loadLetters = async (): Promise<void> => {
  const [wire, sitting, left] = await Promise.all([
    import('../../table/wire/envelopes'),
    import('../../table/record/sitting'),
    import('../../table/wire/envelopes'),
  ]);
  loaded ??= { ...wire, letterBox: sitting.letterBox, parseLeft: left.parseLeft };
};

/** Undefined before any table has been opened. */
export const letters = (): Letters | undefined => loaded;
