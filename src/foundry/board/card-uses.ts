/** What a card of the hand may be used for, offered beside it; what a lit place of the board stands for is left to that. */
import { step } from '../../table/board/gestures';
import { EMPTY } from '../../table/board/hand';
import { viewOf } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { wordingOf } from '../../table/saying/wording';
import { speech } from '../speech';
import { makeDeeds } from './deeds';
import { floating } from './floating';

/** Offers the uses of a card that has been chosen, or says which rule forbids them. */
export const offerUses = (client: TableClient, card: string, element: HTMLElement): void => {
  const { deed } = step({ client, view: viewOf(client) }, EMPTY, { kind: 'click-card', card });
  const words = wordingOf(client.showing, speech);
  const deeds = makeDeeds(client, words, floating(element.ownerDocument));
  const { left, top, width } = element.getBoundingClientRect();
  const at = { x: left + width / 2, y: top };
  if (deed?.kind === 'menu') deeds.menu(at, words.name(card), deed.commands, [card]);
  if (deed?.kind === 'why') deeds.why(at, deed.refusal);
};
