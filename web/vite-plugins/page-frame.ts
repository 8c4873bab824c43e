import { pageFrameStyle } from '@academy/contract/interface/page-frame.ts';
import type { Plugin } from 'vite';

const places = '<i></i>'.repeat(8);

const frames = {
  page: `<div id="frame" aria-hidden="true"><p><i></i><i></i><i></i></p><div><i></i><i></i><section>${places}</section></div></div>`,
  stage:
    '<div id="frame" class="stage" aria-hidden="true"><p><i></i><i></i><i></i></p><div><i></i></div></div>',
};

/** Said by a page whose app does not come (web/src/app/start-notice.ts), in the language of the page. */
export const startTexts = {
  'start-failed': 'The academy could not be loaded completely. Please check your connection.',
  'start-slow': 'The academy takes long to load: the connection is slow.',
  'start-again': 'Try again',
};

/** Named as in the catalogues, for the copies of the page in other languages. */
const said = (name: keyof typeof startTexts) => `data-text="${name}">${startTexts[name]}<`;

const notice = `<template id="start-notice">
      <div role="alert" class="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-card px-5 py-3 text-ink shadow-pop">
        <p data-failed ${said('start-failed')}/p>
        <p data-slow ${said('start-slow')}/p>
        <button type="button" class="min-h-11 font-semibold text-accent-ink underline underline-offset-4" ${said('start-again')}/button>
      </div>
    </template>`;

/**
 * Puts the frame into the page, and the style sheet behind it: a browser draws what stands before a style sheet without it,
 * and holds back what stands after. In the head it would hold back everything.
 */
export function pageFrame(kinds: Readonly<Record<string, keyof typeof frames>>): Plugin {
  return {
    name: 'academy:page-frame',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        const kind = Object.entries(kinds).find(([page]) => filename.endsWith(`/${page}`))?.[1];
        if (kind === undefined) return html;
        const sheets = html.match(styleSheet) ?? [];
        return html
          .replaceAll(styleSheet, '')
          .replace('</head>', () => `  <style>${pageFrameStyle}</style>\n  </head>`)
          .replace('<div id="root">', (root) =>
            [frames[kind], ...sheets.map((sheet) => sheet.trim()), root].join('\n    '),
          )
          .replace('</body>', (end) => `  ${notice}\n  ${end}`);
      },
    },
  };
}

const styleSheet = /^ *<link rel="stylesheet"[^>]*>\n/gm;
