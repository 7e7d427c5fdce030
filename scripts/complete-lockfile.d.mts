export function listMissing(
  packages: Readonly<Record<string, object>>,
): readonly { readonly name: string; readonly version: string; readonly isDev: boolean }[];
