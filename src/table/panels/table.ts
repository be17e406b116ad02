/** The Table window: the state of the game, its question, and what the reader may do. */
import { MODES } from '../record/model';
import { choicesPanel, type ChoicesPanel, type Chosen } from './choices';
import { secretSheetPanel, type SecretSheetPanel } from './secret-sheet';
import { endingPanel, type EndingPanel } from './ending';
import { goalPanel, type GoalPanel } from './goal';
import { houseRulesTold, isBeforeFirstMove } from './house-rules';
import { mayHint } from './hint';
import { leftPanel, type LeftPanel, missedText } from './weekly';
import type { StandingPanel } from './client-model';
import { lastLines, type HappenedLine } from './entry-sentences';
import { type Looked, readingAt } from './moment';
import { openCards, type OpenCard } from './open-cards';
import { promptPanel, type PromptPanel } from './prompt';
import { proposalPanels, type ProposalPanel } from './proposals';
import { reactionPanel, type ReactionPanel } from './reaction';
import { joined, userName, type Reading } from './reading';
import { keyFiguresPanel, type KeyFiguresPanel } from './key-figures';
import { refereeBanner, type RefereeBanner } from './referee-banner';
import { ribbonPanel, type RibbonPanel } from './ribbon';
import { undoPanel, type UndoPanel } from './undo';
import { wayOn, type WayOn } from './way-on';

/** The other windows of a table, in the order of their buttons. */
const WINDOWS = [
  ['board', 'fa-map'],
  ['hand', 'fa-hand'],
  ['seats', 'fa-users'],
  ['record', 'fa-clock-rotate-left'],
  ['helpers', 'fa-dice'],
] as const;

export interface TablePanel {
  readonly ribbon: RibbonPanel;
  /** What wins, and everybody's progress. */
  readonly goal?: GoalPanel;
  /** The open cards. */
  readonly openCards: readonly OpenCard[];
  /** The past moment that the board and the column show. */
  readonly past: string;
  readonly banner?: RefereeBanner;
  readonly left?: LeftPanel;
  readonly standing?: StandingPanel;
  /** What this user missed since they last saw the table. */
  readonly missed?: string;
  readonly ending?: EndingPanel;
  readonly prompt?: PromptPanel;
  /** How a game master goes on when seats are empty or people are missing. */
  readonly wayOn?: WayOn;
  /** The open reaction window, if the game has windows. */
  readonly window?: ReactionPanel;
  /** My secret sheet, if the game has one. */
  readonly secretSheet?: SecretSheetPanel;
  readonly choices?: ChoicesPanel;
  /** The key figures, if the game has any. */
  readonly keyFigures?: KeyFiguresPanel;
  /** How the table differs from the usual rules: shown until the first move. */
  readonly houseRules: readonly string[];
  readonly undo: UndoPanel;
  readonly proposals: readonly ProposalPanel[];
  /** The notice while a game master looks as the referee. */
  readonly looking: string;
  readonly happened: readonly HappenedLine[];
  readonly modes: readonly {
    readonly mode: string;
    readonly name: string;
    readonly hint: string;
    readonly on: boolean;
  }[];
  /** The reader may set the mode; otherwise a seated reader may propose it. */
  readonly gm: boolean;
  readonly seated: boolean;
  readonly begun: boolean;
  readonly sending: boolean;
  readonly problems: readonly string[];
  readonly hasScene: boolean;
  /** The reader may skip the top question by hand. */
  readonly canSkip: boolean;
  /** Only legal actions are accepted: what leaves the rules is kept apart. */
  readonly isEnforced: boolean;
  /** The reader may ask what a bot would do in their place. */
  readonly canHint: boolean;
  readonly windows: readonly { readonly kind: string; readonly icon: string; readonly name: string }[];
}

const maySkip = ({ client: { timeline, seat, people } }: Reading): boolean =>
  timeline.begun &&
  !timeline.ending &&
  timeline.mode !== 'free' &&
  (people.some(person => person.self && person.gm) || (timeline.mode === 'advised' && seat !== undefined));

/** Does anybody hold cards in this game? */
const hasHands = ({ client: { presentation, timeline } }: Reading): boolean =>
  presentation.tabletop(timeline.state).piles.some(({ role }) => role === 'hand');

/**
 * `until`: later entries are still to be shown on the board, and not listed yet. `looked`: the moment that the board
 * shows; the panels describe that table, and nothing can be answered.
 */
export const tablePanel = (
  reading: Reading,
  chosen: Chosen | undefined,
  until?: number,
  looked?: Looked,
): TablePanel => {
  const { client, speech, words } = reading;
  const { timeline } = client;
  const then = readingAt(reading, looked);
  const isPast = then !== reading;
  const goal = goalPanel(then);
  const left = leftPanel(reading);
  const standing = isPast ? undefined : client.ahead?.(speech);
  // a left move says itself whom it waits for
  const banner = left && !left.urgent ? undefined : refereeBanner(reading);
  const ending = isPast ? undefined : endingPanel(reading);
  const prompt = promptPanel(then, isPast);
  const way = isPast ? undefined : wayOn(reading);
  const window = isPast ? undefined : reactionPanel(reading);
  const secretSheet = secretSheetPanel(then);
  const choices = isPast ? undefined : choicesPanel(reading, chosen);
  const keyFigures = keyFiguresPanel(
    then,
    choices?.main.map(({ lines }) => lines),
  );
  return {
    ribbon: ribbonPanel(then),
    openCards: openCards(then),
    past: isPast ? speech.format('RT.board.past', { revision: String(looked?.revision ?? '') }) : '',
    houseRules: isBeforeFirstMove(reading) ? houseRulesTold(reading) : [],
    undo: undoPanel(reading),
    proposals: proposalPanels(reading),
    happened: lastLines(reading, 4, until),
    looking: timeline.looking.length
      ? speech.format('RT.trust.looking', {
          names: joined(
            speech,
            timeline.looking.map(user => userName(reading, user)),
          ),
        })
      : '',
    modes: MODES.map(mode => ({
      mode,
      on: mode === timeline.mode,
      name: speech.localize(`RT.modes.${mode}.name`),
      hint: speech.localize(`RT.modes.${mode}.hint`),
    })),
    gm: client.people.some(person => person.self && person.gm),
    seated: client.seat !== undefined,
    begun: timeline.begun,
    sending: client.pending > 0,
    hasScene: client.sceneId !== undefined,
    canSkip: maySkip(reading),
    isEnforced: timeline.mode === 'enforced',
    canHint: mayHint(reading),
    windows: WINDOWS.filter(([kind]) => kind !== 'hand' || hasHands(reading)).map(([kind, icon]) => ({
      kind,
      icon,
      name: speech.localize(`RT.windows.${kind}`),
    })),
    problems: timeline.problems.map(problem =>
      speech.format('RT.record.damaged', { revision: String(problem.revision), problem: words.problem(problem) }),
    ),
    ...(goal && { goal }),
    ...(banner && { banner }),
    ...(left && { left }),
    ...(standing && { standing }),
    ...missedText(client, speech),
    ...(ending && { ending }),
    ...(prompt && { prompt }),
    ...(way && { wayOn: way }),
    ...(window && { window }),
    ...(secretSheet && { secretSheet }),
    ...(choices && { choices }),
    ...(keyFigures && { keyFigures }),
  };
};
