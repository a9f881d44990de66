import { sanitizeFileName } from '@parket/domain/files/fileName'

/** «Default "downloaded-file"» (docs/rules/site.md, «Downloads»). */
const DEFAULT_NAME = 'downloaded-file'

/**
 * The file's name out of a `Content-Disposition` header: `filename*` (RFC 8187) before `filename`.
 * @returns a name a file may have, never a path
 */
export function fileNameOf(disposition: string | null): string {
  const name = extendedName(disposition ?? '') ?? plainName(disposition ?? '')
  return name ? sanitizeFileName(name) : DEFAULT_NAME
}

function extendedName(disposition: string): string | null {
  const [, value] = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition) ?? []
  if (value === undefined) return null
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

function plainName(disposition: string): string | null {
  const pattern = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i
  const [, quoted, token] = pattern.exec(disposition) ?? []
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? token ?? null
}
