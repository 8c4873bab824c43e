import encodeQR from 'qr';

export interface QrCode {
  /** Modules in a row, with the light border that readers need. */
  readonly size: number;
  /** The dark ones, as path data in which each is one wide. */
  readonly path: string;
}

const border = 4;

export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: path.join('') };
}

/** Dark on light, also where the page around it is dark: many readers want it so. */
export function qrSvg(text: string): string {
  const { size, path } = qrCode(text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#1c1917" d="${path}"/></svg>`,
  ].join('');
}
