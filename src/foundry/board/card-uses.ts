/** Offers the uses of a card beside it. Uses that a highlighted place stands for are left to that place. */
import { step } from '../../table/board/gestures';
import { EMPTY } from '../../table/board/hand';
import { viewOf } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { wordingOf } from '../../table/i18n/wording';
import { speech } from '../lazy-import';
import { makeActions } from './actions';
import { floating } from './bubble';

/** Offers the uses of a chosen card, or names the rule that forbids them. */
export const offerUses = (client: TableClient, card: string, element: HTMLElement): void => {
  const { action } = step({ client, view: viewOf(client) }, EMPTY, { kind: 'click-card', card });
  const words = wordingOf(client.presentation, speech);
  const actions = makeActions(client, words, floating(element.ownerDocument));
  const { left, top, width } = element.getBoundingClientRect();
  const at = { x: left + width / 2, y: top };
  if (action?.kind === 'menu') actions.menu(at, words.name(card), action.commands, [card]);
  if (action?.kind === 'why') actions.why(at, action.refusal, action.command);
};
