/** The translations of a language in the form that the wording of messages needs, without a host. */
import { speechFrom } from '../src/table/i18n/speech-from';
import type { Speech } from '../src/table/i18n/wording';
import { translations } from './languages';

export const speechOf = (language: string): Speech => speechFrom(language, translations(language));
