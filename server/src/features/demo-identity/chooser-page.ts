/** The page of the built-in sign-in: plain HTML that works without a script, in the academy's own dress. */
import type { ChooserTexts } from '@academy/contract/auth/chooser-texts.ts';
import { demoAccounts } from '@academy/contract/auth/demo-accounts.ts';
import type { Language } from '@academy/contract/interface/languages.ts';

export interface ChooserPage {
  /** Where the form goes. */
  readonly action: string;
  /** The stylesheets of the web app, which bring its colours and type. */
  readonly stylesheets: readonly string[];
  readonly language: Language;
  readonly words: ChooserTexts;
  readonly problem?: string;
  readonly typed?: { readonly name: string; readonly email: string };
}

export function chooserPage({ action, stylesheets, language, words, problem, typed }: ChooserPage): string {
  const accounts = demoAccounts.map(
    ({ email, name, role }) => `
      <button class="account" name="email" value="${escapeHtml(email)}">
        <span class="initials" aria-hidden="true">${escapeHtml(initialsOf(name))}</span>
        <span class="who"><strong lang="en">${escapeHtml(name)}</strong><span>${words[`about-${role}`]}</span></span>
        <span class="role">${words[role]}</span>
      </button>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${words.title} · Academy</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  ${stylesheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n  ')}
  <link rel="stylesheet" href="chooser.css">
</head>
<body>
<main class="chooser">
  <img src="/favicon.svg" alt="" width="48" height="48">
  <h1>${words.title}</h1>
  <p class="lead">${words.lead}</p>
  <form method="post" action="${escapeHtml(action)}">
    <h2>${words.people}</h2>
    ${accounts.join('')}
  </form>
  <form method="post" action="${escapeHtml(action)}" class="another">
    <h2>${words.another}</h2>
    ${problem === undefined ? '' : `<p class="problem" role="alert"><strong>${words.error}</strong> ${escapeHtml(problem)}</p>`}
    <label>${words.name} <input name="name" autocomplete="name" required maxlength="100" value="${escapeHtml(typed?.name ?? '')}"></label>
    <label>${words.email} <input name="email" type="email" autocomplete="email" required maxlength="200" value="${escapeHtml(typed?.email ?? '')}"></label>
    <button class="go">${words.continue}</button>
  </form>
  <form method="post" action="${escapeHtml(action)}/cancel" class="cancel"><button>${words.cancel}</button></form>
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
