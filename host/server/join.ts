import { escape } from './pages';

/** What the join page shows. */
export interface JoinPage {
  readonly title: string;
  readonly routePrefix: string;
  readonly users: readonly { id: string; name: string; color: string; active: boolean }[];
  readonly error?: string;
}

/** The page `/join`: a plain form, so that it needs no script. */
export const joinPage = ({ title, users, error }: JoinPage): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body class="vtt join theme-dark"><form id="join-game" method="post" action="join">
<h1>${escape(title)}</h1>${error ? `<p class="error">${escape(error)}</p>` : ''}
<select name="userid">${users.map(({ id, name }) => `<option value="${id}">${escape(name)}</option>`).join('')}</select>
<input type="password" name="password"><button type="submit" name="join">Join</button>
</form></body></html>
`;
