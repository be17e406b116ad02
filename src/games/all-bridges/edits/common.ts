/** What every change by hand answers with. */
import type { Edited as EditedOf } from '../../../kernel/kit/edits';
import type { AllBridges } from '../state';

export type Edited = EditedOf<AllBridges>;
