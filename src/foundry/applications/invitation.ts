/** Asks each user once to sit down at a table with open seats. */
import type { TableClient } from '../../table/panels/client-model';
import { openSeats } from '../../table/panels/prompt';
import { readingOf, seatName } from '../../table/panels/reading';
import { seatsPanel } from '../../table/panels/seats';
import { coverWord } from '../../table/i18n/manifest-words';
import { speech } from '../lazy-import';
import { openTable } from '../layout/open-table';

const LATER = 'later';

/** Tells a user who sits down who keeps the key to the hidden cards. */
export const tellKeeper = (client: TableClient): void => {
  const { hosting, keeper, openness } = seatsPanel(readingOf(client, speech));
  ui.notifications.info(openness.isOpen ? openness.text : (keeper?.told ?? hosting));
};

/** The maker of a table keeps its key. If they play there against people, they are told what that means. */
export const tellMaker = ({ timeline, mySeats }: TableClient): void => {
  if (timeline.open) return;
  const isAmongPeople = Object.entries(timeline.holders).some(
    ([seat, { kind }]) => kind !== 'bot' && !mySeats.includes(seat),
  );
  if (mySeats.length && isAmongPeople)
    ui.notifications.info(speech.format('RT.trust.keeper-told', { name: game.user?.name ?? '' }));
};

/** Removes seats that others have taken meanwhile; closes with a notice when none is left. */
const keepOffers = (client: TableClient, dialog: foundry.applications.api.DialogV2): void => {
  const stop = client.onChange(() => {
    const open = openSeats(readingOf(client, speech));
    if (!dialog.rendered) stop();
    else if (open.length) {
      for (const offer of dialog.element.querySelectorAll<HTMLElement>('footer [data-action]'))
        if (offer.dataset['action'] !== LATER && !open.includes(offer.dataset['action'] ?? '')) offer.remove();
    } else {
      stop();
      // a user who has sat down another way needs no notice
      if (!client.mySeats.length) ui.notifications.info('RT.invitation.full', { localize: true });
      void dialog.close();
    }
  });
};

/** Asks this user, and gives them the seat they choose. */
export const invite = async (client: TableClient): Promise<void> => {
  const reading = readingOf(client, speech);
  const { referee, timeline } = client;
  const host = referee.kind === 'there' ? referee.name : (game.users.activeGM?.name ?? '');
  const words = { host, game: reading.words.text('name'), table: timeline.head.name };
  const cover = (key: string): string => coverWord(client.game.id, key, speech);
  const answer = await foundry.applications.api.DialogV2.wait({
    window: { title: 'RT.invitation.title', icon: 'fa-solid fa-chair' },
    classes: ['rt', 'rt-invited'],
    rejectClose: false,
    render: (_event, dialog) => keepOffers(client, dialog),
    content: [
      speech.format(words.table === words.game ? 'RT.invitation.text-to' : 'RT.invitation.text', words),
      `${cover('subtitle')} · ${cover('players')}`,
      cover('about'),
      ...(timeline.open ? [speech.localize('RT.openness.is-open')] : []),
    ]
      .map(text => `<p>${foundry.utils.escapeHTML(text)}</p>`)
      .join(''),
    buttons: [
      ...openSeats(reading).map((seat, n) => ({
        action: seat,
        label: speech.format('RT.invitation.sit', { seat: seatName(reading, seat) }),
        default: n === 0,
      })),
      { action: LATER, label: 'RT.invitation.later' },
    ],
  });
  if (typeof answer !== 'string' || answer === LATER) return;
  const reply = await client.ask({ kind: 'claim', seat: answer });
  if (!reply.ok) return;
  tellKeeper(client);
  await openTable(client);
};
