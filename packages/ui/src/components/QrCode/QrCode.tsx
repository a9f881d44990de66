import { qrPath } from './qrPath.ts'
import { code } from './QrCode.css.ts'

export interface QrCodeProps {
  /** What it holds. */
  text: string
  /** What it is, for those who cannot see it. */
  label: string
}

/** A QR code as large as its place. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrPath(text)
  return (
    <svg
      className={code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
