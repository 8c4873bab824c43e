/** The light build has no types of its own; it is the full one less what our streams have no use for. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
