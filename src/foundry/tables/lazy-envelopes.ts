/** Loads the code that seals and opens envelopes with the first table, like the referee's: nobody sends one before. */
import type * as wireEnvelopes from '../../table/wire/envelopes';
import type { envelopeTarget } from '../../table/record/sitting';

type Envelopes = Pick<
  typeof wireEnvelopes,
  'newMessageId' | 'openReply' | 'parseEnvelope' | 'parseLeft' | 'sealEnvelope' | 'sealToSession'
> & { readonly envelopeTarget: typeof envelopeTarget };
let loaded: Envelopes | undefined;

export const loadEnvelopes = async (): Promise<void> => {
  const [wire, sitting] = await Promise.all([
    import('../../table/wire/envelopes'),
    import('../../table/record/sitting'),
  ]);
  loaded ??= { ...wire, envelopeTarget: sitting.envelopeTarget };
};

/** Undefined before any table has been opened. */
export const envelopes = (): Envelopes | undefined => loaded;
