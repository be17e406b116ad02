/** What the join page shows. */
export interface JoinPage {
  readonly title: string;
  readonly error?: string;
}

/** Escapes text for HTML. */
const escape = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

/**
 * The page `/join`: a plain form, so that it needs no script. Its names are those that public test helpers for Foundry
 * fill in, a field for the user's name and no list of users; its addresses are relative, for route prefixes. docs/platform.md 13
 */
export const joinPage = ({ title, error }: JoinPage): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/host.css">
</head>
<body class="vtt join theme-dark">
<form id="join-game" class="standard-form" method="post" action="join">
<h1>${escape(title)}</h1>
${error ? `<p class="error" role="alert">${escape(error)}</p>` : ''}
<div class="form-group"><label for="join-username">Who are you?</label>
<input id="join-username" type="text" name="username" required autofocus autocomplete="username" spellcheck="false"></div>
<div class="form-group"><label for="join-password">Password, if you have one</label>
<input id="join-password" type="password" name="password" autocomplete="current-password"></div>
<button type="submit" name="join">Join the game</button>
</form>
</body>
</html>
`;
