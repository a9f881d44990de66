// Plain JavaScript without dependencies, like tools/run.mjs, which uses it before anything else is there.

/**
 * Packages that npm brought and that are not what tools/toolchain.json pins: of another content, or,
 * where the platform has no pin, unknown.
 * @param {{ packages?: Record<string, { version?: string, integrity?: string }> }} installed npm's `.package-lock.json`
 * @param {Record<string, string>} pinned integrity by `name@version`
 * @returns {{ changed: string[], unknown: string[] }}
 */
export function compareIntegrity(installed, pinned) {
  const changed = []
  const unknown = []
  for (const [path, { version, integrity }] of Object.entries(installed.packages ?? {})) {
    const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`
    const wanted = pinned[name]
    if (wanted === undefined) unknown.push(name)
    else if (integrity !== wanted) changed.push(name)
  }
  return { changed, unknown }
}

/**
 * What the toolchain has to hold, as its stamp says it: `NODE` is a version, or `system`.
 * A Node that was brought once stays, whichever Node starts us now: npm removes what it is not told to
 * install, and another task may run with it.
 * @param {{ NODE?: string, PNPM?: string }} stamped what is there
 * @param {{ node: string, pnpm: string }} versions of tools/toolchain.json
 * @param {boolean} isSystemRecent the Node that starts us can run the tasks itself
 * @returns {{ NODE: string, PNPM: string }}
 */
export function wantedToolchain(stamped, versions, isSystemRecent) {
  const isBrought = stamped.NODE !== undefined && stamped.NODE !== 'system'
  return { NODE: isSystemRecent && !isBrought ? 'system' : versions.node, PNPM: versions.pnpm }
}
