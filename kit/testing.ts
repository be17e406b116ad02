/** What a game is tested with: the tests that every game gets, and sentences for its own. Run by vitest. */
import { vi } from 'vitest';

// no test is decided by a clock: on a slow machine it takes longer
vi.setConfig({ testTimeout: 0, hookTimeout: 0 });

export { examine } from '../src/kernel/testing/examination';
export { gameTests, type GameTests } from '../src/kernel/testing/game-tests';
export { givenFor } from '../src/kernel/testing/tables';
export { loaded } from '../src/kernel/testing/replay';
export { perft } from '../src/kernel/testing/random-play';
export { wordsTests, type Spoken } from '../src/kernel/testing/words';
export { quickDice } from '../src/kernel/dice';
export { begin } from '../src/kernel/referee';
export { tutorialTests } from '../src/table/testing/tutorial-tests';
