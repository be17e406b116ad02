/** What stands on a track is told as the board prints it: in the log, proposals, menus, labels and lists of changes. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { evolve } from '../../kernel/agenda';
import type { GameEdit } from '../../kernel/edit';
import { eventsOf } from '../../kernel/change';
import { EVERY_GAME } from '../../testing/all-games';
import { plain } from '../i18n/links';
import { sameFaces } from '../board/by-hand';
import { pieceLabel } from '../board/labels';
import { pieceMoves } from '../board/piece-rows';
import type { Placement } from '../board/projection';
import { viewOf } from '../board/view';
import type { AnyTypes } from '../record/model';
import { begunTable } from '../testing/seated-tables';
import { logOf } from './log';
import { changeText } from './proposals';
import { readingOf } from './reading';
import { clientOf } from './testing/client';

/** A value that no board prints, and that a number of its own does not hide. */
const RAW = /[-−]\d/;

test.each(EVERY_GAME.flatMap(game => (['en', 'de'] as const).map(language => [game.id, language, game] as const)))(
  '%s, %s',
  async (_, language, game) => {
    const { at } = await begunTable(game, { mode: 'free' });
    const [seat, browser] = Object.entries(at)[0] ?? [];
    if (!seat || !browser) return expect.fail('nobody plays');
    const reading = readingOf(clientOf(browser.sees(seat), browser.user, { seat }), speechOf(language));
    const { client, words, speech } = reading;
    const view = viewOf(client);
    const { game: rules, presentation } = client;
    const doer = { name: 'Annabel', seats: [seat] };
    let told = 0;
    for (const { id, track: on, value } of view.tabletop.markers) {
      const track = view.board.tracks.find(one => one.id === on);
      if (!track) continue;
      const piece = { kind: 'marker', id, piece: id, slot: on } as const;
      const moves = pieceMoves(reading, view, piece, 1);
      const texts = {
        log: new Map<string, number>(),
        change: new Map<string, number>(),
        move: new Map<string, number>(),
        label: new Map<string, number>(),
      };
      for (const [n] of track.boxes.entries()) {
        const to = track.from + n;
        const edit: GameEdit = { kind: 'set', marker: id, to };
        const events = eventsOf(rules, view.state, edit, sameFaces);
        if (to === value || 'reason' in events || !events.length) continue;
        told++;
        const printed = track.labels?.[n] ?? String(to);
        const ends = new RegExp(`(^|[^\\d−-])${printed}([^\\d]|$)`);
        const log = logOf({ game: rules, presentation, words, speech }, doer, view.state, events, edit)
          .map(plain)
          .join(' ');
        const change = changeText(reading, edit);
        const move = moves.find(({ key }) => key === String(to))?.label ?? '';
        const after = events.reduce<AnyTypes['state']>((state, event) => evolve(rules, state, event), view.state);
        const then = { ...view, tabletop: presentation.tabletop(after) };
        const label = pieceLabel(then, words, speech, piece as Placement);
        for (const [where, text] of Object.entries({ log, change, move, label })) {
          expect(text, where).toMatch(ends);
          expect(text, where).not.toMatch(RAW);
          const of = texts[where as keyof typeof texts];
          // two boxes of a track are never told alike
          expect(of.get(text), `${where}: ${text}`).toBe(undefined);
          of.set(text, to);
        }
      }
    }
    if (view.board.tracks.length && game.id !== 'toy') expect(told).toBeGreaterThan(0);
  },
);
