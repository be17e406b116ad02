/** Where a counter lies, in words: what tells two leaders of one name apart. */
import type { Reading } from './reading';

/** The name of the space under each counter on the board; undefined for an id that lies nowhere. */
export const whereabouts = ({
  client: { presentation, timeline },
  words,
}: Reading): ((id: string) => string | undefined) => {
  const { board } = presentation;
  const { counters } = presentation.tabletop(timeline.state);
  const spaceOf = new Map(board.slots.map(slot => [slot.id, slot.space ?? slot.id]));
  const wordOf = new Map(board.spaces.map(space => [space.id, space.word]));
  return id => {
    const counter = counters.find(one => one.id === id);
    const word = wordOf.get(spaceOf.get(counter?.slot ?? '') ?? '');
    return word === undefined ? undefined : words.text(word);
  };
};
