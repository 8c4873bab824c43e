/** The page of the built-in sign-in: plain HTML that works without a script, in the academy's own dress. */
import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';

export interface ChooserPage {
  /** Where the form goes. */
  readonly action: string;
  /** The stylesheets of the web app, which bring its colours and type. */
  readonly stylesheets: readonly string[];
  readonly problem?: string;
  readonly typed?: { readonly name: string; readonly email: string };
}

const roleTexts = {
  student: 'Learns in three courses',
  creator: 'Writes courses',
  admin: 'May change everything',
} as const;

export function chooserPage({ action, stylesheets, problem, typed }: ChooserPage): string {
  const accounts = demoAccounts.map(
    ({ email, name, role }) => `
      <button class="account" name="email" value="${escapeHtml(email)}">
        <span class="initials" aria-hidden="true">${escapeHtml(initialsOf(name))}</span>
        <span class="who"><strong>${escapeHtml(name)}</strong><span>${roleTexts[role]}</span></span>
        <span class="role">${role}</span>
      </button>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>Choose an account · Academy</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  ${stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n  ')}
  <link rel="stylesheet" href="chooser.css">
</head>
<body>
<main class="chooser">
  <img src="/favicon.svg" alt="" width="48" height="48">
  <h1>Choose an account</h1>
  <p class="lead">The built-in sign-in of this academy asks for no password. Be whoever you like.</p>
  <form method="post" action="${escapeHtml(action)}">
    <h2>People of the demo academy</h2>
    ${accounts.join('')}
  </form>
  <form method="post" action="${escapeHtml(action)}" class="another">
    <h2>Another account</h2>
    ${problem === undefined ? '' : `<p class="problem" role="alert"><strong>Error:</strong> ${escapeHtml(problem)}</p>`}
    <label>Name <input name="name" autocomplete="name" required maxlength="100" value="${escapeHtml(typed?.name ?? '')}"></label>
    <label>E-mail <input name="email" type="email" autocomplete="email" required maxlength="200" value="${escapeHtml(typed?.email ?? '')}"></label>
    <button class="go">Continue</button>
  </form>
  <form method="post" action="${escapeHtml(action)}/cancel" class="cancel"><button>Cancel</button></form>
</main>
</body>
</html>`;
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
