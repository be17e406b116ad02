/**
 * The table of a tutorial: it exists only in this browser and writes nothing into the world. The rules judge it like
 * any table. A command that the step does not wait for is not sent, but explained.
 */
import type { Message } from '../../kernel/messages';
import { redact } from '../../kernel/piles';
import { defaultOptions } from '../../kernel/options';
import { refuse } from '../../kernel/refusal';
import { isAwaited, played, type Progress } from '../../table/panels/tutorial-run';
import type { Change, Person, TableClient } from '../../table/panels/client-model';
import { type AnyTutorial, type Lesson, saidIn, tutorialPanel } from '../../table/panels/tutorial';
import { makeHead } from '../../table/record/head';
import type { AnyGame, AnyPresentation, Head, Reply } from '../../table/record/model';
import { folded } from '../../table/record/timeline-fold';
import type { Timeline } from '../../table/record/timeline-model';
import { openTimeline } from '../../table/record/timeline';
import { wordingOf } from '../../table/i18n/wording';
import { focusOf } from '../focus';
import { language } from '../lazy-translations';
import { speech } from '../lazy-import';
import { onOwnPictures } from '../pictures/own-pictures';
import { random } from '../tables/keys';
import { people } from '../users';

/** The table's effects outside itself. */
export interface TutorialHost {
  /** Stores the learner's progress, or nothing after they have finished. */
  keep(progress: Progress | undefined): void;
  leave(): void;
  /** Called when this table becomes visible or hidden. */
  attend(isHere: boolean): void;
  /** The learner, if it is not this user, who then looks on. */
  readonly learner?: { readonly id: string; readonly name: string };
  /** Starts the next tutorial of the game, if there is one. */
  further?(): void;
  /** Begins a game, if this user may. */
  play?(): void;
}

const REFUSED: Reply = { ok: false, refusal: refuse('§table', 'not-asked') };

/** The user of this page; here `game` may mean one of our games. */
const me = (): string => game.userId ?? '';

export class TutorialClient implements TableClient {
  readonly id: string;
  readonly presentation: AnyPresentation;
  readonly mySeats: readonly string[];
  readonly referee = { kind: 'here' } as const;
  readonly pending = 0;
  readonly sceneId = undefined;
  readonly lesson: Lesson;
  readonly #head: Head;
  readonly #listeners = new Set<(change: Change) => void>();
  #timeline: Timeline;
  #progress: Progress;
  #wrong: Message | undefined;
  #isShown = false;
  #stopPictures: () => void = () => undefined;

