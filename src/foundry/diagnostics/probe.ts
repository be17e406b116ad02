/** A probe: one question about the Foundry in which the module runs, and the meaning of each answer. */

/**
 * `fine`: as the module likes it. `managed`: the module works around it. `trouble`: somebody should change something.
 * `unseen`: could not be examined now.
 */
export type Grade = 'fine' | 'managed' | 'trouble' | 'unseen';

/** The answer of a probe whose means are missing. */
export const UNSEEN = 'unseen';

export interface Probe<A extends string = string> {
  /** Words: `RT.diagnostics.probes.<id>.name`, and of each answer `RT.diagnostics.probes.<id>.<answer>`. */
  readonly id: string;
  readonly answers: Readonly<Record<A, Grade>>;
  run(): Promise<A | typeof UNSEEN>;
}

export interface Finding {
  readonly probe: string;
  readonly answer: string;
  readonly grade: Grade;
}

/** Asks one question. A probe that throws answers "unseen"; the console has the reason. */
export const examineOne = async ({ id, answers, run }: Probe): Promise<Finding> => {
  const answer = await run().catch((error: unknown) => {
    console.info(`the probe "${id}" could not see:`, error);
    return UNSEEN;
  });
  return { probe: id, answer, grade: answers[answer] ?? 'unseen' };
};

const pause = (ms: number): Promise<void> =>
  new Promise(resolve => {
    window.setTimeout(resolve, ms);
  });

/** Waits a short while until something exists. */
export const found = async <T>(look: () => T | undefined, patience = 2_000): Promise<T | undefined> => {
  const end = performance.now() + patience;
  for (;;) {
    const seen = look();
    if (seen !== undefined || performance.now() > end) return seen;
    await pause(50);
  }
};
