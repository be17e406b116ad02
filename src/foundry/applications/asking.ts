/** What the Table window asks for beside turns: a vote, taking back by consent, another mode. */
import { isWaiting } from '../../kernel/agenda';
import type { TableClient } from '../../table/panels/client-model';
import type { Reading } from '../../table/panels/reading';
import { undoPanel } from '../../table/panels/undo';
import { MODES, type Mode } from '../../table/record/model';

export const isMode = (value: string | undefined): value is Mode => MODES.some(mode => mode === value);

export const proposeUndo = async (reading: Reading): Promise<void> => {
  const { client } = reading;
  const { proposeTo } = undoPanel(reading);
  const { seat } = client;
  if (proposeTo === undefined || seat === undefined) return;
  await client.ask({ kind: 'propose', seat, what: { kind: 'undo', to: proposeTo } });
};

export const vote = async (client: TableClient, { on, yes }: DOMStringMap): Promise<void> => {
  const { seat } = client;
  if (seat === undefined) return;
  await client.ask({ kind: 'vote', seat, on: Number(on), yes: yes === 'true' });
};

/** A game master changes the mode; whoever else plays proposes it. */
export const changeMode = async (client: TableClient, mode: Mode): Promise<void> => {
  const { seat, people } = client;
  if (mode === client.timeline.mode) return;
  if (people.some(person => person.self && person.gm)) {
    await client.setMode(mode);
    // what was stopped by hand goes on under the rules
    const { game: rules, timeline } = client;
    if (mode === 'enforced' && timeline.begun && isWaiting(rules, timeline.state))
      await client.edit({ kind: 'resolve' });
  } else if (seat !== undefined) await client.ask({ kind: 'propose', seat, what: { kind: 'mode', mode } });
};
