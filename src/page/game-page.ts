/** What runs in the page of a saved game: plays it move by move, shows it with the eyes of a seat, and verifies it. */
import { verifying } from '../table/judgement/verify';
import { verifiedText } from '../table/panels/verified';
import { speechFrom } from '../table/i18n/speech-from';
import type { AnyGame } from '../table/record/model';
import { importRecord } from '../table/record/record-file';
import { type Eyes, type Film, filmOf } from './film';
import type { GamePageData } from './html';

/** How long (ms) a move stands while the game plays by itself. */
const PACE = 1500;

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

const boardOf = ({ board }: Film, label: string): { readonly svg: SVGSVGElement; readonly pieces: SVGGElement } => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${board.width} ${board.height}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  const group = (markup: string): SVGGElement => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    // markup of our own drawing, in which every word has been escaped
    made.innerHTML = markup;
    svg.append(made);
    return made;
  };
  group(board.markup);
  return { svg, pieces: group('') };
};

/** Verifies the record a piece at a time, and says what came of it. */
const verifyInto = async (place: HTMLElement, game: AnyGame, file: string, film: Film): Promise<void> => {
  const record = importRecord(file);
  if ('problem' in record) return;
  const { speech, words } = film.telling;
  const work = verifying(game, record.head, record.raws);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      const { value } = step;
      place.dataset['verdict'] = value.ok ? 'right' : 'wrong';
      place.textContent = value.ok
        ? verifiedText(film.telling, value)
        : speech.format('RT.record.not-verified', {
            revision: String(value.revision),
            problem: words.problem(value.problem),
          });
      return;
    }
    const { done, of } = step.value;
    place.textContent = speech.format('RT.record.verifying', { done: String(done), total: String(of) });
    await new Promise(resume => {
      setTimeout(resume, 0);
    });
  }
};

const show = (game: AnyGame, data: GamePageData, film: Film): void => {
  const { speech } = film.telling;
  const say = (key: string): string => speech.localize(`RT.page.${key}`);
  let at = -1;
  let eyes: Eyes;
  let playing: number | undefined;

  const { svg, pieces } = boardOf(film, film.game);
  const hands = make('ul', { class: 'hands' });
  const list = make('ol', { class: 'moves', 'aria-label': say('moves') });
  const verdict = make('p', { class: 'verdict', role: 'status' });
  const slider = make('input', {
    type: 'range',
    min: '-1',
    max: String(film.frames.length - 1),
    value: '-1',
    'aria-label': say('move'),
  });
  const count = make('output');

  const draw = (): void => {
    pieces.innerHTML = film.pieces(at, eyes);
    hands.replaceChildren(
      ...film
        .hands(at, eyes)
        .map(({ seat, cards }) =>
          make('li', {}, make('b', {}, speech.format('RT.page.hand', { seat })), cards.join(', ') || '–'),
        ),
    );
    slider.value = String(at);
    count.textContent = `${at + 1} / ${film.frames.length}`;
    for (const [n, one] of [...list.children].entries()) {
      one.toggleAttribute('data-now', n === at);
      one.toggleAttribute('data-ahead', n > at);
    }
    list.children[Math.max(at, 0)]?.scrollIntoView({ block: 'nearest' });
  };
  const go = (to: number): void => {
    at = Math.max(-1, Math.min(to, film.frames.length - 1));
    draw();
  };
  const write = (): void => {
    list.replaceChildren(
      ...film.frames.map((frame, n) => {
        const button = make('button', { type: 'button' });
        const text = frame.lines(eyes).join(' ');
        if (frame.seat && !text.startsWith(frame.seat)) button.append(make('b', {}, `${frame.seat}: `));
        button.append(text);
        if (frame.byHand) button.append(make('i', {}, ` ${speech.localize('RT.record.by-hand')}`));
        if (frame.undone) button.append(make('i', {}, ` ${speech.localize('RT.record.taken-back')}`));
        button.addEventListener('click', () => go(n));
        return make('li', frame.undone ? { class: 'undone' } : {}, button);
      }),
    );
    draw();
  };
  const pause = (): void => {
    clearInterval(playing);
    playing = undefined;
    play.textContent = say('play');
  };
  const button = (key: string, act: () => void): HTMLButtonElement => {
    const made = make('button', { type: 'button', 'data-do': key }, say(key));
    made.addEventListener('click', act);
    return made;
  };
  const play = button('play', () => {
    if (playing !== undefined) return pause();
    if (at >= film.frames.length - 1) go(-1);
    play.textContent = say('pause');
    playing = window.setInterval(() => {
      go(at + 1);
      if (at >= film.frames.length - 1) pause();
    }, PACE);
  });
  const step = (to: () => number) => (): void => {
    pause();
    go(to());
  };
  const moves = {
    first: step(() => -1),
    back: step(() => at - 1),
    next: step(() => at + 1),
    last: step(() => film.frames.length - 1),
  };
  slider.addEventListener('input', () => step(() => Number(slider.value))());
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: moves.back,
    ArrowRight: moves.next,
    Home: moves.first,
    End: moves.last,
  };
  document.addEventListener('keydown', event => {
    const act = event.target === slider ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  const choose = make('select', { 'aria-label': say('eyes') });
  choose.append(make('option', { value: '' }, say(film.isOpen ? 'all' : 'observer')));
  if (film.isOpen) choose.append(...film.seats.map(({ id, name }) => make('option', { value: id }, name)));
  choose.addEventListener('change', () => {
    eyes = choose.value || undefined;
    write();
  });

  document.body.append(
    make(
      'header',
      {},
      make('h1', {}, film.name),
      make('p', { class: 'game' }, film.game),
      make('p', { class: 'result' }, film.result ?? say('unfinished')),
    ),
    make('main', {}, svg, make('aside', {}, list)),
    make(
      'nav',
      {},
      button('first', moves.first),
      button('back', moves.back),
      play,
      button('next', moves.next),
      button('last', moves.last),
      slider,
      count,
      make('label', {}, `${say('eyes')} `, choose),
    ),
    make('section', {}, hands, verdict),
  );
  write();
  if (film.damage !== undefined) {
    verdict.dataset['verdict'] = 'wrong';
    verdict.textContent = film.damage;
  } else if (film.isOpen) void verifyInto(verdict, game, data.record, film);
  else verdict.textContent = speech.localize('RT.record.verify-later');
};

/** Shows the game whose data stand in the page. */
export const playPage = (game: AnyGame): void => {
  const data = JSON.parse(document.getElementById('game')?.textContent ?? '{}') as GamePageData;
  const speech = speechFrom(data.language, data.words);
  const record = importRecord(data.record);
  if ('problem' in record) {
    const details = Object.entries(record.details ?? {}).map(([name, value]) => [name, String(value)] as const);
    document.body.append(
      make('p', { class: 'broken' }, speech.format(`RT.problems.${record.problem}`, Object.fromEntries(details))),
    );
    return;
  }
  const people = data.people.map(({ id, name }) => ({ id, name, color: '', active: false, self: false, gm: false }));
  show(game, data, filmOf(game, record, speech, people));
};
