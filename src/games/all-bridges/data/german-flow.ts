/**
 * §3.4 The flowchart of German actions, from the top: the first line that holds is what they do. The printed sheet was
 * not at hand: reconstructed.
 */
export const GERMAN_FLOW = [
  { when: 'none-in-play', then: 'nothing' },
  { when: 'beside-enemies', then: 'attack' },
  { when: 'in-their-box', then: 'land' },
  { when: 'on-the-map', then: 'march' },
] as const;
export type GermanCondition = (typeof GERMAN_FLOW)[number]['when'];
export type GermanAction = (typeof GERMAN_FLOW)[number]['then'];
