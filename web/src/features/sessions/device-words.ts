import { t } from '@lingui/core/macro';

/** The first that is found counts: browsers also name those that they descend from. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** What a browser called itself, in words: "Chrome on Android". Nothing is decided by it, so a guess is enough. */
export function deviceText(userAgent: string | null): string {
  const browser = browsers.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  const system = systems.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  if (browser && system)
    return t({ message: `${browser} on ${system}`, comment: 'Such as Chrome on Android' });
  if (system) return t({ message: `A browser on ${system}`, comment: 'Such as: a browser on Windows' });
  return browser ?? t`A browser`;
}
