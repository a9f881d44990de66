import { encodeQR } from 'qr'

/** Light modules around the code, as the standard asks for. */
const QUIET_ZONE = 4

/**
 * The dark modules of a text's QR code as the path of an SVG with one unit a module; runs in a row are
 * one rectangle.
 */
export function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${end - x}v1h${x - end}z`]
    }),
  )
  return { size: rows.length, path: runs.join('') }
}
