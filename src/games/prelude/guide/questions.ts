import type { Question } from '../../../kernel/guide';
export const questions: readonly Question[] = [];
