/** The content of the join page. */
export interface JoinPage {
  readonly title: string;
  readonly error?: string;
  /** Proves to the server that the form is its own. */
  readonly token: string;
  /** The user name filled in. */
  readonly user?: string;
  /** The form is sent at once: the opened address names the user, and no other site led here. */
  readonly atOnce?: boolean;
}

/** Escapes text for HTML. */
const escape = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

/**
 * The page `/join`: a plain form, which needs a script only for invitations. Its names are those that public test
 * helpers for Foundry fill in: a field for the user's name and no list of users. Its addresses are relative, for route
 * prefixes. docs/platform.md 13
 */
export const joinPage = ({ title, error, token, user = '', atOnce = false }: JoinPage): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/host.css">
<script type="module" src="assets/invited.js"></script>
</head>
<body class="vtt join theme-dark">
<main>
<form id="join-game" class="standard-form" method="post" action="join"${atOnce ? ' data-at-once' : ''}>
<h1>${escape(title)}</h1>
${error ? `<p class="error" role="alert">${escape(error)}</p>` : ''}
<input type="hidden" name="token" value="${escape(token)}">
<input type="hidden" name="invitation" value="">
<div class="form-group"><label for="join-username">Who are you?</label>
<input id="join-username" type="text" name="username" value="${escape(user)}" required autofocus autocomplete="username" spellcheck="false"></div>
<div class="form-group"><label for="join-password">Password, if you have one</label>
<input id="join-password" type="password" name="password" autocomplete="current-password"></div>
<button type="submit" name="join">Join the game</button>
</form>
</main>
</body>
</html>
`;
