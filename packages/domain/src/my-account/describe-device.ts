export interface Device {
  /** Null: a program that is none of the known browsers. */
  readonly browser: string | null;
  readonly system: string | null;
}

type Known = readonly (readonly [pattern: RegExp, name: string])[];

// In this order: Edge, Opera and WeChat also say Chrome, and Chrome also says Safari.
const BROWSERS: Known = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

// Android also says Linux, an iPhone also Mac OS X.
const SYSTEMS: Known = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const find = (known: Known, userAgent: string): string | null =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** What a browser says of itself (User-Agent) -> browser and system. It can be made up: a hint, no proof. */
export const describeDevice = (userAgent: string): Device => ({
  browser: find(BROWSERS, userAgent),
  system: find(SYSTEMS, userAgent),
});