  constructor(
    readonly game: AnyGame,
    readonly tutorial: AnyTutorial,
    progress: Progress,
    readonly host: TutorialHost,
  ) {
    const options = { ...defaultOptions(game.options), ...tutorial.options };
    const { learner } = host;
    // only the user's own table is restored after a reload
    this.id = `${learner === undefined ? 'tutorial' : 'look-on'}-${game.id}-${tutorial.id}`;
    this.presentation = game.presentation(options);
    this.mySeats = [tutorial.seat];
    const words = wordingOf(this.presentation, speech);
    this.#head = makeHead(
      {
        id: this.id,
        world: '',
        name: saidIn(tutorial.title, language(), words),
        game: game.id,
        edition: game.edition,
        options,
        mode: 'enforced',
        holders: Object.fromEntries(
          game
            .seats(options)
            .map(seat => [
              seat,
              seat === tutorial.seat
                ? { kind: 'user', user: learner?.id ?? me() }
                : { kind: 'bot', bot: game.bots[0]?.id ?? '' },
            ]),
        ),
        created: 0,
        words: [],
      },
      random,
    ).head;
    this.#progress = progress;
    this.#timeline = this.#read();
    this.lesson = this.#lesson();
  }

  /** The table as the learner's seat sees it. */
  #read(): Timeline {
    const { seat } = this.tutorial;
    const { start, turns } = played(this.game, this.tutorial, this.#progress);
    const position = start as unknown as NonNullable<Head['anew']>['position'];
    const head: Head = { ...this.#head, anew: { table: '', revision: 0, link: '', position, agreed: [] } };
    let timeline = openTimeline(this.game, head, {}, { seat, keys: {} });
    for (const [n, turn] of turns.entries()) {
      const next = folded(timeline, {
        kind: 'turn',
        r: n + 1,
        e: 0,
        p: '',
        t: 0,
        n,
        seat: turn.seat,
        by: turn.seat === 'table' ? 'table' : 'command',
        barrier: turn.barrier,
        events: turn.events.map(event => redact(event, seat)),
      });
      timeline = { ...next, revision: n + 1 };
    }
    return timeline;
  }

  #lesson(): Lesson {
    const step = () => this.tutorial.steps[this.#progress.step];
    const spotlight = () => step()?.spotlight ?? [];
    const awaited = () => (this.#progress.done ? undefined : step()?.awaits?.[0]);
    const lit = () => (this.#isShown ? awaited() : undefined);
    const { learner } = this.host;
    return {
      isWatched: learner !== undefined,
      get spotlight() {
        return spotlight();
      },
      get lit() {
        return lit();
      },
      get awaited() {
        return awaited();
      },
      panel: () =>
        tutorialPanel(
          this.tutorial,
          {
            progress: this.#progress,
            wrong: this.#wrong,
            hasFurther: this.host.further !== undefined,
            canPlay: this.host.play !== undefined,
            learner: learner?.name,
          },
          language(),
          wordingOf(this.presentation, speech),
          speech,
        ),
      act: what => this.#act(what),
    };
  }

  #act(what: string): void {
    const { step, done, given } = this.#progress;
    const last = this.tutorial.steps.length - 1;
    if (what === 'leave') return this.host.leave();
    if (what === 'further' || what === 'play') {
      this.host.keep(undefined);
      return this.host[what]?.();
    }
    if (what === 'show') {
      this.#isShown = true;
      return this.#changed();
    }
    if (what === 'back') return this.#go(done ? { step, done: false, given } : this.#before());
    if (step < last) return this.#go({ step: step + 1, done: false, given });
    this.host.keep(undefined);
    this.host.leave();
  }

  /** Moves to the learner's step. */
  follow(progress: Progress): void {
    this.#go(progress);
  }

  #before(): Progress {
    const { step, given } = this.#progress;
    const to = Math.max(0, step - 1);
    const isCommanded = this.tutorial.steps[to]?.awaits !== undefined;
    return { step: to, done: isCommanded && this.tutorial.steps[to]?.then !== undefined && step > 0, given };
  }

  #go(progress: Progress): void {
    this.#progress = progress;
    this.#wrong = undefined;
    this.#isShown = false;
    this.#timeline = this.#read();
    this.host.keep(progress);
    focusOf(this.id).choose(undefined);
    this.#changed();
  }

  #changed(kind: Change['kind'] = 'record'): void {
    for (const listener of [...this.#listeners]) listener({ kind, revision: this.#timeline.revision });
  }

  get timeline(): Timeline {
    return this.#timeline;
  }
  get seat(): string {
    return this.tutorial.seat;
  }
  get people(): readonly Person[] {
    return people();
  }
  now(): number {
    return game.time.serverTime;
  }
  hasPassed = (): boolean => false;

  onChange(listener: (change: Change) => void): () => void {
    if (!this.#listeners.size) {
      this.host.attend(true);
      this.#stopPictures = onOwnPictures(() => this.#changed('pictures'));
    }
    this.#listeners.add(listener);
    return () => {
      if (!this.#listeners.delete(listener) || this.#listeners.size) return;
      this.#stopPictures();
      this.host.attend(false);
    };
  }

  async submit(command: Message): Promise<Reply> {
    if (this.host.learner !== undefined) return this.ask();
    const { step: at, done, given } = this.#progress;
    const step = this.tutorial.steps[at];
    if (!step || done || !isAwaited(step, command)) {
      this.#wrong = command;
      this.#isShown = true;
      this.#changed();
      return REFUSED;
    }
    const after = { ...given, [at]: command };
    const isTold = step.then !== undefined || at === this.tutorial.steps.length - 1;
    this.#go(isTold ? { step: at, done: true, given: after } : { step: at + 1, done: false, given: after });
    return { ok: true, revision: this.#timeline.revision };
  }

  /** Nothing else can be asked of this table; the column says what it waits for. */
  async ask(): Promise<Reply> {
    const { learner } = this.host;
    ui.notifications.info(
      learner ? speech.format('RT.tutorial.looking-on', { name: learner.name }) : speech.localize('RT.tutorial.closed'),
    );
    return REFUSED;
  }
  edit = (): Promise<Reply> => this.ask();
  undo = (): Promise<Reply> => this.ask();
  assign = (): Promise<Reply> => this.ask();
  setMode = (): Promise<Reply> => this.ask();
  takeOver = (): Promise<void> => Promise.resolve();
  sitAs = (): void => undefined;
  exportRecord = (): string => '';
  deleteTable = (): Promise<void> => Promise.resolve();
}
