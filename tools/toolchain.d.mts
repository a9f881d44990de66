export declare function compareIntegrity(
  installed: { packages?: Record<string, { version?: string; integrity?: string }> },
  pinned: Record<string, string>,
): { changed: string[]; unknown: string[] }
export declare function wantedToolchain(
  stamped: { NODE?: string; PNPM?: string },
  versions: { node: string; pnpm: string },
  isSystemRecent: boolean,
): { NODE: string; PNPM: string }
