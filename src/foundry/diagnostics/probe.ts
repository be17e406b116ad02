/** One question to the Foundry that the module finds itself in: how it is asked, and what each answer means. */

/**
 * `fine`: as the module likes it. `managed`: the module goes another way by itself. `trouble`: somebody should change
 * something. `unseen`: it could not be examined now.
 */
export type Grade = 'fine' | 'managed' | 'trouble' | 'unseen';

/** An answer that any probe may give: what it needs is not there. */
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

/** Asks one question. A probe that breaks has not been able to see; the reason stands in the console. */
export const examineOne = async ({ id, answers, run }: Probe): Promise<Finding> => {
  const answer = await run().catch((error: unknown) => {
    console.info(`the probe "${id}" could not see:`, error);
    return UNSEEN;
  });
  return { probe: id, answer, grade: answers[answer] ?? 'unseen' };
};

export const pause = (ms: number): Promise<void> =>
  new Promise(resolve => {
    window.setTimeout(resolve, ms);
  });

/** Waits until something is there, a short while. */
export const found = async <T>(look: () => T | undefined, patience = 2_000): Promise<T | undefined> => {
  const end = performance.now() + patience;
  for (;;) {
    const seen = look();
    if (seen !== undefined || performance.now() > end) return seen;
    await pause(50);
  }
};
