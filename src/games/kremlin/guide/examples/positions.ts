/** What the examples are built from: the Modern game with four, if nothing else is said. A to M hold the offices by rank. */
import { movesOf } from '../../../../kernel/guide';
import { asked, at, END, type Position } from '../../testing/positions';
import type { Kremlin } from '../../state';
import type { Occasion, Step } from '../../vocabulary';

export const { does, refused } = movesOf<Kremlin>();
export const us = 'stalinists';
export const them = 'militarists';

export const table = ({ of = {}, ...more }: Position) => at({ of: { edition: 'modern', ...of }, ...more });
export const PURGES: Step = { kind: 'purges', over: false };
/** After what is shown, the year goes on in a moment that asks everybody. */
export const LATER: readonly Step[] = [asked('end-of-turn'), END];
/** A window in which only we are still asked. */
export const only = (about: Occasion): Step => ({ kind: 'window', about, waiting: [us], round: 0 });
/** A purge by our KGB Head, announced and not yet rolled. */
export const announced = (target: string): Step => ({ kind: 'purge', target, by: us, actor: 'B', bonus: 0 });
