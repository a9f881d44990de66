import type { ElementProps } from '../elementProps.ts'
import { qrPath } from './qrPath.ts'
import { code } from './QrCode.css.ts'

export interface QrCodeProps extends ElementProps {
  /** What it holds. */
  text: string
  /** What it is, for those who cannot see it. */
  'aria-label': string
}

/** A QR code as large as its place. */
export function QrCode({ text, ...svg }: QrCodeProps) {
  const { size, path } = qrPath(text)
  return (
    <svg
      {...svg}
      className={code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
