/** Questions about the rules. Each answer comes from the code, and must stand on its page. */
import type { Question } from '../../../kernel/guide';

export const questions: readonly Question[] = [];
