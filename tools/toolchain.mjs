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
