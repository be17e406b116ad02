/** The standing answers of a seat: which it has given, and whether they still hold. */
import { standingAnswers } from '../../kernel/reaction-windows';
import type { Speech } from '../i18n/wording';
import type { StandingPanel, TableClient } from './client-model';

const noteOf = ({ stands, referee }: TableClient, speech: Speech): string | undefined => {
  if (!stands) return undefined;
  const say = (key: string): string => speech.localize(`RT.weekly.standing.${key}`);
  if (stands.ended) return say(stands.ended);
  if (stands.word === undefined) return say('elsewhere');
  return say(referee.kind === 'gone' || referee.kind === 'none' ? 'waits' : 'holds');
};

/** Undefined if no standing answer can be given: in a game without windows, or for an onlooker. */
export const standingPanel = (client: TableClient, speech: Speech): StandingPanel | undefined => {
  const { game, seat, stands, timeline } = client;
  const answers = seat !== undefined && timeline.mode !== 'free' ? standingAnswers(game) : [];
  if (!answers.length || timeline.ending) return undefined;
  const note = noteOf(client, speech);
  return {
    answers: answers.map(word => ({
      word,
      label: speech.localize(`RT.${game.id}.standing.${word}`),
      given: stands?.word === word && !stands.ended,
    })),
    ...(note !== undefined && { note }),
    isElsewhere: stands !== undefined && stands.word === undefined && !stands.ended,
  };
};
