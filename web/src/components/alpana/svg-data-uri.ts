/** An SVG as an address for `src` or `url()`. Percent-encoding compresses and reads better than base64. */
export function svgDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
