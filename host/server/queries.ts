import type { Assumptions } from '../shared/assumptions';
import { can } from '../shared/permissions';
import { isPlain } from '../shared/json';
import type { QueryRequest } from '../shared/wire';
import { toldOf } from './backlog';
import { LIMITS } from './limits';
import type { Line } from './lines';
import type { World } from './world';

interface Pending {
  readonly asker: Line;
  readonly settle: (answer: { ok: boolean; value?: unknown; error?: string }) => void;
  readonly asked: Set<string>;
}

/** Relays `User#query`: from the asking page to the pages of the asked user, and the first answer back. */
export class Queries {
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly world: World,
    private readonly lines: ReadonlySet<Line>,
    private readonly assumptions: Assumptions,
    private readonly visible: boolean,
  ) {}

  /** Asks for the page on `line`; resolves with the handler's value, rejects with its message. */
  ask(line: Line, request: QueryRequest): Promise<unknown> {
    const sender = this.world.account(line.userId);
    if (!sender || !can(sender, 'QUERY_USER', this.world.rolePermissions())) {
      throw new Error(`User ${sender?.name ?? line.userId} lacks permission to query other users`);
    }
    if (request.userId === line.userId && this.assumptions['query-self'] === 'refused') {
      throw new Error('A user may not query themselves');
    }
    const pages = [...this.lines].filter(({ userId }) => userId === request.userId);
    if (pages.length === 0) throw new Error(`User ${request.userId} is not connected`);
    const asked = this.assumptions['query-tabs'] === 'all' ? pages : pages.slice(0, 1);
    const ids = asked.map(({ id }) => id);
    // keep only its name in memory until it is answered
    const { queryId, userId, queryName } = request;
    const written = toldOf('query', { ...request, senderId: line.userId, pages: ids });
    for (const other of this.visible ? this.lines : asked) other.tell(written);
    const own = [...this.pending.values()].filter(({ asker }) => asker === line);
    if (own.length >= LIMITS.queries) own[0]?.settle({ ok: false, error: 'The query was never answered' });
    return new Promise((resolve, reject) => {
      this.pending.set(queryId, {
        asker: line,
        asked: new Set(ids),
        settle: answer => {
          this.pending.delete(queryId);
          if (this.visible)
            for (const other of this.lines) other.send('queryTold', { ...answer, queryId, userId, queryName });
          if (answer.ok) resolve(answer.value);
          else reject(new Error(answer.error));
        },
      });
    });
  }

  /** Takes an answer from a page that was asked. */
  answered(line: Line, answer: unknown): void {
    if (!isPlain(answer)) return;
    const { queryId, ok, value, error } = answer;
    const pending = this.pending.get(String(queryId));
    if (pending?.asked.has(line.id)) pending.settle({ ok: ok === true, value, error: String(error ?? '') });
  }

  /** Ends the queries that nobody can answer any more. */
  left(line: Line): void {
    for (const { asker, asked, settle } of [...this.pending.values()]) {
      if (asker === line) settle({ ok: false, error: 'The page that asked has gone' });
      else if (asked.delete(line.id) && asked.size === 0) settle({ ok: false, error: 'The queried user disconnected' });
    }
  }
}
