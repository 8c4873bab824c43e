/**
 * How a page looks before any of its files has come: its ground, the line of its header, the places of what is to come; on
 * the page of a lesson a dark stage. It is the one style that stands in the page itself, and the content security policy knows it
 * by its hash. What it draws goes when the style sheet is there (web/src/styles/base.css).
 */
export const pageFrameStyle = [
  // A page that is short for a moment, or has no scrollbar, begins at the same place as all others, from the frame on. Not in a narrow
  // window, which needs the room, nor around a film on the full screen, which would end where the scrollbar was.
  '@media(min-width:40rem){html:not(:has(:fullscreen)){scrollbar-gutter:stable}}',
  // Behind everything, so that a page whose style sheet never comes can still be read.
  '#frame{position:fixed;inset:0;z-index:-1;overflow:hidden;background:#fbfaf7;color:#efeae1}',
  '#frame>*{box-sizing:border-box;max-width:82rem;margin:0 auto;padding:0 1rem}',
  '#frame i{display:block;border-radius:8px;background:currentColor}',
  '#frame p{display:flex;align-items:center;gap:.625rem;height:4rem}',
  '#frame p>*{width:2rem;height:2rem}',
  '#frame p>:nth-child(2){width:6rem;height:1rem}',
  '#frame p>:last-child{width:5rem;margin-left:auto}',
  '#frame div>*{width:60%;height:2.5rem;margin-top:2.5rem}',
  '#frame div>:nth-child(2){width:40%;height:1rem;margin-top:1rem}',
  '#frame section{height:auto;display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1.5rem;width:100%}',
  '#frame section>*{height:16rem;border-radius:12px}',
  '#frame.stage{background:#0f0d0c;color:#211d1a}',
  '#frame.stage>*{max-width:104rem}',
  '#frame.stage div{padding:0}',
  '#frame.stage div>*{width:100%;height:auto;max-width:calc((100dvh - 4.0625rem)*16/9);aspect-ratio:16/9;margin:1px auto 0;border-radius:0}',
  '@media(min-width:48rem){#frame>*{padding:0 2rem}}',
  '@media(min-width:64rem){#frame.stage div{padding:5rem 24.25rem 0 2rem}#frame.stage div>*{max-width:calc((100dvh - 11.5rem)*16/9);border-radius:12px}}',
  '@media(prefers-color-scheme:dark){:root:not([data-theme=light]) #frame:not(.stage){background:#161412;color:#262220}}',
  '[data-theme=dark] #frame:not(.stage){background:#161412;color:#262220}',
].join('');
