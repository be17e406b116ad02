/** The contents of the Table window: its parts and their data. */
import type { CoachPanel } from '../../table/panels/prompt';
import type { PilesPanel } from '../../table/panels/piles';
import type { TablePanel } from '../../table/panels/table';
import type { TutorialPanel } from '../../table/panels/tutorial';
import type { DoneByHand } from './done-note';
import type { EndFigured } from './end-actions';
import { type Parts, template } from '../rt-application';

export const TABLE_PARTS: Parts = {
  ribbon: { template: template('table-ribbon') },
  goal: { template: template('table-goal') },
  prompt: { template: template('table-prompt') },
  end: { template: template('end'), scrollable: [''] },
  window: { template: template('table-window') },
  choices: { template: template('table-choices'), scrollable: [''] },
  keyFigures: { template: template('table-key-figures'), scrollable: [''] },
  piles: { template: template('table-piles'), scrollable: [''] },
  secretSheet: { template: template('table-secret-sheet'), scrollable: ['.rt-secret-sheet__sheet'] },
  happened: { template: template('table-happened') },
  tools: { template: template('table-tools') },
};

/** Why a clicked choice is forbidden. */
export interface Why {
  readonly text: string;
  readonly section: string;
  readonly mark: string;
}

/** What the column shows besides its panel. */
export interface TableContext extends TablePanel {
  readonly why?: Why;
  /** What is done for the user because only one answer is possible. */
  readonly auto: string;
  readonly sounds: boolean;
  readonly codeOffered: boolean;
  readonly passphraseOffered: boolean;
  readonly piles?: PilesPanel;
  /** The best choice with its reason, then others that are nearly as good. */
  readonly hint?: readonly string[];
  readonly coach?: CoachPanel;
  /** Hands have already done what is asked. */
  readonly doneByHand?: DoneByHand;
  readonly lesson?: TutorialPanel;
  readonly mayPlayAgain: boolean;
  /** The table on which this finished game began again. */
  readonly next: { readonly name: string } | undefined;
  /** The figures of a finished game. */
  readonly end?: EndFigured;
  /** The column offers here what the Record window has elsewhere. */
  readonly inColumn: true;
}
