/** The code that seals and opens envelopes, loaded with the first table, like the referee's: nothing is sent before. */
import type * as envelopes from '../../table/wire/envelopes';
import type { letterBox } from '../../table/record/sitting';

type Letters = Pick<
  typeof envelopes,
  'newMessageId' | 'openReply' | 'parseEnvelope' | 'parseLeft' | 'sealEnvelope' | 'sealLetter'
> & { readonly letterBox: typeof letterBox };
let loaded: Letters | undefined;

export const loadLetters = async (): Promise<void> => {
  const [wire, sitting] = await Promise.all([
    import('../../table/wire/envelopes'),
    import('../../table/record/sitting'),
  ]);
  loaded ??= { ...wire, letterBox: sitting.letterBox };
};

/** Undefined before any table has been opened. */
export const letters = (): Letters | undefined => loaded;
