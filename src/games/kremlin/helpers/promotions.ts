/** Automatic promotions as a tool: level by level, who is the oldest below, and where they go. */
import type { Edit } from '../../../kernel/edit';
import type { Finding, Helper, Line } from '../../../kernel/helper';
import { pieceOf } from '../data/politicians';
import { automaticPromotion } from '../rules/automatic-promotions';
import { personOf, setOf, type State } from '../state';
import type { Kremlin } from '../types';

const finding = (state: State): Finding => {
  const lines: Line[] = [];
  const edits: Edit[] = [];
  let now = state;
  for (const level of ['first', 'second', 'candidates'] as const)
    for (let next = automaticPromotion(now, level); next; next = automaticPromotion(now, level)) {
      const { politician, to } = next;
      const person = personOf(now, politician);
      lines.push({ word: 'rises', params: { politician, to } });
      edits.push({ kind: 'move', piece: pieceOf(setOf(now, politician), politician), from: person.at, to, count: 1 });
      now = { ...now, politicians: { ...now.politicians, [politician]: { ...person, at: to } } };
    }
  return { lines: lines.length ? lines : [{ word: 'no-vacancy' }], rolls: [], edits };
};

export const promotions: Helper<Kremlin> = {
  id: 'promotions',
  section: '§replacement',
  inputs: () => [],
  preview: state => ({ lines: finding(state).lines, odds: [] }),
  run: state => finding(state),
};
