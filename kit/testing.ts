/** Test support for a game: the standard tests of every game, and sentences for its own. Run by vitest. */
import { vi } from 'vitest';

// no test depends on a clock: a slow machine takes longer
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
