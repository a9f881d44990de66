export declare function compareIntegrity(
  installed: { packages?: Record<string, { version?: string; integrity?: string }> },
  pinned: Record<string, string>,
): { changed: string[]; unknown: string[] }
