import type { LaunchOptions } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/*
 * Chromium minds only the last list of features it is given, so those that Playwright (1.65) turns off are named again. The
 * last three are pages of the address bar, which every new window loads without showing them: a second of the processor.
 */
const TURNED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  // The shell would round every letter to whole pixels, which no browser with a window does.
  '--font-render-hinting=none',
  '--no-first-run',
  // A test talks to nothing but the academy it started.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${TURNED_OFF.join()}`,
];

/** Chromium refuses to run sandboxed as root, and cannot where the system forbids user namespaces. */
export const sandboxIsPossible = !isRoot && process.env['CHROMIUM_SANDBOX'] !== 'off';

/** How every Chromium of this repository is started. CHROMIUM_PATH is set by `npm test` to the one it found to work. */
export function chromiumLaunchOptions(
  executablePath = process.env['CHROMIUM_PATH'],
  chromiumSandbox = sandboxIsPossible,
): LaunchOptions {
  return { args: FLAGS, chromiumSandbox, ...(executablePath ? { executablePath } : {}) };
}
